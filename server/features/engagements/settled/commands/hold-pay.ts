import { and, asc, eq, exists, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { lockWallet } from '../../../ledger/commands/book-payout.ts';
import { ledgerTransfers } from '../../../ledger/tables.ts';
import { type EngagementRow, engagements, type MilestoneRow, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** Emitted when pay in a rep's wallet is put on hold, or the hold is lifted. */
export const payHeld = eventKind<{ readonly holdId: string; readonly repId: string }>('engagement.pay_held');

/** Emitted when some charged-back pay has already left the wallet. */
export const payNotInWallet = eventKind<{ readonly repId: string; readonly adminId: string }>(
  'engagement.pay_not_in_wallet',
);

export const takenBack = 'The business’s bank reversed its payment.';

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

/** Puts newly released pay of a charged-back payment on hold. Call it in the transaction that books the release. */
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

interface BackInWallet {
  readonly repId: string;
  readonly amountCents: bigint;
  /** When the payout was requested. */
  readonly askedAt: Date;
}

/**
 * Puts pay of a failed, cancelled or returned payout on hold, as far as it was charged back while the payout was in progress and no admin has lifted
 * the hold of that gig. Call it with the wallet locked.
 */
export async function holdReturned(tx: Tx, { repId, amountCents, askedAt }: BackInWallet): Promise<void> {
  const rows = await tx.db
    .select({ row: milestones, holdId: payHolds.id })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .leftJoin(payHolds, eq(payHolds.milestoneId, milestones.id))
    .where(
      and(
        ...[eq(engagements.repId, repId), gt(milestones.goneCents, 0n), gte(milestones.chargedBackAt, askedAt)],
        isNull(payHolds.liftedAt),
        // Pay released after the payout was requested can't be in it.
        exists(
          tx.db
            .select({ id: ledgerTransfers.id })
            .from(ledgerTransfers)
            .where(
              and(
                eq(ledgerTransfers.engagementId, milestones.engagementId),
                eq(ledgerTransfers.milestone, milestones.number),
                eq(ledgerTransfers.kind, 'engagement_released'),
                lte(ledgerTransfers.createdAt, askedAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(milestones.chargedBackAt), asc(milestones.id));
  let left = amountCents;
  for (const { row, holdId } of rows) {
    if (left === 0n) return;
    const isAll = row.goneCents <= left;
    const part = isAll ? row.goneCents : left;
    left -= part;
    await tx.db
      .update(milestones)
      .set({ goneCents: row.goneCents - part })
      .where(eq(milestones.id, row.id));
    if (holdId === null)
      await placeHold(tx, { id: row.engagementId, repId }, { milestoneId: row.id, amountCents: part, placedBy: null });
    else
      await tx.db
        .update(payHolds)
        .set({ amountCents: sql`${payHolds.amountCents} + ${part}` })
        .where(eq(payHolds.id, holdId));
  }
}

async function sumHolds({ db }: Tx, repId: string): Promise<bigint> {
  const [sums] = await db
    .select({ cents: sql<string | null>`sum(${payHolds.amountCents})` })
    .from(payHolds)
    .where(and(eq(payHolds.repId, repId), isNull(payHolds.liftedAt)));
  return BigInt(sums?.cents ?? 0);
}
