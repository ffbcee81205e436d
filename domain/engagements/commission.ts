import type { SalesTerms } from '#contract/jobs/sales-terms.ts';

/** The sales that count. */
export interface CountedSales {
  readonly sales: number;
  readonly amountCents: bigint;
}

/** The part of some pay that comes from sales alone; the rest is paid whatever is sold. @param totalCents the pay of the whole gig */
export function fromSales(terms: SalesTerms, payCents: bigint, totalCents: bigint): bigint {
  if (terms.commissionOnly) return payCents;
  if (totalCents === 0n) return 0n;
  const most = BigInt(terms.mostCents ?? 0);
  return (payCents * (most < totalCents ? most : totalCents)) / totalCents;
}

/** The part that is paid whatever is sold. */
export const fixedPart = (terms: SalesTerms | null, payCents: bigint, totalCents: bigint): bigint =>
  terms ? payCents - fromSales(terms, payCents, totalCents) : payCents;

/** What sales come to by the terms, before the maximum: rounded down to the cent. */
export function commissionOf({ rate, bonus }: SalesTerms, { sales, amountCents }: CountedSales): bigint {
  const earned =
    rate.per === 'sale' ? BigInt(rate.cents) * BigInt(sales) : (amountCents * BigInt(rate.basisPoints)) / 10_000n;
  return earned + (bonus && sales >= bonus.sales ? BigInt(bonus.cents) : 0n);
}

export interface PayingPart {
  readonly payCents: bigint;
  /** What the rep earned of it by its approval. Null: it isn't approved. */
  readonly earnedCents: bigint | null;
}

/** What a part of a gig pays at its approval: its fixed pay, and commission that earlier parts have not paid, up to what is held for sales. */
export function payByApproval(
  terms: SalesTerms,
  part: Pick<PayingPart, 'payCents'>,
  {
    totalCents,
    others,
    counted,
  }: {
    totalCents: bigint;
    others: readonly PayingPart[];
    /** Without those made in other parts that are disputed or were decided. */
    counted: CountedSales;
  },
): bigint {
  const held = fromSales(terms, part.payCents, totalCents);
  const due = commissionOf(terms, counted) - paidForSales(terms, others, totalCents);
  if (due >= held) return part.payCents;
  return part.payCents - held + (due > 0n ? due : 0n);
}

/** What parts that were approved have paid for sales. */
export const paidForSales = (terms: SalesTerms, parts: readonly PayingPart[], totalCents: bigint): bigint =>
  parts.reduce((sum, { payCents, earnedCents }) => {
    if (earnedCents === null) return sum;
    const more = earnedCents - (payCents - fromSales(terms, payCents, totalCents));
    return more > 0n ? sum + more : sum;
  }, 0n);

/** The most that a gig pays for sales. */
export const mostForSales = (terms: SalesTerms, totalCents: bigint): bigint => fromSales(terms, totalCents, totalCents);
