import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { suspensions } from '../../../operators/suspensions/tables.ts';
import { walletChanged } from '../../commands/payout-events.ts';
import { findHolds } from '../../queries/find-holds.ts';
import { walletHolds } from '../../tables.ts';
import { leaveBatch } from './cancel-batch.ts';
import { lockPayout } from './settle-payout.ts';

interface Wanted {
  readonly payoutId: string;
  readonly reason: string;
  readonly whatToDo: string;
}

/**
 * Places a hold: nothing more leaves the rep's wallet, and a payout in an unreleased batch comes out of it. Payouts already
 * released to the bank aren't affected.
 */
export async function holdWallet(tx: Tx, actor: AdminActor, { payoutId, reason, whatToDo }: Wanted): Promise<void> {
  const payout = await lockPayout(tx, payoutId);
  const { repId } = payout;
  if ((await findHolds(tx.db, repId)).some(({ endsAt }) => endsAt === null))
    throw new Refusal('wallet_hold.placed_before');
  await tx.db
    .insert(walletHolds)
    .values({ id: uuidv7(), repId, placedBy: actor.adminId, placedAt: now(), reason, whatToDo });
  if (payout.status === 'in_batch') await leaveBatch(tx, { ...actor, why: 'hold' }, payout);
  await tx.emit(walletChanged, { repId });
}

/** Refuses to lift a suspension's hold, which ends with the suspension, and one that ends automatically at a later time. */
export async function requireLiftable(tx: Tx, holdId: string): Promise<void> {
  const isActive = and(eq(suspensions.id, holdId), isNull(suspensions.liftedAt));
  if ((await tx.db.$count(suspensions, isActive)) > 0) throw new Refusal('wallet_hold.suspended');
  const [hold] = await tx.db.select({ endsAt: walletHolds.endsAt }).from(walletHolds).where(eq(walletHolds.id, holdId));
  if (hold?.endsAt && now() < hold.endsAt) throw new Refusal('wallet_hold.timed');
}

export async function liftHold(tx: Tx, { adminId }: AdminActor, holdId: string): Promise<void> {
  await requireLiftable(tx, holdId);
  const [lifted] = await tx.db
    .update(walletHolds)
    .set({ liftedAt: now(), liftedBy: adminId })
    .where(and(eq(walletHolds.id, holdId), isNull(walletHolds.liftedAt)))
    .returning({ repId: walletHolds.repId });
  if (!lifted) throw new Refusal('wallet_hold.not_found');
  await tx.emit(walletChanged, lifted);
}
