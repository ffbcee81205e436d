import { and, eq } from 'drizzle-orm';
import { giftBackUntil } from '#domain/courses/gift-back.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { returnGift } from '../../courses/purchases/commands/close-returned.ts';
import { coursePurchases } from '../../courses/tables.ts';
import { announceBilling } from '../../payments/commands/announce-billing.ts';
import { lockPayment } from '../../payments/commands/lock-payment.ts';
import { returnLine } from '../../payments/course-orders/commands/return-line.ts';
import { hadBack } from '../queries/had-back.ts';

/**
 * Takes back a gift that its learner hasn't begun, each course once from the same rep: the course closes, and its price is
 * refunded. Locks the payer and the payment before the course, as a notification does.
 */
export async function refundGift(
  tx: Tx,
  { userId }: BusinessActor,
  giftId: string,
): Promise<{ readonly amountCents: number }> {
  const own = and(eq(coursePurchases.id, giftId), eq(coursePurchases.givenBy, userId));
  const [known] = await tx.db.select().from(coursePurchases).where(own);
  if (!known?.merchantPaymentId) throw new Refusal('course_gift.not_found');
  const payment = await lockPayment(tx, known.merchantPaymentId);
  const [gift] = await tx.db.select().from(coursePurchases).where(own).for('update');
  if (!gift || gift.returnedAt !== null) throw new Refusal('course_gift.not_found');
  const [before] = await tx.db.select({ hadBack }).from(coursePurchases).where(own);
  const until = giftBackUntil({ ...gift, givenAt: gift.boughtAt, hadBack: before?.hadBack !== false }, now());
  if (payment.paymentStatus !== 'COMPLETE' || until === null) throw new Refusal('course_gift.not_returnable');
  const { courseId, userId: learnerId } = gift;
  const back = await returnLine(tx, payment, { courseId, learnerId }, 'Withdrawn before the rep started it.');
  if (back === null) throw new Refusal('course_gift.not_returnable');
  await returnGift(tx, gift);
  await announceBilling(tx, payment);
  return { amountCents: Number(back) };
}
