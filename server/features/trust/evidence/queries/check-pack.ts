import { createPublicKey, verify } from 'node:crypto';
import { keyIdOf } from '../services/evidence-keys.ts';
import { hashLine, packStart, type Seal, sealStart, sha256Hex } from './seal-pack.ts';

export interface CheckedPack {
  /** What differs from what was signed; empty for an unchanged pack. */
  readonly findings: readonly string[];
  /** Null where it can't be read. */
  readonly seal: Seal | null;
}

interface Checking {
  readonly pdf: Buffer | null;
  /** Copies of the published keys, in PEM. Without them, the pack's own key is used: it shows changes, not who signed. */
  readonly publicKeys: readonly string[] | null;
}

/** Compares each line of a pack with what was signed, and names those that differ. Needs no database and no network. */
export function checkPack(file: Buffer, { pdf, publicKeys }: Checking): CheckedPack {
  const lines = splitLines(file);
  const sealAt = lines.findLastIndex((line) => line.toString('latin1').startsWith(sealStart));
  const sealLine = lines[sealAt];
  const seal = sealLine ? readSeal(sealLine) : null;
  if (!sealLine || !seal) return { findings: ['The seal, the line before the last, can’t be read.'], seal: null };
  const signature = lines[sealAt + 1]?.toString('latin1') ?? '';
  const signedWith = (publicKeys ?? [seal.key.publicKey]).find((key) => isSigned(sealLine, signature, key));
  if (signedWith === undefined)
    return {
      findings: [
        publicKeys !== null && isSigned(sealLine, signature, seal.key.publicKey)
          ? 'The pack was signed with another key than those given.'
          : 'The seal or its signature, the last two lines, was changed.',
      ],
      seal,
    };
  // A forger's own key under the id of a published one.
  if (keyIdOf(signedWith) !== seal.key.id)
    return { findings: ['The pack was signed with another key than the one it names.'], seal };
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
  return { findings, seal };
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
