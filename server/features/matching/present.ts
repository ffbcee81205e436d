import type { MatchReasons } from '#contract/matching/reasons.ts';
import type { Explanation } from '#domain/matching/explain-match.ts';

const inWords = (reasons: Explanation['for']) => reasons.map(({ words }) => words);

export const presentReasons = (explained: Explanation): MatchReasons => ({
  for: inWords(explained.for),
  against: inWords(explained.against),
});

/** The first name, and the first letter of the last: until they answer, nobody has to know more. */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]?.toUpperCase() ?? ''}.`;
}
