import { createHash, sign } from 'node:crypto';
import type { SigningKey } from '../services/evidence-keys.ts';

/** A line of the record: something that was agreed, done, paid or written about a gig. */
export interface Entry {
  readonly at: string;
  readonly what: string;
  /** As a person reads it, in paragraphs. */
  readonly text: readonly string[];
  readonly details: Readonly<Record<string, unknown>>;
  /** Not part of the signed line. */
  readonly isMessage?: true;
}

/** What the signature covers: the hashes of all entries, in order, and what belongs to the whole pack. */
export interface Seal {
  readonly gig: string;
  readonly madeAt: string;
  readonly madeFor: 'rep' | 'business' | 'team';
  readonly pdf: { readonly name: string; readonly bytes: number; readonly sha256: string };
  readonly key: Pick<SigningKey, 'id' | 'publicKey'>;
  readonly hashes: readonly string[];
}

export const packFiles = { pdf: 'evidence.pdf', json: 'evidence.json' } as const;

export const packStart = '{"format":"thengisa evidence 1","entries":[';
export const sealStart = '],"seal":';

export const sha256Hex = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Of an entry's line and of the hash before it, so that no entry can be changed, removed or moved alone. */
export const hashLine = (previous: string, line: string | Buffer): string => sha256Hex(previous, line);

/** The entries as lines of the file, each with its number. */
export const linesOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ at, what, text, details }, index) => {
    const line = JSON.stringify({ number: index + 1, at, what, text, ...details });
    return index === entries.length - 1 ? line : `${line},`;
  });

export function hashLines(lines: readonly string[]): string[] {
  const hashes: string[] = [];
  for (const line of lines) hashes.push(hashLine(hashes.at(-1) ?? '', line));
  return hashes;
}

/** The line that is signed. Its SHA-256 is what the register of issued packs has. */
export const sealLineOf = (seal: Seal): string => `${sealStart}${JSON.stringify(seal)},`;

/**
 * The file of a pack: JSON with one line for each entry, one for the seal and one for the signature of the seal's line. Lines are hashed as they are in
 * the file, so that each changed byte is in one of them. Never change this: packs that people hold depend on it.
 */
export function sealPack(lines: readonly string[], seal: Seal, { privateKey }: SigningKey): Buffer {
  const sealLine = sealLineOf(seal);
  const signature = sign(null, Buffer.from(sealLine), privateKey).toString('base64');
  return Buffer.from(`${[packStart, ...lines, sealLine, `"signature":"${signature}"}`].join('\n')}\n`);
}
