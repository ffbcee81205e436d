import { foldName } from '#contract/names/fold-name.ts';

/**
 * Whether a typed signature names the account's holder. The first name and the surname have to be there, in any order. Other given names may be
 * missing, added or initials, and a name that the account has as an initial may be written out. Case, accents, hyphens, apostrophes and spaces don't
 * count.
 */
export function isSignatureOf(typed: string, name: string): boolean {
  const words = foldName(typed);
  const parts = foldName(name);
  const [first, last] = [parts.at(0) ?? '', parts.at(-1) ?? ''];
  const runs = new Set(words.flatMap((_, from) => runsFrom(words.slice(from))));
  const has = (part: string, joined: readonly string[], other: string) =>
    joined.some((run) => runs.has(run)) ||
    (part.length === 1 && words.some((word) => word !== other && word.startsWith(part)));
  return (
    has(first, runsFrom(parts), last) &&
    has(
      last,
      parts.map((_, from) => parts.slice(from).join('')),
      first,
    )
  );
}

/** The first word, the first two joined, and so on: people space `van der Merwe` and `Vandermerwe` as they like. */
const runsFrom = (words: readonly string[]) => words.map((_, at) => words.slice(0, at + 1).join(''));

/** What is wrong with a typed signature; null if it's fine. */
export function faultOfSignature(typed: string, expectedName: string | null): 'no_full_name' | 'other_name' | null {
  // A name without a letter or digit is as good as none.
  if (expectedName === null || foldName(expectedName).length === 0)
    return foldName(typed).filter((word) => word.length > 1).length > 1 ? null : 'no_full_name';
  return isSignatureOf(typed, expectedName) ? null : 'other_name';
}
