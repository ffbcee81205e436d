/** Hundredths of a percent, so that a rate such as 7.25 % stays a whole number. */
const whole = 10_000n;

interface Shares {
  readonly commissionCents: bigint;
  readonly repCents: bigint;
}

/** The commission is rounded to the cent, halves up, and the rep gets the rest: the parts sum to the whole. */
export function shareOut(amountCents: bigint, commissionBasisPoints: number): Shares {
  const rate = BigInt(commissionBasisPoints);
  if (rate < 0n || rate > whole)
    throw new RangeError(`A commission of ${rate} basis points is not between 0 and 10000`);
  const commissionCents = (amountCents * rate + whole / 2n) / whole;
  return { commissionCents, repCents: amountCents - commissionCents };
}
