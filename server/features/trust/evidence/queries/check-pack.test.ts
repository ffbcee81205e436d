import { expect, test } from 'vitest';
import { digestOfPacks, signingKeyOf } from '../services/evidence-keys.ts';
import { checkPack, type GivenKey } from './check-pack.ts';
import { type Entry, hashLines, linesOf, sealPack, sha256Hex } from './seal-pack.ts';

const key = signingKeyOf('the secret of a test');
const pdf = Buffer.from('%PDF-1.7 a record');
const entries: Entry[] = [
  {
    at: '2026-12-01T08:00:00.000Z',
    what: 'The business accepted the rep',
    text: ['Ṋemuḓivhiso’s gig'],
    details: { payCents: 190_000 },
  },
  { at: '2026-12-05T06:58:00.000Z', what: 'The rep checked in', text: ['For Sat 5 Dec'], details: { place: null } },
  {
    at: '2026-12-05T16:10:00.000Z',
    what: 'The rep’s hours',
    text: ['Sat 5 Dec, 8.00 hours: demos'],
    details: { sold: 12 },
  },
];

function packOf(given: readonly Entry[] = entries, signer = key): Buffer {
  const lines = linesOf(given);
  const { id, publicKey } = signer;
  return sealPack(
    lines,
    {
      ...{ gig: '01890a5d-ac96-774b-bcce-b302099a8057', madeAt: '2026-12-06T08:00:00.000Z', madeFor: 'rep' },
      pdf: { name: 'evidence.pdf', bytes: pdf.length, sha256: sha256Hex(pdf) },
      key: { id, publicKey },
      hashes: hashLines(lines),
    },
    signer,
  );
}

const pack = packOf();
const check = (file: Buffer, keys: readonly GivenKey[] | null = [key]) => checkPack(file, { pdf, keys }).findings;

test('an unchanged pack has no findings, and is plain JSON', () => {
  expect(check(pack)).toEqual([]);
  expect(check(pack, null)).toEqual([]);
  expect(JSON.parse(pack.toString()).entries).toHaveLength(3);
});

test('each changed byte is found, and the line that it is in is named', () => {
  const lineOf = (at: number) => pack.subarray(0, at).toString('latin1').split('\n').length - 1;
  for (let at = 0; at < pack.length; at++) {
    const changed = Buffer.from(pack);
    changed[at] = (pack[at] as number) ^ 1;
    const findings = check(changed);
    const line = lineOf(at);
    // A changed line break changes the lines on both sides of it.
    const named = pack[at] === 10 ? /./ : line === 0 ? /^Line 1/ : line <= 3 ? new RegExp(`^Entry ${line} `) : /seal/i;
    expect(findings[0], `byte ${at}`).toMatch(named);
    if (pack[at] !== 10 && line >= 1 && line <= 3) expect(findings).toHaveLength(1);
  }
});

test('an entry that is removed, added or moved is found', () => {
  const lines = pack.toString().split('\n');
  const without = (index: number) => Buffer.from(lines.toSpliced(index, 1).join('\n'));
  expect(check(without(2))[0]).toMatch(/^Entry 2 .*was changed/);
  expect(check(Buffer.from(lines.toSpliced(2, 0, lines[1] as string).join('\n')))).toContain(
    '1 lines were added after the last entry.',
  );
  const [first = '', second = ''] = lines.slice(1, 3);
  expect(check(Buffer.from(lines.toSpliced(1, 2, second, first).join('\n')))).toHaveLength(2);
  expect(check(Buffer.concat([pack, Buffer.from('more')]))).toEqual([
    'Something was added or removed after the signature.',
  ]);
  expect(check(Buffer.from('{}'))).toEqual(['The seal, the line before the last, can’t be read.']);
});

test('a pack signed anew with another key is refused by a copy of ours, and shows its key without one', () => {
  const other = signingKeyOf('of someone else');
  const forged = packOf(entries.slice(0, 2), other);
  expect(check(forged)).toEqual(['The pack was signed with another key than those given.']);
  expect(checkPack(forged, { pdf, keys: null })).toMatchObject({ findings: [], seal: { key: { id: other.id } } });
});

test('a pack signed with another key under the id of ours is refused', () => {
  const forged = packOf(entries.slice(0, 2), { ...signingKeyOf('of someone else'), id: key.id });
  expect(check(forged, null)).toEqual(['The pack was signed with another key than the one it names.']);
});

test('of a key that has ended, only the packs in the published list count, under whatever time they were signed', () => {
  const issued = packOf(entries.slice(0, 1));
  const sealHash = (file: Buffer) => sha256Hex(file.toString().split('\n').at(-3) ?? '');
  const packs = [sealHash(issued), sha256Hex('another pack')];
  const endOf = (at: string) => ({ ...key, ended: { at, packs: 2, packsSha256: digestOfPacks(packs) } });
  const checkEnded = (file: Buffer, at: string, list: readonly string[] | null) =>
    checkPack(file, { pdf, keys: [endOf(at)], packs: list }).findings;
  const [before, after] = ['2026-12-05T00:00:00.000Z', '2026-12-07T00:00:00.000Z'];
  expect(checkEnded(issued, after, packs.toReversed())).toEqual([]);
  expect(checkEnded(pack, after, packs)).toEqual([
    `Not valid: its key ended ${after}, and the pack is not among the 2 issued under it.`,
  ]);
  expect(checkEnded(issued, after, null)[0]).toMatch(/^Not proved: .* Give the list with --packs\.$/);
  // The list must be the one whose digest was published.
  expect(checkEnded(pack, after, [...packs, sealHash(pack)])[0]).toMatch(/^Not proved: the list given .* is not/);
  expect(checkEnded(pack, before, null)).toEqual([
    `Not valid: it says that it was made 2026-12-06T08:00:00.000Z, and its key ended ${before}.`,
  ]);
});

test('a changed PDF is named', () => {
  expect(checkPack(pack, { pdf: Buffer.from('%PDF-1.7 a Record'), keys: null }).findings).toEqual([
    'evidence.pdf was changed.',
  ]);
});
