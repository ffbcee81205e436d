import { engagementLimits, type FeeBearer } from '#contract/engagements/options.ts';
import { shareOut } from '../ledger/commission.ts';

/** What was agreed about the money of a milestone. */
export interface AgreedMoney {
  /** The rep's pay, of which the fee is counted. */
  readonly payCents: bigint;
  readonly feeCents: bigint;
  readonly feeBearer: FeeBearer;
}

/** Where what the business paid in goes; together it is all of it. */
export interface MoneyShares {
  readonly repCents: bigint;
  readonly platformCents: bigint;
  readonly backCents: bigint;
}

/** The platform's fee of some pay, rounded to the cent, halves up. */
export const feeOf = (payCents: bigint, basisPoints: number): bigint => shareOut(payCents, basisPoints).commissionCents;

/** What the business pays in. */
export const priceOf = ({ payCents, feeCents, feeBearer }: AgreedMoney): bigint =>
  feeBearer === 'business' ? payCents + feeCents : payCents;

/** What the rep gets when all of the work is accepted. */
export const takeHomeOf = ({ payCents, feeCents, feeBearer }: AgreedMoney): bigint =>
  feeBearer === 'rep' ? payCents - feeCents : payCents;

/**
 * The shares when the rep has earned so much of the pay: the platform gets of its fee in proportion, rounded down to the cent, and
 * the business the rest. @throws RangeError for more than the pay, or less than nothing
 */
export function shareEarned(agreed: AgreedMoney, earnedCents: bigint): MoneyShares {
  const { payCents, feeCents, feeBearer } = agreed;
  if (earnedCents < 0n || earnedCents > payCents)
    throw new RangeError(`${earnedCents} is not part of ${payCents} cents`);
  const platformCents = payCents === 0n ? 0n : (feeCents * earnedCents) / payCents;
  const repCents = feeBearer === 'rep' ? earnedCents - platformCents : earnedCents;
  return { repCents, platformCents, backCents: priceOf(agreed) - repCents - platformCents };
}

/** What a rep has earned when the business cancels late: some hours of pay, and no more than all of it. */
export function earnedByLateCancellation(payCents: bigint, paidMinutes: number | null): bigint {
  if (paidMinutes === null || paidMinutes <= 0) return payCents;
  const hours = (payCents * BigInt(engagementLimits.lateCancellationHours * 60)) / BigInt(paidMinutes);
  return hours < payCents ? hours : payCents;
}
