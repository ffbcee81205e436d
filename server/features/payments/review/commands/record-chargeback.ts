import { and, eq, ne } from 'drizzle-orm';
import { isChargeable, isStoppedByChargeback } from '#domain/payments/money-back.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { reverseCourses } from '../../course-orders/commands/reverse-courses.ts';
import { hiresChargebackStarts, reverseHires } from '../../hires/commands/reverse-hires.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findRefundsOf } from '../../queries/find-refunds.ts';
import { moveRefund } from '../../refunds/commands/lock-refund.ts';
import { payfastPayments, subscriptions } from '../../tables.ts';

/**
 * Records that the bank charged a payment back: books the loss, and ends what it paid for. Stops a refund that hasn't left;
 * refused while the provider may be sending one.
 */
export async function recordChargeback(tx: Tx, { adminId }: AdminActor, merchantPaymentId: string): Promise<void> {
  const found = await findPayment(tx.db, merchantPaymentId);
  if (found?.userId != null) await lockPayer(tx, found.userId);
  if (found?.item === 'hires') await tx.emit(hiresChargebackStarts, { merchantPaymentId });
  const payment = await lockPayment(tx, merchantPaymentId);
  const { paymentStatus, amountGross: amountCents, subscriptionId } = payment;
  const refunds = await findRefundsOf(tx.db, merchantPaymentId);
  if (!isChargeable({ paymentStatus, refunds })) throw new Refusal('chargeback.not_possible');
  const stopped = refunds.filter(isStoppedByChargeback);
  for (const refund of stopped) {
    const decidedBy = refund.askedBy === adminId ? refund.decidedBy : (refund.decidedBy ?? adminId);
    const failure = 'The bank reversed the payment.';
    await moveRefund(tx, refund, { status: 'rejected', decidedBy, decidedAt: now(), failure, sealedAccount: null });
  }
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'CHARGED_BACK', chargedBackAt: now() })
    .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  if (payment.item === 'hires' && paymentStatus !== 'UNALLOCATED') await reverseHires(tx, payment, stopped, adminId);
  else if (payment.item === 'courses' && paymentStatus !== 'UNALLOCATED') await reverseCourses(tx, payment, stopped);
  else {
    const kind = paymentStatus === 'UNALLOCATED' ? 'receipt_charged_back' : 'subscription_charged_back';
    await bookPayment(tx, kind, { paymentId: merchantPaymentId, amountCents });
  }
  if (subscriptionId !== null) {
    const [live] = await tx.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, subscriptionId), ne(subscriptions.status, 'ended')));
    if (live) await endSubscription(tx, live, { because: 'charged_back', now: new Date() });
  }
  await announceBilling(tx, payment);
}
