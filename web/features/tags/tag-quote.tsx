import type { Quote } from '#contract/catalogue/tags.ts';
import { shortQuote } from './tag-words.ts';

/** The words that led to a proposal, marked. */
export function TagQuote({ quote }: { readonly quote: Quote }) {
  const { before, marked, after } = shortQuote(quote);
  return (
    <span className="block break-words font-normal text-[0.8125rem] leading-snug">
      “{before}
      <mark className="bg-transparent font-semibold text-inherit underline underline-offset-2">{marked}</mark>
      {after}”
    </span>
  );
}
