import type { MatchReasons } from '#contract/matching/recommended.ts';
import type { Explanation } from '#domain/matching/explain-match.ts';

const inWords = (reasons: Explanation['for']) => reasons.map(({ words }) => words);

export const presentReasons = (explained: Explanation): MatchReasons => ({
  for: inWords(explained.for),
  against: inWords(explained.against),
});
