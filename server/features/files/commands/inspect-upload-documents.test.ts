import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileKind } from '#contract/files/purposes.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { makeDoc, makePdf, makePdfWithTableStream } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeDocx, makeZip } from '#test/support/sample-files/zips.ts';
import { inspectUpload } from './inspect-upload.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-documents-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inspect(kind: FileKind, name: string, content: Buffer) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return inspectUpload(path, kind, name);
}

type Make = () => Buffer | Promise<Buffer>;

const joined =
  (...parts: (Make | string)[]) =>
  async () =>
    Buffer.concat(await Promise.all(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part()))));

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const asPdf = { extension: 'pdf', contentType: 'application/pdf' };
const rtf = () => Buffer.from('{\\rtf1\\ansi Thabo Mokoena, cashier.}');
const asideBy = async (bytes: number) =>
  Buffer.from(
    (await makePdf()).toString('latin1').replace(/(?<=startxref\s+)\d+/, (place) => String(Number(place) + bytes)),
    'latin1',
  );

const openDocument = () =>
  makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<x/>' },
  ]);

test.each<[FileKind, string, Make, { extension: string; contentType: string }]>([
  ['cv', 'cv.doc', () => makeDoc({ packed: true }), { extension: 'doc', contentType: 'application/msword' }],
  ['cv', 'cv.docx', () => makeDoc(), { extension: 'doc', contentType: 'application/msword' }],
  ['cv', 'cv.doc', () => makeDocx(), { extension: 'docx', contentType: wordType }],
  ['cv', 'cv.doc', rtf, { extension: 'rtf', contentType: 'application/rtf' }],
  ['cv', 'cv.docx', rtf, { extension: 'rtf', contentType: 'application/rtf' }],
  ...(['1.4', '1.6', '1.7', '1.7ext3'] as const).map((pdfVersion): [FileKind, string, Make, typeof asPdf] => [
    ...(['cv', `print-forbidden-in-${pdfVersion}.pdf`] as const),
    () => makePdf('x', { pdfVersion, ownerPassword: 'secret', permissions: {} }),
    asPdf,
  ]),
  ['document', 'scanned.pdf', joined(() => makePdf(), '\n\n%sent by scanner 12\n'), asPdf],
  ['document', 'mailed.pdf', joined(() => makePdf(), '\r\n--\r\nSent from my phone\r\n'), asPdf],
  ...[-20, -1, 1, 7, 300].map((aside): [FileKind, string, Make, typeof asPdf] => [
    ...(['cv', `table-${aside}-aside.pdf`] as const),
    () => asideBy(aside),
    asPdf,
  ]),
  ...[-900, -1, 0, 3, 40].flatMap((aside) =>
    [{}, { predicted: false }, { packed: false, predicted: false }].map(
      (how): [FileKind, string, Make, typeof asPdf] => [
        ...(['cv', `table-in-a-stream-${aside}-aside-${JSON.stringify(how)}.pdf`] as const),
        () => makePdfWithTableStream({ aside, ...how }),
        asPdf,
      ],
    ),
  ),
  ['cv', 'cv.docx', () => makePdf(), asPdf],
  ['cv', 'cv.pdf', () => makeDocx(), { extension: 'docx', contentType: wordType }],
  ['document', 'id.jpg', () => makePdf(), asPdf],
  ['document', 'id.pdf', () => makeJpeg(), { extension: 'jpg', contentType: 'image/jpeg' }],
])('%s %s is recognised', async (kind, name, make, expected) => {
  expect(await inspect(kind, name, await make())).toMatchObject(expected);
});

test.each<[string, FileKind, string, Make, RefusalCode]>([
  [
    'a PDF with a small hole',
    'cv',
    'cv.pdf',
    async () => {
      const whole = await makePdf();
      return Buffer.concat([whole.subarray(0, 300), whole.subarray(310)]);
    },
    'file.damaged',
  ],
  ['a PDF whose table is far from where it says', 'cv', 'cv.pdf', () => asideBy(5000), 'file.damaged'],
  [
    'a PDF whose table is a stream, far from where it says',
    ...(['cv', 'cv.pdf'] as const),
    () => makePdfWithTableStream({ aside: 5000 }),
    'file.damaged',
  ],
  [
    'a PDF with a hole before its table, a stream',
    ...(['cv', 'cv.pdf'] as const),
    async () => {
      const whole = await makePdfWithTableStream({ aside: 10 });
      return Buffer.concat([whole.subarray(0, 300), whole.subarray(310)]);
    },
    'file.damaged',
  ],
  ['a PDF behind other text', 'cv', 'cv.pdf', joined('From: me\n\n', () => makePdf()), 'file.unsafe'],
  ['a PDF behind an empty line', 'cv', 'cv.pdf', joined('\r\n', () => makePdf()), 'file.unsafe'],
  ['an OpenDocument text', 'cv', 'cv.docx', openDocument, 'file.wrong_bytes'],
  [
    'a Pages document',
    'cv',
    'cv.docx',
    () => makeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
    'file.wrong_bytes',
  ],
  [
    'a PDF with half of a later version',
    'cv',
    'cv.pdf',
    joined(() => makePdf(), '\n9 0 obj\n<< /Type'),
    'file.damaged',
  ],
  ['a PDF with much behind its end', 'cv', 'cv.pdf', joined(() => makePdf(), '\n%x'.repeat(500)), 'file.unsafe'],
  ['a PDF with bytes behind its end', 'cv', 'cv.pdf', joined(() => makePdf(), '\x01\x02\x03'), 'file.unsafe'],
  ...(['1.4', '1.6', '1.7', '1.7ext3'] as const).map((pdfVersion): [string, FileKind, string, Make, RefusalCode] => [
    `a PDF ${pdfVersion} with a password`,
    ...(['cv', 'cv.pdf'] as const),
    () => makePdf('x', { pdfVersion, userPassword: 'secret', ownerPassword: 'other' }),
    'file.password',
  ]),
])('%s is refused', async (_what, kind, name, make, code) => {
  await expect(inspect(kind, name, await make())).rejects.toMatchObject({ code });
});
