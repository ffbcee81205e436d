import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { lockWallet } from '../../../ledger/commands/book-payout.ts';
import { type EngagementRow, type MilestoneRow, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** Pay in a rep's wallet was put on hold, or the hold was lifted. */
export const payHeld = eventKind<{ readonly holdId: string; readonly repId: string }>('engagement.pay_held');

/** Of the pay that a bank took back, some has left the wallet. */
export const payNotInWallet = eventKind<{ readonly repId: string; readonly adminId: string }>(
  'engagement.pay_not_in_wallet',
);

export const takenBack = 'The bank of the business took its payment back.';

type Paid = Pick<EngagementRow, 'id' | 'repId'>;

async function placeHold(
  tx: Tx,
  { id: engagementId, repId }: Paid,
  { milestoneId, amountCents, placedBy }: { milestoneId: string; amountCents: bigint; placedBy: string | null },
): Promise<void> {
  const id = uuidv7();
  await tx.db
    .insert(payHolds)
    .values({ ...{ id, repId, engagementId, milestoneId, amountCents, placedBy }, reason: takenBack, placedAt: now() });
  await tx.emit(payHeld, { holdId: id, repId });
}

/** Puts pay on hold that was just released of a charged-back payment. Call it in the transaction that books the release. */
export const holdReleased = (tx: Tx, engagement: Paid, { id, repCents }: MilestoneRow): Promise<void> =>
  placeHold(tx, engagement, { milestoneId: id, amountCents: repCents, placedBy: null });

/** Puts pay on hold that was released before the chargeback, as far as it is still in the wallet. What has left is the platform's loss. */
export async function holdPaid(tx: Tx, engagement: Paid, row: MilestoneRow, adminId: string): Promise<void> {
  const { repId } = engagement;
  const free = (await lockWallet(tx, repId)) - (await sumHolds(tx, repId));
  const inWallet = free < 0n ? 0n : free;
  const amountCents = row.repCents < inWallet ? row.repCents : inWallet;
  const goneCents = row.repCents - amountCents;
  if (goneCents > 0n) {
    await tx.db.update(milestones).set({ goneCents }).where(eq(milestones.id, row.id));
    await tx.emit(payNotInWallet, { repId, adminId });
  }
  if (amountCents > 0n) await placeHold(tx, engagement, { milestoneId: row.id, amountCents, placedBy: adminId });
}

async function sumHolds({ db }: Tx, repId: string): Promise<bigint> {
  const [sums] = await db
    .select({ cents: sql<string | null>`sum(${payHolds.amountCents})` })
    .from(payHolds)
    .where(and(eq(payHolds.repId, repId), isNull(payHolds.liftedAt)));
  return BigInt(sums?.cents ?? 0);
}
