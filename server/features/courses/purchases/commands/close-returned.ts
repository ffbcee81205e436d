import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { type CoursePurchaseRow, coursePurchases } from '../../tables.ts';

/** Gifts were returned: by their giver, an admin or a bank. */
export const giftsEnded = eventKind<{ readonly purchaseIds: readonly string[] }>('course.gifts_ended');

/** Closes courses whose payment was refunded or charged back. An earned certificate stays until it is withdrawn. */
export async function closeReturned(
  tx: Tx,
  { merchantPaymentId }: { readonly merchantPaymentId: string },
): Promise<void> {
  const closed = await tx.db
    .update(coursePurchases)
    .set({ returnedAt: now() })
    .where(and(eq(coursePurchases.merchantPaymentId, merchantPaymentId), isNull(coursePurchases.returnedAt)))
    .returning();
  await announceEnded(tx, closed);
}

/** Notifies learners whose gifts were closed. */
async function announceEnded(tx: Tx, closed: readonly CoursePurchaseRow[]): Promise<void> {
  const gifts = closed.filter(({ source }) => source === 'gift');
  if (gifts.length === 0) return;
  await publishLive(tx, [...new Set(gifts.map(({ userId }) => userId))], { type: 'courses.changed' });
  await tx.emit(giftsEnded, { purchaseIds: gifts.map(({ id }) => id) });
}

/** Closes one gift, with its payment and purchase locked. */
export async function returnGift(tx: Tx, gift: CoursePurchaseRow): Promise<void> {
  await tx.db.update(coursePurchases).set({ returnedAt: now() }).where(eq(coursePurchases.id, gift.id));
  await announceEnded(tx, [gift]);
}
