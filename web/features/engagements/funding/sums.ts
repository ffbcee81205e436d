import type { CardFee, DueFunding } from '#contract/engagements/funding.ts';
import { cardFeeOf } from '#domain/engagements/money.ts';
import { plural } from '#web/lib/format.ts';

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/** The total when these are paid together. */
export function fundingSums(chosen: readonly DueFunding[], cardFee: CardFee | null) {
  const workCents = sum(chosen.map(({ priceCents }) => priceCents));
  const keptCents = sum(chosen.map((one) => one.keptCents));
  const cardFeeCents = cardFee ? Number(cardFeeOf(BigInt(workCents - keptCents), cardFee)) : 0;
  return {
    workCents,
    /** Deducted: paid before, for reps who cancelled. */
    keptCents,
    /** Of that, the platform's fee on top of the pay. */
    feeCents: sum(chosen.map(({ feeBearer, feeCents }) => (feeBearer === 'business' ? feeCents : 0))),
    cardFeeCents,
    totalCents: workCents - keptCents + cardFeeCents,
    reps: plural(new Set(chosen.map(({ engagementId }) => engagementId)).size, 'rep'),
  };
}

/** Those due now, and weeks that can be paid in advance. */
export function splitByUrgency(items: readonly DueFunding[], now: string) {
  const { due = [], later = [] } = Object.groupBy(items, ({ askedFrom }) => (askedFrom <= now ? 'due' : 'later'));
  return { due, later };
}
