import { engagementTimes } from '#contract/agreed-terms.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { takeHomeOf } from '../engagements/money.ts';

const hourMs = 3_600_000;

/** Work that money is held for, or whose money has yet to reach us. */
export interface ComingWork {
  readonly status: MilestoneStatus;
  readonly payCents: bigint;
  readonly feeCents: bigint;
  readonly feeBearer: FeeBearer;
  readonly heldCents: bigint;
  /** What was released to the rep. */
  readonly repCents: bigint;
  readonly endsAt: Date | null;
  readonly dueAt: Date | null;
  readonly decideBy: Date | null;
  /** When the card provider has paid us out; null where it has. */
  readonly settlesAt: Date | null;
}

/** Of what is held, what the rep gets when all goes well; else what was released and waits for the provider. */
export const comingCents = (work: ComingWork): bigint => (work.heldCents > 0n ? takeHomeOf(work) : work.repCents);

const later = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null && other > one ? other : one;

/** When silence lets the rep have it: a hand-in that nobody questions is accepted. Null while somebody has to decide. */
const releasedBySilence: Partial<Record<MilestoneStatus, (work: ComingWork) => Date | null>> = {
  funded: ({ endsAt }) => afterWork(endsAt),
  confirmed: ({ endsAt }) => afterWork(endsAt),
  active: ({ endsAt }) => afterWork(endsAt),
  submitted: ({ dueAt }) => dueAt,
};

const afterWork = (endsAt: Date | null): Date | null =>
  endsAt && new Date(endsAt.getTime() + engagementTimes.acceptHours * hourMs);

/** When it becomes available if nobody does anything against it; null where nobody can tell. */
export function availableFrom(work: ComingWork): Date | null {
  if (work.heldCents === 0n) return work.settlesAt;
  const released = releasedBySilence[work.status]?.(work) ?? null;
  return later(released, work.settlesAt);
}
