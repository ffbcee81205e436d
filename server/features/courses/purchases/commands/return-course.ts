import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { announceBilling } from '../../../payments/commands/announce-billing.ts';
import { lockPayment } from '../../../payments/commands/lock-payment.ts';
import { returnLine } from '../../../payments/course-orders/commands/return-line.ts';
import { findOffered } from '../../queries/find-offered.ts';
import { findPurchase, heldBy } from '../../queries/find-purchase.ts';
import { coursePurchases } from '../../tables.ts';
import { findRefundable } from '../queries/find-refundable.ts';

/**
 * Returns a course that the rep paid for: it closes, and its price is refunded. Progress stays with it, out of reach. Locks
 * the payer and the payment before the course, as a notification does.
 */
export async function returnCourse(
  tx: Tx,
  actor: RepActor,
  courseId: string,
): Promise<{ readonly amountCents: number }> {
  const known = await findPurchase(tx.db, actor, courseId);
  if (!known) {
    await findOffered(tx.db, courseId);
    throw new Refusal('course.not_bought');
  }
  if (known.merchantPaymentId === null) throw new Refusal('course.refund_not_due');
  const payment = await lockPayment(tx, known.merchantPaymentId);
  const [held] = await tx.db.select().from(coursePurchases).where(heldBy(actor.userId, courseId)).for('update');
  if (held?.id !== known.id) throw new Refusal('course.not_bought');
  const isDue = payment.userId === actor.userId && payment.paymentStatus === 'COMPLETE';
  if (!isDue || (await findRefundable(tx.db, held)) === null) throw new Refusal('course.refund_not_due');
  const line = { courseId, learnerId: actor.userId };
  const back = await returnLine(tx, payment, line, 'Returned within 7 days.');
  if (back === null) throw new Refusal('course.refund_not_due');
  await tx.db.update(coursePurchases).set({ returnedAt: now() }).where(eq(coursePurchases.id, held.id));
  await announceBilling(tx, payment);
  return { amountCents: Number(back) };
}
