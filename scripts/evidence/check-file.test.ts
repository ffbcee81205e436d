import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  hashLines,
  linesOf,
  packFiles,
  sealPack,
  sha256Hex,
} from '#server/features/trust/evidence/queries/seal-pack.ts';
import { signingKeyOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { writeZip, type ZippedFile } from '#server/platform/files/zip-archive.ts';
import { checkFile } from './check-file.ts';

const key = signingKeyOf('the secret of a test');
const pdf = Buffer.from('%PDF-1.7 a record');
const lines = linesOf([{ at: '2026-12-01T08:00:00.000Z', what: 'The rep checked in', text: [], details: {} }]);
const seal = {
  ...{ gig: '01890a5d-ac96-774b-bcce-b302099a8057', madeAt: '2026-12-06T08:00:00.000Z', madeFor: 'rep' as const },
  pdf: { name: packFiles.pdf, bytes: pdf.length, sha256: sha256Hex(pdf) },
  key: { id: key.id, publicKey: key.publicKey },
  hashes: hashLines(lines),
};
const files: ZippedFile[] = [
  { name: packFiles.pdf, content: pdf },
  { name: packFiles.json, content: sealPack(lines, seal, key) },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-evidence-'));
});

async function check(given: readonly ZippedFile[], keys: string | null = null) {
  const [pack, keyFile] = [join(folder, 'pack.zip'), join(folder, 'keys')];
  await writeFile(pack, writeZip(given));
  if (keys !== null) await writeFile(keyFile, keys);
  return checkFile(pack, keys === null ? null : keyFile);
}

test('a pack is sound by the key in PEM and by the published list, and without a key says what that leaves open', async () => {
  const list = { keys: [signingKeyOf('an earlier one'), key].map(({ id, publicKey }) => ({ id, publicKey })) };
  for (const keys of [key.publicKey, JSON.stringify(list)])
    expect(await check(files, keys)).toMatchObject({ sound: true, text: expect.stringContaining('the given key') });
  expect((await check(files)).text).toContain('can’t show who signed it');
});

test('a file that was added to the archive is named, also under a name that is there', async () => {
  const forged = { name: packFiles.pdf, content: Buffer.from('%PDF-1.7 another record') };
  expect(await check([...files, forged])).toMatchObject({
    sound: false,
    text: expect.stringContaining('evidence.pdf was added to the archive.'),
  });
  expect((await check([...files, { name: 'decision.pdf', content: pdf }])).text).toContain('decision.pdf was added');
  expect((await check(files.slice(1))).text).toContain('evidence.pdf is missing.');
});

test('a key file without a key stops the check', async () => {
  await expect(check(files, 'nothing')).rejects.toThrow('no public key');
});
