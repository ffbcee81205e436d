import { trade } from './trade-data.ts';

const little = new Set(trade.words.spokenLittle);
const aroundLanguage = { before: 3, after: 5 } as const;

/** About the language named there: my kitchen Sotho, and my Zulu is only the shop kind. */
export function isSpokenLittle(words: readonly string[], at: number): boolean {
  const next = words.findIndex((word, index) => index > at && word === 'and');
  const from = Math.max(0, words.lastIndexOf('and', at), at - aroundLanguage.before);
  const to = Math.min(next === -1 ? words.length : next, at + aroundLanguage.after);
  return words.slice(from, to).some((word) => little.has(word));
}

/** Afrikaans no. */
export const saysNo = (words: readonly string[], at: number) => words[at + 1] === 'no' || words[at + 1] === 'nie';
