import { accountHoldHours } from '#contract/payouts/options.ts';

interface Confirmed {
  readonly confirmedAt: Date;
  /** It replaces another one. */
  readonly isChange: boolean;
  /** When the rep signed up. */
  readonly ownerSince: Date;
}

const holdMs = accountHoldHours * 3_600_000;

/**
 * The earliest payout to a bank account: a change waits for a day, in which its owner can disown it. The first one replaces none, and waits only
 * while the rep is as new.
 */
export function usableFrom({ confirmedAt, isChange, ownerSince }: Confirmed): Date {
  if (isChange) return new Date(confirmedAt.getTime() + holdMs);
  return new Date(Math.max(confirmedAt.getTime(), ownerSince.getTime() + holdMs));
}
