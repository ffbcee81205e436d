import type { Quote } from '#contract/catalogue/tags.ts';
import { readTrade } from './trade/read-trade.ts';

const mostWords = 40;
const longest = 160;

/** The sentences of a text. Long ones are cut, so that finding words in one takes a bounded time. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;•|])\s+|\n+/u).flatMap((sentence) => {
    const words = sentence.trim().split(/\s+/u).filter(Boolean);
    const parts = Array.from({ length: Math.ceil(words.length / mostWords) }, (_, part) =>
      words.slice(part * mostWords, (part + 1) * mostWords),
    );
    return parts.map((part, at) => [at > 0 ? '…' : [], part, at < parts.length - 1 ? '…' : []].flat(2).join(' '));
  });
}

/** Outside the marked words. */
const endMarks = /(?<=.)[.,;:!?)”’"]+$/u;

const cutStart = (text: string, room: number) =>
  text.length <= room ? text : `…${text.slice(text.length - room).replace(/^\S*/u, '')}`;
const cutEnd = (text: string, room: number) =>
  text.length <= room ? text : `${text.slice(0, room).replace(/\S*$/u, '')}…`;

/** Marks the first and shortest words of a sentence that pass the test; null: not even the whole sentence does. */
export function markIn(sentence: string, passes: (text: string) => boolean, mostLetters = longest): Quote | null {
  if (!passes(sentence)) return null;
  const words = sentence.split(' ');
  const join = (start: number, end: number) => words.slice(start, end).join(' ');
  let end = 1;
  while (end < words.length && !passes(join(0, end))) end++;
  let start = end - 1;
  while (start > 0 && !passes(join(start, end))) start--;
  const marked = join(start, end).replace(endMarks, '');
  const before = join(0, start);
  const after = sentence.slice(before.length + Number(start > 0) + marked.length);
  const room = Math.max(0, mostLetters - marked.length);
  const firstHalf = Math.max(Math.floor(room / 2), room - after.length);
  return {
    before: before && `${cutStart(before, firstHalf)} `,
    marked: cutEnd(marked, mostLetters),
    after: cutEnd(after, Math.max(Math.floor(room / 2), room - before.length)),
  };
}

const namesConcept = (concept: number) => (text: string) => readTrade([{ text, counts: 1 }]).said.has(concept);

/** The words of one sentence that name a concept of the trade. */
export const quoteIn = (sentence: string, concept: number, mostLetters?: number): Quote | null =>
  markIn(sentence, namesConcept(concept), mostLetters);

/** The first sentence of a text that names a concept of the trade, with the words that do. */
export function quoteOf(text: string, concept: number, mostLetters?: number): Quote | null {
  for (const sentence of sentencesOf(text)) {
    const quote = quoteIn(sentence, concept, mostLetters);
    if (quote) return quote;
  }
  return null;
}
