import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { isBeingSent } from '#domain/payments/money-back.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import type { RefundToSend } from '../../commands/open-refund.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import type { RefundResult } from '../../gateway/provider-refunds.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findRefund } from '../../queries/find-refunds.ts';
import { type PaymentRow, payfastPayments, paymentRefunds, type RefundRow } from '../../tables.ts';
import { openAccount } from '../services/refund-accounts.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
  readonly secretKey: string;
}

/** Approved, or with an account that the provider has not been asked with. */
export const isSendable = or(
  eq(paymentRefunds.status, 'approved'),
  and(eq(paymentRefunds.status, 'eft_ready'), eq(paymentRefunds.byHand, false)),
);

/** Longer than all questions to the provider together may take, in seconds. */
const sendingSeconds = 50;

/**
 * Has the provider give a refund back. The gateway asks what became of it before it asks for it, and one process at a time
 * does, so that nobody is paid twice. What the card does not take goes to an account, which the payer is asked for. Throws a
 * ProviderAway.
 */
export async function sendRefund(services: Services, { refundId }: RefundToSend): Promise<void> {
  const { db, transaction, secretKey } = services;
  const refund = await takeOn(db, refundId);
  const charged = refund && (await findPayment(db, refund.merchantPaymentId));
  if (!refund || !charged) return;
  const account = refund.sealedAccount && openAccount(secretKey, refundId, refund.sealedAccount);
  const { amountCents, reason } = refund;
  const result: RefundResult =
    charged.pfPaymentId === null
      ? { outcome: 'eft_needed', why: 'The provider has not named this charge.' }
      : await services.gateway.refund(charged.pfPaymentId, { amountCents, reason, ...(account && { account }) });
  await transaction(async (tx) => {
    const payment = await lockPayment(tx, refund.merchantPaymentId);
    if (result.outcome === 'done') await recordRefund(tx, refund, payment, { status: 'done' });
    else if (account) await leaveToPeople(tx, refund, result.why);
    else await askForAccount(tx, refund, payment, result.why);
    await announceBilling(tx, payment);
  });
}

/** From here on this process speaks to the provider about it, until it is done or too late. Undefined: nothing is to be sent. */
async function takeOn(db: Db, refundId: string): Promise<RefundRow | undefined> {
  const { id, sendingUntil } = paymentRefunds;
  const [taken] = await db
    .update(paymentRefunds)
    .set({ sendingUntil: sql`now() + make_interval(secs => ${sendingSeconds})` })
    .where(and(eq(id, refundId), isSendable, or(isNull(sendingUntil), lt(sendingUntil, sql`now()`))))
    .returning();
  if (taken) return taken;
  const known = await findRefund(db, refundId);
  if (known && isBeingSent(known))
    throw new ProviderAway('Another process has asked PayFast for this refund, and may not know what came of it.');
  return undefined;
}

const asItWas = ({ id, status }: RefundRow) => and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, status));

/** The money is back with the payer: where it went is nobody's business any more. */
export async function recordRefund(
  tx: Tx,
  refund: RefundRow,
  { merchantPaymentId, userId, side, paymentStatus }: PaymentRow,
  paid:
    | { readonly status: 'done' }
    | { readonly status: 'eft_paid'; readonly eftReference: string; readonly paidBy: string },
): Promise<void> {
  const done = await tx.db
    .update(paymentRefunds)
    .set({ ...paid, sealedAccount: null, sendingUntil: null })
    .where(asItWas(refund))
    .returning({ id: paymentRefunds.id });
  if (done.length === 0) return;
  await tx.db
    .update(payfastPayments)
    .set({ paymentStatus: 'REFUNDED' })
    .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  const kind = paymentStatus === 'UNALLOCATED' ? 'receipt_refunded' : 'subscription_refunded';
  await bookPayment(tx, kind, { paymentId: merchantPaymentId, amountCents: refund.amountCents });
  await tellPayer(tx, { userId, side, news: 'refund_sent', merchantPaymentId });
}

/** The provider does not pay into the account either. */
async function leaveToPeople(tx: Tx, refund: RefundRow, failure: string): Promise<void> {
  await tx.db.update(paymentRefunds).set({ byHand: true, failure, sendingUntil: null }).where(asItWas(refund));
}

async function askForAccount(
  tx: Tx,
  refund: RefundRow,
  { merchantPaymentId, userId, side }: PaymentRow,
  failure: string,
): Promise<void> {
  const asked = await tx.db
    .update(paymentRefunds)
    .set({ status: 'eft_due', failure, sealedAccount: null, sendingUntil: null })
    .where(asItWas(refund))
    .returning({ id: paymentRefunds.id });
  if (asked.length > 0) await tellPayer(tx, { userId, side, news: 'refund_needs_account', merchantPaymentId });
}
