/** Mistyped input is still found when this much of it is right, from 0 to 1. */
const nearEnough = 0.45;

interface Named {
  readonly name: string;
}

/** Letters and digits alone, without accents and capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every two neighbouring letters, the ends of the word included: misspellings leave them mostly intact. */
function pairsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, start) => padded.slice(start, start + 2));
}

/** The share of pairs that two words have in common, from 0 to 1. The start of a word is rarely mistyped. */
function likeness(one: string, other: string): number {
  if (one[0] !== other[0]) return 0;
  const left = pairsOf(other);
  let common = 0;
  for (const pair of pairsOf(one)) {
    const found = left.indexOf(pair);
    if (found < 0) continue;
    left.splice(found, 1);
    common++;
  }
  return (2 * common) / (one.length + other.length + 2);
}

/** How well a name matches the input; 0 when it does not. */
function nearness(name: string, typed: string): number {
  if (name === typed) return 5;
  if (name.startsWith(typed)) return 4;
  const words = name.split(' ');
  const wanted = typed.split(' ');
  if (wanted.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (name.includes(typed)) return 2;
  // Each typed word is matched to its nearest, whole or as a prefix.
  const nearest = wanted.map((part) =>
    Math.max(...words.flatMap((word) => [likeness(word, part), likeness(word.slice(0, part.length), part)])),
  );
  const near = nearest.reduce((sum, one) => sum + one, 0) / nearest.length;
  return near >= nearEnough && Math.min(...nearest) > 0 ? near : 0;
}

/** Those that match the input, the nearest first, equals in their own order. All of them for empty input. */
export function rankSkills<Skill extends Named>(skills: readonly Skill[], typed: string): Skill[] {
  const wanted = plain(typed);
  if (wanted === '') return typed.trim() === '' ? [...skills] : [];
  const ranked = skills.map((skill) => ({ skill, near: nearness(plain(skill.name), wanted) }));
  // Exact matches need no guesses beside them.
  const least = ranked.some((one) => one.near > 1) ? 2 : nearEnough;
  return ranked
    .filter((one) => one.near >= least)
    .toSorted((one, other) => other.near - one.near)
    .map(({ skill }) => skill);
}
