import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { lockWallet } from '../../../ledger/commands/book-payout.ts';
import { findPaidMilestones } from '../../../payments/hires/queries/find-hires.ts';
import {
  type LockedEngagement,
  lockEngagementRows,
  milestoneOf,
  moveMilestone,
} from '../../commands/move-milestone.ts';
import { moveByClock } from '../../commands/move-on-time.ts';
import type { MilestoneRow } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** Of what a rep was paid, some stays in the wallet for now. */
export const payHeld = eventKind<{
  readonly holdId: string;
  readonly repId: string;
  readonly engagementId: string;
  readonly amountCents: number;
}>('engagement.pay_held');

/** Of what a rep was paid, and a bank took back, some is not in the wallet any more. */
export const payNotInWallet = eventKind<{ readonly repId: string; readonly adminId: string }>(
  'engagement.pay_not_in_wallet',
);

const takenBack = 'The bank of the business took its payment back.';

interface TakenBack {
  readonly merchantPaymentId: string;
  readonly adminId: string;
}

/**
 * The bank took back what was paid for work. What has not begun is called off. What is being done, or was handed in, goes to an
 * administrator, and its money stays held. What the rep was paid and still has stays in the wallet until an administrator lifts
 * that; what has left it is the platform's loss.
 */
export async function takeBackWork(tx: Tx, { merchantPaymentId, adminId }: TakenBack): Promise<void> {
  const paid = (await findPaidMilestones(tx.db, merchantPaymentId)).filter(({ fundedAt }) => fundedAt !== null);
  for (const engagementId of [...new Set(paid.map((row) => row.engagementId))].toSorted()) {
    // What the clock has decided by now stays so.
    await moveByClock(tx, engagementId);
    const locked = await lockEngagementRows(tx, engagementId);
    for (const row of locked.milestones.filter(({ id }) => paid.some(({ milestoneId }) => milestoneId === id)))
      await takeBack(tx, locked, row, adminId);
  }
}

async function takeBack(tx: Tx, locked: LockedEngagement, row: MilestoneRow, adminId: string): Promise<void> {
  const can = (move: 'call_off' | 'dispute', by: 'provider' | 'administrator') =>
    refuseMove(move, by, milestoneOf(locked, row), now()) === null;
  if (can('call_off', 'provider'))
    return moveMilestone(tx, locked, row, { move: 'call_off', by: 'provider', note: takenBack });
  if (can('dispute', 'administrator'))
    return moveMilestone(tx, locked, row, { move: 'dispute', by: 'administrator', note: takenBack });
  if (row.repCents > 0n) await hold(tx, locked, row, adminId);
}

/** What of it is still in the wallet. */
async function hold(tx: Tx, { engagement }: LockedEngagement, row: MilestoneRow, adminId: string): Promise<void> {
  const { repId, id: engagementId } = engagement;
  const free = (await lockWallet(tx, repId)) - (await sumHolds(tx, repId));
  const isAll = row.repCents <= free;
  const amountCents = isAll ? row.repCents : free;
  if (!isAll) await tx.emit(payNotInWallet, { repId, adminId });
  if (amountCents <= 0n) return;
  const held = { id: uuidv7(), repId, engagementId, milestoneId: row.id, amountCents };
  await tx.db.insert(payHolds).values({ ...held, reason: takenBack, placedBy: adminId, placedAt: now() });
  await tx.emit(payHeld, { holdId: held.id, repId, engagementId, amountCents: Number(amountCents) });
}

async function sumHolds({ db }: Tx, repId: string): Promise<bigint> {
  const [sums] = await db
    .select({ cents: sql<string | null>`sum(${payHolds.amountCents})` })
    .from(payHolds)
    .where(and(eq(payHolds.repId, repId), isNull(payHolds.liftedAt)));
  return BigInt(sums?.cents ?? 0);
}
