import { eq } from 'drizzle-orm';
import { moveOnChargeback } from '#domain/engagements/advance.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findPaidMilestones } from '../../../payments/hires/queries/find-hires.ts';
import {
  type LockedEngagement,
  lockEngagementRows,
  milestoneOf,
  moveMilestone,
} from '../../commands/move-milestone.ts';
import { type MilestoneRow, milestones } from '../../tables.ts';
import { holdPaid, takenBack } from './hold-pay.ts';

interface Reversed {
  readonly merchantPaymentId: string;
  readonly adminId: string;
}

/**
 * Handles the chargeback of a payment for gigs. From here no deadline moves its money: a gig that could still be cancelled free of charge is
 * cancelled, every other gig with money held waits for an admin, and pay in a wallet goes on hold.
 */
export async function reverseWork(tx: Tx, { merchantPaymentId, adminId }: Reversed): Promise<void> {
  const paid = (await findPaidMilestones(tx.db, merchantPaymentId)).filter(({ fundedAt }) => fundedAt !== null);
  for (const locked of await lockPaidWork(tx, { merchantPaymentId })) {
    for (const row of locked.milestones.filter(({ id }) => paid.some(({ milestoneId }) => milestoneId === id)))
      await reverse(tx, locked, row, adminId);
  }
}

/** Locks the engagements that a payment paid for, in a fixed order. */
export async function lockPaidWork(
  tx: Tx,
  { merchantPaymentId }: Pick<Reversed, 'merchantPaymentId'>,
): Promise<LockedEngagement[]> {
  const paid = await findPaidMilestones(tx.db, merchantPaymentId);
  const ids = [...new Set(paid.filter(({ fundedAt }) => fundedAt !== null).map((row) => row.engagementId))].toSorted();
  const locked: LockedEngagement[] = [];
  for (const id of ids) locked.push(await lockEngagementRows(tx, id));
  return locked;
}

async function reverse(tx: Tx, locked: LockedEngagement, row: MilestoneRow, adminId: string): Promise<void> {
  row.chargedBackAt = now();
  await tx.db
    .update(milestones)
    .set({ chargedBackAt: row.chargedBackAt, remindAt: null })
    .where(eq(milestones.id, row.id));
  const move = moveOnChargeback(milestoneOf(locked, row), now());
  if (move !== null) return moveMilestone(tx, locked, row, { move, by: 'provider', note: takenBack });
  if (row.repCents > 0n) await holdPaid(tx, locked.engagement, row, adminId);
}
