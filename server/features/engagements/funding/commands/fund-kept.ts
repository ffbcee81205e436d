import { priceOf } from '#domain/engagements/money.ts';
import { assignKept } from '#domain/engagements/replacement.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { moveKept } from '../../../payments/hires/commands/move-kept.ts';
import { type LockedEngagement, milestoneOf, moveMilestone } from '../../commands/move-milestone.ts';
import type { MilestoneRow } from '../../tables.ts';
import { findKeptOfJobs } from '../queries/find-kept-of-jobs.ts';
import { workOf } from '../texts.ts';

export interface Chosen {
  readonly locked: LockedEngagement;
  readonly milestone: MilestoneRow;
}

interface Funded {
  /** The milestones still to be paid for. */
  readonly left: readonly Chosen[];
  /** A payment whose money was used, or null. */
  readonly paymentId: string | null;
}

/** Funds replacements with money that the business paid for reps of the same job who cancelled. Call it with payer and engagements locked. */
export async function fundKept(tx: Tx, userId: string, chosen: readonly Chosen[]): Promise<Funded> {
  const due = chosen.map((one) => ({
    one,
    jobId: one.locked.engagement.jobId,
    priceCents: priceOf(milestoneOf(one.locked, one.milestone).money),
  }));
  const left = new Set(chosen);
  let paymentId: string | null = null;
  for (const [{ one, priceCents }, kept] of assignKept(due, await findKeptOfJobs(tx.db, userId))) {
    const { locked, milestone } = one;
    const { id: engagementId, repId, title } = locked.engagement;
    const { id: milestoneId, number, days, startsAt } = milestone;
    const what = workOf({ title, days, startsAt });
    const about = { milestoneId, milestone: number, engagementId, repId, startsAt, what };
    const hire = { ...about, amountCents: priceCents, cardFeeCents: 0n };
    if (!(await moveKept(tx, { kept, hire }))) continue;
    await moveMilestone(tx, locked, milestone, { move: 'fund', by: 'provider' });
    left.delete(one);
    paymentId = kept.merchantPaymentId;
  }
  return { left: [...left], paymentId };
}
