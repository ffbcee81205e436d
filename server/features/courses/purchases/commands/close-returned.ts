import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { type CoursePurchaseRow, coursePurchases } from '../../tables.ts';

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

/** Whoever was given them sees it. */
async function announceEnded(tx: Tx, closed: readonly CoursePurchaseRow[]): Promise<void> {
  const gifts = closed.filter(({ source }) => source === 'gift');
  if (gifts.length === 0) return;
  await publishLive(tx, [...new Set(gifts.map(({ userId }) => userId))], { type: 'courses.changed' });
}

/** One that was given goes back by itself, with its payment and itself held. */
export async function returnGift(tx: Tx, gift: CoursePurchaseRow): Promise<void> {
  await tx.db.update(coursePurchases).set({ returnedAt: now() }).where(eq(coursePurchases.id, gift.id));
  await announceEnded(tx, [gift]);
}
