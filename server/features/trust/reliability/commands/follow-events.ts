import { and, eq, inArray } from 'drizzle-orm';
import type { MilestoneMove } from '#domain/engagements/moves.ts';
import { countedMoves } from '#domain/reliability/gig-entries.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { milestones } from '../../../engagements/tables.ts';
import { findPaidMilestones } from '../../../payments/hires/queries/find-hires.ts';
import type { People } from './work-out-figures.ts';

export const recordGigsTask = 'trust.record_gigs';
export const workOutTask = 'trust.work_out_reliability';
export const catchUpTask = 'trust.catch_up_reliability';

export interface GigsToRecord {
  readonly milestoneIds: readonly string[];
}

const recordLater = (tx: Tx, milestoneIds: readonly string[]) =>
  milestoneIds.length === 0
    ? Promise.resolve()
    : tx.enqueue<GigsToRecord>(recordGigsTask, { milestoneIds: [...new Set(milestoneIds)] });

/** Milestones made a move that counts. A task reads their history, so that no two gigs wait for each other. */
export const followGigs = (
  tx: Tx,
  moved: readonly { readonly milestoneId: string; readonly move: MilestoneMove }[],
): Promise<void> =>
  recordLater(
    tx,
    moved.filter(({ move }) => countedMoves.includes(move)).map(({ milestoneId }) => milestoneId),
  );

/** Reps checked in, perhaps late. */
export async function followCheckIns(tx: Tx, recorded: readonly { readonly engagementId: string }[]): Promise<void> {
  const ids = recorded.map(({ engagementId }) => engagementId);
  const rows = await tx.db
    .select({ id: milestones.id })
    .from(milestones)
    .where(and(inArray(milestones.engagementId, ids), eq(milestones.status, 'active')));
  await recordLater(
    tx,
    rows.map(({ id }) => id),
  );
}

/** The bank reversed a payment for gigs, also for those that are over. */
export async function followChargeback(
  tx: Tx,
  { merchantPaymentId }: { readonly merchantPaymentId: string },
): Promise<void> {
  const paid = await findPaidMilestones(tx.db, merchantPaymentId);
  await recordLater(
    tx,
    paid.map(({ milestoneId }) => milestoneId),
  );
}

/** Reps answered proposed interview times. */
export async function followInterviews(
  tx: Tx,
  changes: readonly { readonly repId: string; readonly status: string }[],
): Promise<void> {
  const repIds = changes.filter(({ status }) => status !== 'proposed').map(({ repId }) => repId);
  if (repIds.length > 0) await tx.enqueue<People>(workOutTask, { repIds: [...new Set(repIds)], businessIds: [] });
}

/** Enqueues the nightly comparison of entries with the history of gigs. */
export const recordAllLater = (tx: Tx): Promise<void> => tx.enqueue(catchUpTask, {});
