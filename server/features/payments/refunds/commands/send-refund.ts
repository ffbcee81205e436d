import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import type { RefundToSend } from '../../commands/open-refund.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import type { RefundResult } from '../../gateway/provider-refunds.ts';
import { type PaymentRow, payfastPayments, paymentRefunds, type RefundRow } from '../../tables.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
}

/**
 * Has the provider give an approved refund back. The gateway asks what became of it before it asks for it, so that a retry
 * pays nobody twice. What the card does not take goes to an account, which the payer is asked for. Throws a ProviderAway.
 */
export async function sendRefund({ db, transaction, gateway }: Services, { refundId }: RefundToSend): Promise<void> {
  const [found] = await db
    .select({ refund: paymentRefunds, payment: payfastPayments })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.status, 'approved')));
  if (!found) return;
  const { refund, payment } = found;
  const { amountCents, reason } = refund;
  const result: RefundResult =
    payment.pfPaymentId === null
      ? { outcome: 'eft_needed', why: 'The provider has not named this charge.' }
      : await gateway.refund(payment.pfPaymentId, { amountCents, reason });
  await transaction(async (tx) => {
    await lockPayer(tx, payment.userId);
    if (result.outcome === 'done') await recordRefund(tx, refund, payment);
    else await askForAccount(tx, refund, payment, result.why);
    await announceBilling(tx, payment);
  });
}

/** The money is back with the payer. */
export async function recordRefund(
  tx: Tx,
  { id, amountCents, status }: RefundRow,
  { merchantPaymentId, userId, side }: PaymentRow,
  paid: Partial<Pick<RefundRow, 'eftReference'>> & { readonly status: 'done' | 'eft_paid' } = { status: 'done' },
): Promise<void> {
  const own = and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, status));
  const done = await tx.db.update(paymentRefunds).set(paid).where(own).returning({ id: paymentRefunds.id });
  if (done.length === 0) return;
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'REFUNDED' })
    .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  await bookPayment(tx, 'subscription_refunded', { paymentId: merchantPaymentId, amountCents });
  await tellPayer(tx, { userId, side, news: 'refund_sent', merchantPaymentId });
}

async function askForAccount(
  tx: Tx,
  { id, status }: RefundRow,
  { merchantPaymentId, userId, side }: PaymentRow,
  failure: string,
): Promise<void> {
  const own = and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, status));
  const asked = await tx.db
    .update(paymentRefunds)
    .set({ status: 'eft_due', failure })
    .where(own)
    .returning({ id: paymentRefunds.id });
  if (asked.length > 0) await tellPayer(tx, { userId, side, news: 'refund_needs_account', merchantPaymentId });
}
