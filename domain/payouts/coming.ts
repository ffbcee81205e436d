import { engagementTimes } from '#contract/agreed-terms.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { FeeBearer } from '#contract/operators/fee-bearers.ts';
import { shareEarned } from '../engagements/money.ts';
import { type Ruled, rulingStage } from '../engagements/rulings.ts';

const hourMs = 3_600_000;

/** Work with held money, or with money that has yet to reach us. */
export interface ComingWork extends Pick<Ruled, 'ruledCents' | 'appealedAt' | 'chargedBackAt'> {
  readonly status: MilestoneStatus;
  readonly payCents: bigint;
  readonly feeCents: bigint;
  readonly feeBearer: FeeBearer;
  readonly heldCents: bigint;
  /** What an approval now pays of it, where the pay comes from sales. Null: all of it. */
  readonly expectedCents: bigint | null;
  /** Released to the rep. */
  readonly repCents: bigint;
  readonly endsAt: Date | null;
  readonly dueAt: Date | null;
  readonly decideBy: Date | null;
  /** When the card provider pays us out; null where it has. */
  readonly settlesAt: Date | null;
}

/**
 * For held money, what the rep gets by the first decision of its dispute, or else when all of it is approved. For the rest, what was released and
 * waits for the provider.
 */
export function comingCents(work: ComingWork): bigint {
  if (work.heldCents === 0n) return work.repCents;
  const ruledCents = rulingStage(work) === null ? null : work.ruledCents;
  return shareEarned(work, ruledCents ?? work.expectedCents ?? work.payCents).repCents;
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one !== null && other !== null && other > one ? other : one;

/** When the rep gets it automatically: a submission without a response is approved. Null while a person has to decide. */
const releasedBySilence: Partial<Record<MilestoneStatus, (work: ComingWork) => Date | null>> = {
  funded: ({ endsAt }) => afterWork(endsAt),
  confirmed: ({ endsAt }) => afterWork(endsAt),
  active: ({ endsAt }) => afterWork(endsAt),
  submitted: ({ dueAt }) => dueAt,
};

const afterWork = (endsAt: Date | null): Date | null =>
  endsAt && new Date(endsAt.getTime() + engagementTimes.acceptHours * hourMs);

/** When it becomes available without an objection; null where that is unknown. */
export function availableFrom(work: ComingWork): Date | null {
  if (work.heldCents === 0n) return work.settlesAt;
  const released = releasedBySilence[work.status]?.(work) ?? null;
  return later(released, work.settlesAt);
}
