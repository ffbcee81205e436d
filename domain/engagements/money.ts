import { engagementLimits } from '#contract/agreed-terms.ts';
import { shareOut } from '../ledger/commission.ts';
import { type AgreedMoney, priceOf } from './agreed-money.ts';

export { type AgreedMoney, feeOf, priceOf, takeHomeOf } from './agreed-money.ts';

/** Shares of the business's payment; they sum to it. */
export interface MoneyShares {
  readonly repCents: bigint;
  readonly platformCents: bigint;
  readonly backCents: bigint;
}

/**
 * The shares when the rep has earned so much of the pay: the platform gets a proportional fee, rounded down to the cent, and the business the rest.
 * @throws RangeError for more than the pay, or a negative amount
 */
export function shareEarned(agreed: AgreedMoney, earnedCents: bigint): MoneyShares {
  const { payCents, feeCents, feeBearer } = agreed;
  if (earnedCents < 0n || earnedCents > payCents)
    throw new RangeError(`${earnedCents} is not part of ${payCents} cents`);
  const platformCents = payCents === 0n ? 0n : (feeCents * earnedCents) / payCents;
  const repCents = feeBearer === 'rep' ? earnedCents - platformCents : earnedCents;
  return { repCents, platformCents, backCents: priceOf(agreed) - repCents - platformCents };
}

/** The pay of a milestone, and the part of it that doesn't come from sales. */
export interface PayParts {
  readonly payCents: bigint;
  readonly fixedCents: bigint;
}

/** A rep's earnings when the business cancels late: some hours of the fixed pay, or of the most that sales pay where nothing is fixed. */
export function earnedByLateCancellation(pay: PayParts, paidMinutes: number | null): bigint {
  const payCents = pay.fixedCents > 0n ? pay.fixedCents : pay.payCents;
  if (paidMinutes === null || paidMinutes <= 0) return payCents;
  const hours = (payCents * BigInt(engagementLimits.lateCancellationHours * 60)) / BigInt(paidMinutes);
  return hours < payCents ? hours : payCents;
}

/** A business's surcharge for paying by card, rounded to the cent, halves up. Zero for zero. */
export function cardFeeOf(
  restCents: bigint,
  { basisPoints, flatCents }: { readonly basisPoints: number; readonly flatCents: number },
): bigint {
  if (restCents === 0n) return 0n;
  return shareOut(restCents, basisPoints).commissionCents + BigInt(flatCents);
}

/** Splits a fee over several amounts, in proportion, rounded down to the cent; the last bears the remainder. */
export function spreadFee(feeCents: bigint, amounts: readonly bigint[]): readonly bigint[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0n);
  const shares = amounts.map((amount) => (total === 0n ? 0n : (feeCents * amount) / total));
  const left = feeCents - shares.reduce((sum, share) => sum + share, 0n);
  return shares.map((share, index) => (index === shares.length - 1 ? share + left : share));
}
