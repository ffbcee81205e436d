import { slipsBetween } from '../../jobs/search-words.ts';
import { lexicon } from './phrases.ts';
import { trade } from './trade-data.ts';

// In a shorter word nearly everything is one typo away.
const shortest = 7;

const meantAsTyped = new Set(trade.words.meantAsTyped);

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

let byRest: Map<string, string[]> | undefined;

/** Each word of the trade by its forms with one letter deleted: a typo is then found without trying them all. */
function wordsByRest(): ReadonlyMap<string, readonly string[]> {
  if (byRest) return byRest;
  byRest = new Map();
  for (const word of lexicon().tradeWords) {
    if (word.length < shortest) continue;
    for (const rest of [word, ...withoutOne(word)]) {
      const words = byRest.get(rest);
      if (words) words.push(word);
      else byRest.set(rest, [word]);
    }
  }
  return byRest;
}

/** The intended word of the trade for an unknown stem, when only one typo is between them; else the stem itself. */
export function spellOut(typed: string): string {
  if (typed.length < shortest - 1 || lexicon().tradeWords.has(typed) || meantAsTyped.has(typed)) return typed;
  const whole = meantBy(typed, typed);
  if (whole !== undefined) return whole;
  for (let at = 0; at < typed.length; at++) {
    const meant = meantBy(typed.slice(0, at) + typed.slice(at + 1), typed);
    if (meant !== undefined) return meant;
  }
  return typed;
}

/** Excludes the first letter, which is rarely mistyped, and added or missing last letters, which make another word: smooth is no smoothie. */
const isLike = (word: string, typed: string) =>
  word[0] === typed[0] && (word.length === typed.length || word.at(-1) === typed.at(-1));

const meantBy = (rest: string, typed: string) =>
  wordsByRest()
    .get(rest)
    ?.find((word) => isLike(word, typed) && slipsBetween(typed, word, 1) <= 1);
