import type { PayoutObstacle } from '#contract/payouts/options.ts';

export interface PayoutFacts {
  readonly availableCents: bigint;
  readonly minimumCents: number;
  /** The earliest payout to the account; undefined where there is none. */
  readonly usableFrom: Date | null | undefined;
  /** An account waits for the link in its mail. */
  readonly accountAsked: boolean;
  readonly payoutOpen: boolean;
  readonly onHold: boolean;
}

const checks: Record<PayoutObstacle, (facts: PayoutFacts, now: Date) => boolean> = {
  on_hold: ({ onHold }) => onHold,
  one_open: ({ payoutOpen }) => payoutOpen,
  account_unconfirmed: ({ usableFrom, accountAsked }) => usableFrom === undefined && accountAsked,
  no_account: ({ usableFrom, accountAsked }) => usableFrom === undefined && !accountAsked,
  account_held: ({ usableFrom }, now) => usableFrom !== undefined && (usableFrom === null || now < usableFrom),
  below_minimum: ({ availableCents, minimumCents }) => availableCents < BigInt(minimumCents),
};

/** Obstacles between a rep and their money, the hardest to remove first. */
export const obstaclesOf = (facts: PayoutFacts, now: Date): PayoutObstacle[] =>
  (Object.keys(checks) as PayoutObstacle[]).filter((kind) => checks[kind](facts, now));
