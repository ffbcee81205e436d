import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { payfastPayments, paymentRefunds, subscriptions } from '../tables.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Ends charges when an account is deleted. Payments stay in the books, with the provider's notifications (Tax
 * Administration Act, section 29). Money that arrives later is refunded. Refused while a refund needs a bank account, since
 * only the payer can give one.
 */
export async function forgetBilling(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const waiting = await tx.db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(and(eq(payfastPayments.userId, userId), eq(paymentRefunds.status, 'eft_due')))
    .limit(1);
  if (waiting.length > 0) throw new Refusal('refund.account_due');
  const live = await tx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')));
  for (const row of live) await endSubscription(tx, row, { because: 'account_closed', now: new Date() });
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'ABANDONED' })
    .where(and(eq(payfastPayments.userId, userId), eq(payfastPayments.paymentStatus, 'PENDING')));
}
