import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { shareOut } from '../ledger/commission.ts';

/** The agreed money of a milestone. */
export interface AgreedMoney {
  /** The rep's pay, the base of the fee. */
  readonly payCents: bigint;
  readonly feeCents: bigint;
  readonly feeBearer: FeeBearer;
}

/** The platform's fee of some pay, rounded to the cent, halves up. */
export const feeOf = (payCents: bigint, basisPoints: number): bigint => shareOut(payCents, basisPoints).commissionCents;

/** The amount the business pays in. */
export const priceOf = ({ payCents, feeCents, feeBearer }: AgreedMoney): bigint =>
  feeBearer === 'business' ? payCents + feeCents : payCents;

/** What the rep gets when all of the work is approved. */
export const takeHomeOf = ({ payCents, feeCents, feeBearer }: AgreedMoney): bigint =>
  feeBearer === 'rep' ? payCents - feeCents : payCents;
