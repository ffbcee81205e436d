import { neutral } from '../gendered.ts';
import { stem } from '../words.ts';
import { lexicon } from './phrases.ts';
import { trade } from './trade-data.ts';

const firsts = new Set(trade.words.compoundFirsts);
const heads = new Set(trade.words.compoundHeads);

const shortest = 8;
const mostKnown = 20_000;
const known = new Map<string, readonly string[]>();

/** Splits a compound that Afrikaans writes as one word: a saadverteenwoordiger represents sellers of saad. Known words stay whole. */
export function partsOf(typed: string): readonly string[] {
  if (typed.length < shortest) return [typed];
  const before = known.get(typed);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const word = neutral(typed);
  const parts = lexicon().tradeWords.has(stem(word)) ? [word] : (splitInTwo(word) ?? [word]);
  known.set(typed, parts);
  return parts;
}

function splitInTwo(word: string): readonly string[] | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, head] = [word.slice(0, at), word.slice(at)];
    if (!heads.has(head)) continue;
    if (firsts.has(first)) return [first, head];
    if (first.endsWith('s') && firsts.has(first.slice(0, -1))) return [first.slice(0, -1), head];
  }
  return null;
}
