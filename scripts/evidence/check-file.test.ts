import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  hashLines,
  linesOf,
  packFiles,
  sealLineOf,
  sealPack,
  sha256Hex,
} from '#server/features/trust/evidence/queries/seal-pack.ts';
import { digestOfPacks, signingKeyOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
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

async function check(given: readonly ZippedFile[], keys: string | null = null, packs: string | null = null) {
  const [pack, keyFile, packsFile] = ['pack.zip', 'keys', 'packs'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(pack, writeZip(given));
  if (keys !== null) await writeFile(keyFile, keys);
  if (packs !== null) await writeFile(packsFile, packs);
  return checkFile(pack, { keyFile: keys === null ? null : keyFile, packsFile: packs === null ? null : packsFile });
}

test('a pack is sound by the key in PEM and by the published list, and without a key says what that leaves open', async () => {
  const list = { keys: [signingKeyOf('an earlier one'), key].map(({ id, publicKey }) => ({ id, publicKey })) };
  for (const keys of [key.publicKey, JSON.stringify(list)])
    expect(await check(files, keys)).toMatchObject({ sound: true, text: expect.stringContaining('the given key') });
  expect((await check(files)).text).toContain('can’t show who signed it');
});

test('what a copy of the keys says about the end of the key is said, and what it can’t know', async () => {
  const keysOf = (ended: unknown) =>
    JSON.stringify({ asOf: '2026-12-20T08:00:00.000Z', keys: [{ id: key.id, publicKey: key.publicKey, ended }] });
  expect((await check(files, keysOf(null))).text).toContain(
    'had not ended 2026-12-20T08:00:00.000Z, when the keys were',
  );
  expect((await check(files, key.publicKey)).text).toContain('doesn’t say whether the key has ended');
  const packs = [sha256Hex(sealLineOf(seal))];
  const ended = { at: '2026-12-10T08:00:00.000Z', packs: 1, packsSha256: digestOfPacks(packs) };
  expect(await check(files, keysOf(ended), JSON.stringify({ packs }))).toMatchObject({
    sound: true,
    text: expect.stringContaining('The key ended 2026-12-10T08:00:00.000Z, and only the 1 packs in its list count.'),
  });
  expect(await check(files, keysOf(ended))).toMatchObject({
    sound: false,
    text: expect.stringMatching(/^Not proved: its key ended 2026-12-10T08:00:00\.000Z/),
  });
  await expect(check(files, keysOf(ended), 'nothing')).rejects.toThrow('no list of packs');
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
