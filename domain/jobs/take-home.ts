import type { GigTerms } from '#contract/operators/settings.ts';
import { feeOf, priceOf, takeHomeOf } from '../engagements/agreed-money.ts';

/** The settings that decide how a gig's money is divided. */
export type GigFee = Pick<GigTerms, 'gigsPaidHere' | 'feeBasisPoints' | 'feeBearer'>;

export interface GigMoney {
  /** For all the reps together, with the fee where the business bears it. */
  readonly businessPaysCents: number;
  /** What one rep receives. */
  readonly repReceivesCents: number;
}

/**
 * What a gig agreed under these terms costs its business and pays each rep, to the cent.
 * @param compensationCents of one rep, for the whole job
 */
export function shareOfGig(compensationCents: number, positions: number, terms: GigFee): GigMoney {
  const payCents = BigInt(compensationCents);
  const feeCents = terms.gigsPaidHere ? feeOf(payCents, terms.feeBasisPoints) : 0n;
  const agreed = { payCents, feeCents, feeBearer: terms.feeBearer };
  return {
    businessPaysCents: Number(priceOf(agreed)) * positions,
    repReceivesCents: Number(takeHomeOf(agreed)),
  };
}
