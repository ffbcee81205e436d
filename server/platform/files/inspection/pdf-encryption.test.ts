import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf, makePdfWith } from '#test/support/sample-files/documents.ts';
import { refuseActivePdf } from './pdf-actions.ts';
import { openWithoutPassword } from './pdf-encryption.ts';

const versions = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const;

test.each(versions)('a PDF %s that only forbids to print is decrypted', async (pdfVersion) => {
  const content = await makePdf('x', { pdfVersion, ownerPassword: 'secret', permissions: {} });
  const text = content.toString('latin1');
  const decrypt = openWithoutPassword(text);
  const streams = [...text.matchAll(/(\d+) (\d+) obj\s<<[^>]*>>\sstream\n/g)].map(
    ({ 0: head, 1: object, 2: generation, index }) => {
      const from = index + head.length;
      const sealed = content.subarray(from, text.indexOf('\nendstream', from));
      return decrypt?.(sealed, Number(object), Number(generation)).toString('latin1') ?? '';
    },
  );
  expect(streams.some((stream) => stream.includes('BT') && stream.includes('ET'))).toBe(true);
});

test.each(versions)('a PDF %s with a password is not', async (pdfVersion) => {
  const content = await makePdf('x', { pdfVersion, userPassword: 'open sesame', ownerPassword: 'secret' });
  expect(openWithoutPassword(content.toString('latin1'))).toBeNull();
});

test.each([
  '/Encrypt 1 0 R',
  '/Encrypt << /Filter /Adobe.PubSec >>',
  '/Encrypt << /Filter /Standard /V 5 /R 6 /O <00> /U <00> >>',
  '/Encrypt << /Filter /Standard /V 4 /R 4 /CF << /A << /CFM /None >> >> /StmF /A /O (\\(\\101) /U () >>',
  `/Encrypt << /Filter /Standard /V 2 /R 3 /O (${'('.repeat(5000)}`,
  `/Encrypt << /Filter /Standard /V 99999999999 /R -3 /P 99999999999 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
  `/Encrypt << /Filter /Standard /V 1 /R 3 /P 9999999999 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
])('what says %j has no way in', (text) => expect(openWithoutPassword(text)).toBeNull());

const invert = (content: Buffer) => Buffer.from(content.map((byte) => byte ^ 0xff));

/** With its packed objects encrypted by `invert`. */
async function makeInverted(object: string) {
  const whole = (await makePdfWith(object, { packed: true })).toString('latin1');
  const packed = deflateSync(Buffer.from(`9 0 ${object}`)).toString('latin1');
  return Buffer.from(
    whole.replace(packed, () => invert(Buffer.from(packed, 'latin1')).toString('latin1')),
    'latin1',
  );
}

test('actions of an encrypted PDF are found in its packed objects', async () => {
  const active = '<< /S /JavaScript /JS (app.alert(1)) >>';
  await expect(refuseActivePdf(await makeInverted(active), invert)).rejects.toMatchObject({ code: 'file.active' });
  await expect(refuseActivePdf(await makeInverted('<< /Type /Font >>'), invert)).resolves.toBeUndefined();
});

test('packed objects are read as they are, too, since a reader may see no encryption', async () => {
  const active = await makePdfWith('<< /S /Launch >>', { packed: true });
  await expect(refuseActivePdf(active, invert)).rejects.toMatchObject({ code: 'file.active' });
  const nothing = () => deflateSync(Buffer.from('nothing'));
  await expect(refuseActivePdf(active, nothing)).rejects.toMatchObject({ code: 'file.active' });
});

test('nested streams are decrypted in bounded time', async () => {
  const stream = '1 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\n';
  const started = performance.now();
  const nothing = deflateSync(Buffer.from('nothing'));
  await expect(refuseActivePdf(Buffer.from(stream.repeat(9000)), () => nothing)).rejects.toMatchObject({
    code: 'file.unsafe',
  });
  expect(performance.now() - started).toBeLessThan(5000);
});
