import { slipsBetween } from '../../search-words.ts';
import { tradeWords } from './phrases.ts';

// In a shorter word nearly everything is one slip away.
const shortest = 6;

/** Common words that are one slip away from a word of the trade. */
const meantAsTyped = new Set(
  `tested testing tester casting lasting wasting coasting toasting hosted posting hosting boasting roasting basting pasting
  cashed caught handed candles sampled simple simply trailer trailers trainer country county counted planning planting planned
  selling spelling smelling telling dwelling funerals`.split(/\s+/),
);

const withoutOne = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Each word of the trade under what is left of it without one of its letters: a slip is then found without trying them all. */
const byRest = new Map<string, string[]>();
for (const word of tradeWords) {
  if (word.length < shortest) continue;
  for (const rest of [word, ...withoutOne(word)]) byRest.set(rest, [...(byRest.get(rest) ?? []), word]);
}

/** The word of the trade that was meant by a stem that is none, when only one slip is between them; else the stem itself. */
export function spellOut(typed: string): string {
  if (typed.length < shortest - 1 || tradeWords.has(typed) || meantAsTyped.has(typed)) return typed;
  for (const rest of [typed, ...withoutOne(typed)]) {
    const meant = byRest.get(rest)?.find((word) => word[0] === typed[0] && slipsBetween(typed, word, 1) <= 1);
    if (meant !== undefined) return meant;
  }
  return typed;
}
