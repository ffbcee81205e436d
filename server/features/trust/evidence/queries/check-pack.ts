import { createPublicKey, verify } from 'node:crypto';
import type { EvidenceKey } from '#contract/trust/evidence.ts';
import { digestOfPacks, keyIdOf } from '../services/evidence-keys.ts';
import { hashLine, packStart, type Seal, sealStart, sha256Hex } from './seal-pack.ts';

export interface CheckedPack {
  /** What differs from what was signed; empty for an unchanged pack. */
  readonly findings: readonly string[];
  /** Null where it can't be read. */
  readonly seal: Seal | null;
  /** The one that signed it, if it was given. */
  readonly key: GivenKey | null;
}

/** `ended` is missing where only the key itself was given, or a copy made before keys could end. */
export type GivenKey = Pick<EvidenceKey, 'publicKey'> & Partial<Pick<EvidenceKey, 'ended'>>;

interface Checking {
  readonly pdf: Buffer | null;
  /** Copies of the published keys. Without them, the pack's own key is used: it shows changes, not who signed. */
  readonly keys: readonly GivenKey[] | null;
  /** The published list of the packs of a key that has ended. */
  readonly packs?: readonly string[] | null;
}

/** Compares each line of a pack with what was signed, and names those that differ. Needs no database and no network. */
export function checkPack(file: Buffer, { pdf, keys, packs = null }: Checking): CheckedPack {
  const lines = splitLines(file);
  const sealAt = lines.findLastIndex((line) => line.toString('latin1').startsWith(sealStart));
  const sealLine = lines[sealAt];
  const seal = sealLine ? readSeal(sealLine) : null;
  if (!sealLine || !seal)
    return { findings: ['The seal, the line before the last, can’t be read.'], seal: null, key: null };
  const signature = lines[sealAt + 1]?.toString('latin1') ?? '';
  const known: readonly GivenKey[] = keys ?? [seal.key];
  const signedWith = known.find(({ publicKey }) => isSigned(sealLine, signature, publicKey));
  if (signedWith === undefined)
    return {
      findings: [
        keys !== null && isSigned(sealLine, signature, seal.key.publicKey)
          ? 'The pack was signed with another key than those given.'
          : 'The seal or its signature, the last two lines, was changed.',
      ],
      ...{ seal, key: null },
    };
  // A forger's own key under the id of a published one.
  if (keyIdOf(signedWith.publicKey) !== seal.key.id)
    return { findings: ['The pack was signed with another key than the one it names.'], seal, key: null };
  const entries = lines.slice(1, sealAt);
  const findings = seal.hashes.flatMap((hash, index) => {
    const line = entries[index];
    if (line && hashLine(seal.hashes[index - 1] ?? '', line) === hash) return [];
    return `Entry ${index + 1}${line ? nameOf(line) : ''} was ${line ? 'changed' : 'removed'}.`;
  });
  if (entries.length > seal.hashes.length)
    findings.push(`${entries.length - seal.hashes.length} lines were added after the last entry.`);
  if (lines[0]?.toString('latin1') !== packStart) findings.push('Line 1, before the first entry, was changed.');
  if (lines.length !== sealAt + 3 || lines.at(-1)?.length !== 0)
    findings.push('Something was added or removed after the signature.');
  if (pdf && sha256Hex(pdf) !== seal.pdf.sha256) findings.push(`${seal.pdf.name} was changed.`);
  const key = keys === null ? null : signedWith;
  if (key?.ended) findings.push(...checkEnd(sealLine, { madeAt: seal.madeAt, ended: key.ended, packs }));
  return { findings, seal, key };
}

interface EndedSeal {
  readonly madeAt: string;
  readonly ended: NonNullable<EvidenceKey['ended']>;
  readonly packs: readonly string[] | null;
}

/** Who has a key that leaked signs under any time. So an ended key vouches only for what we registered before its end. */
function checkEnd(sealLine: Buffer, { madeAt, ended, packs }: EndedSeal): string[] {
  const isPublished = packs !== null && digestOfPacks(packs) === ended.packsSha256;
  // Also under a time after the end: clocks differ.
  if (isPublished && packs.includes(sha256Hex(sealLine))) return [];
  if (madeAt > ended.at) return [`Not valid: it says that it was made ${madeAt}, and its key ended ${ended.at}.`];
  if (packs === null)
    return [
      `Not proved: its key ended ${ended.at}, and from then on only the packs in the key’s published list count. Give the list with --packs.`,
    ];
  if (!isPublished)
    return ['Not proved: the list given with --packs is not the one that was published when the key ended.'];
  return [`Not valid: its key ended ${ended.at}, and the pack is not among the ${ended.packs} issued under it.`];
}

function splitLines(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = file.indexOf(10); at !== -1; at = file.indexOf(10, from)) {
    lines.push(file.subarray(from, at));
    from = at + 1;
  }
  return [...lines, file.subarray(from)];
}

function readSeal(line: Buffer): Seal | null {
  try {
    const seal = JSON.parse(line.subarray(sealStart.length, -1).toString()) as Seal;
    const readable = seal.hashes.every((hash) => typeof hash === 'string') && typeof seal.key.publicKey === 'string';
    return readable && typeof seal.pdf.sha256 === 'string' ? seal : null;
  } catch {
    return null;
  }
}

function isSigned(sealLine: Buffer, line: string, publicKey: string): boolean {
  const [, given = ''] = /^"signature":"([\w+/=]+)"}$/.exec(line) ?? [];
  const signature = Buffer.from(given, 'base64');
  // Different texts can mean the same bytes: the last letter has unused bits.
  if (signature.toString('base64') !== given) return false;
  try {
    return verify(null, sealLine, createPublicKey(publicKey), signature);
  } catch {
    return false;
  }
}

/** In the words of the entry itself, which may be what was changed. */
function nameOf(line: Buffer): string {
  const [, at, what] = /"at":"([^"]{1,40})","what":"([^"]{1,80})"/.exec(line.toString()) ?? [];
  return at && what ? ` (${what}, ${at})` : '';
}
