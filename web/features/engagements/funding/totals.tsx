import { formatRand } from '#web/lib/format.ts';
import type { fundingSums } from './sums.ts';

/** The total, and the part that isn't the rep's. */
export function FundingTotals({ sums }: { readonly sums: ReturnType<typeof fundingSums> }) {
  const { workCents, keptCents, feeCents, cardFeeCents, totalCents } = sums;
  const lines = [
    { term: feeCents > 0 ? 'Rep pay' : 'Pay, including our fee', cents: workCents - feeCents },
    ...(feeCents > 0 ? [{ term: 'Our fee', cents: feeCents }] : []),
    ...(keptCents > 0 ? [{ term: 'Already paid', cents: -keptCents }] : []),
    ...(cardFeeCents > 0 ? [{ term: 'Card fee, non-refundable', cents: cardFeeCents }] : []),
  ];
  return (
    <dl className="grid max-w-md gap-1.5 text-[0.9375rem]">
      {lines.map(({ term, cents }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-soft">{term}</dt>
          <dd className="figures">{formatRand(cents)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-semibold">
        <dt>{keptCents > 0 ? 'Due now' : 'Total'}</dt>
        <dd className="figures">{formatRand(totalCents)}</dd>
      </div>
    </dl>
  );
}
