import { accountHoldHours } from '#contract/payouts/options.ts';

interface Confirmed {
  readonly confirmedAt: Date;
  /** It takes the place of another one. */
  readonly isChange: boolean;
  /** When the rep signed up. */
  readonly ownerSince: Date;
}

const holdMs = accountHoldHours * 3_600_000;

/**
 * From when a payout may go to a bank account: a change waits for a day, in which its owner can say that it was not them. The first
 * one takes nothing from anybody, and waits only while the rep is as new.
 */
export function usableFrom({ confirmedAt, isChange, ownerSince }: Confirmed): Date {
  if (isChange) return new Date(confirmedAt.getTime() + holdMs);
  return new Date(Math.max(confirmedAt.getTime(), ownerSince.getTime() + holdMs));
}
