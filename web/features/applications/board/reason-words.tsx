import type { MatchReason } from '#contract/applications/match-reasons.ts';
import type { Quote } from '#contract/catalogue/tags.ts';
import { leadOfAsked } from '#texts/matching/plain-reason.ts';

/** A statement, or a quotation with the words that count marked. */
export function ReasonWords({ reason }: { readonly reason: MatchReason }) {
  if (reason.kind === 'field') return reason.words;
  return (
    <>
      {reason.asked ? (
        <>
          {leadOfAsked(reason)}: <Quoted quote={reason.asked} />.{' '}
        </>
      ) : null}
      {reason.lead}: <Quoted quote={reason.quote} />
    </>
  );
}

function Quoted({ quote: { before, marked, after } }: { readonly quote: Quote }) {
  return (
    <q className="[quotes:'“'_'”']">
      {before}
      <mark className="bg-transparent font-semibold text-inherit">{marked}</mark>
      {after}
    </q>
  );
}
