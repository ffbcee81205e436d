import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { type CoursePurchaseRow, coursePurchases } from '../../tables.ts';

/** Courses that were given went back, by whoever gave them, by administrators or by a bank. */
export const giftsEnded = eventKind<{ readonly purchaseIds: readonly string[] }>('course.gifts_ended');

/** What was paid for courses goes back, or the bank took it back: they close. A certificate that was earned stays until it is withdrawn. */
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

/** Whoever was given them is told. */
async function announceEnded(tx: Tx, closed: readonly CoursePurchaseRow[]): Promise<void> {
  const gifts = closed.filter(({ source }) => source === 'gift');
  if (gifts.length === 0) return;
  await publishLive(tx, [...new Set(gifts.map(({ userId }) => userId))], { type: 'courses.changed' });
  await tx.emit(giftsEnded, { purchaseIds: gifts.map(({ id }) => id) });
}

/** One that was given goes back by itself, with its payment and itself held. */
export async function returnGift(tx: Tx, gift: CoursePurchaseRow): Promise<void> {
  await tx.db.update(coursePurchases).set({ returnedAt: now() }).where(eq(coursePurchases.id, gift.id));
  await announceEnded(tx, [gift]);
}
