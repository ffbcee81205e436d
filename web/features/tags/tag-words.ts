import { type Quote, type RefusedWork, refusedWork } from '#contract/catalogue/tags.ts';
import { chipLabel } from '#texts/jobs/tags.ts';
import { refusedWords } from '#texts/matching/refused-words.ts';

/** What a rep ticks, in the words that a business reads of it. */
export const refusedLabels = Object.fromEntries(
  refusedWork.map((what) => [what, chipLabel(refusedWords[what])]),
) as Readonly<Record<RefusedWork, string>>;

/** Beside the list of work that a rep may rule out. */
export const refusedNote =
  'These jobs rank lower or are left out. If a job involves one of these, we may tell the business.';

const mostAround = 28;

/** The words that count, with a few of the words around them. */
export function shortQuote({ before, marked, after }: Quote): Quote {
  const start = before.length > mostAround ? `…${before.slice(-mostAround).replace(/^\S*\s/, ' ')}` : before;
  const end = after.length > mostAround ? `${after.slice(0, mostAround).replace(/\s\S*$/, ' ')}…` : after;
  return { before: start, marked, after: end };
}
