import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { payfastPayments, paymentRefunds, subscriptions } from '../tables.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * The account goes: nothing is charged any more. What was paid stays in the books, with what the provider said of it (Tax
 * Administration Act, section 29). Money that comes all the same goes back. Refused while a refund has no account, since no one
 * else can say where it goes.
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
