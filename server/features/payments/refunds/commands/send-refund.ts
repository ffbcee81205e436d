import { and, asc, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { isBeingSent } from '#domain/payments/money-back.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import type { RefundResult } from '../../gateway/provider-refunds.ts';
import { noteReturned } from '../../hires/commands/note-returned.ts';
import { findPayment } from '../../queries/find-payment.ts';
import { findRefund, sumRefunds } from '../../queries/find-refunds.ts';
import { type PaymentRow, payfastPayments, paymentRefunds, type RefundRow } from '../../tables.ts';
import { noAccount, openAccount } from '../services/refund-accounts.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
  readonly secretKey: Secret;
}

/** Approved, or with a usable account that the provider wasn't asked with yet. */
export const isSendable = () =>
  or(
    and(
      eq(paymentRefunds.status, 'approved'),
      or(isNull(paymentRefunds.waitUntil), lte(paymentRefunds.waitUntil, now())),
    ),
    and(eq(paymentRefunds.status, 'eft_ready'), eq(paymentRefunds.byHand, false)),
    and(eq(paymentRefunds.status, 'eft_due'), lte(paymentRefunds.accountUsableFrom, now())),
  );

/** Longer than all calls to the provider together may take, in seconds. */
const sendingSeconds = 50;

/**
 * Has the provider pay a refund. The gateway queries its state before requesting it, and one process at a time does so, so
 * that it is paid once. If the card refuses it, the payer is asked for an account. Throws a ProviderAway.
 */
export async function sendRefund(services: Services, { refundId }: RefundToSend): Promise<void> {
  const { db, transaction, secretKey } = services;
  const refund = await takeOn(transaction, refundId);
  const charged = refund && (await findPayment(db, refund.merchantPaymentId));
  if (!refund || !charged) return;
  const account = refund.sealedAccount && openAccount(secretKey, refundId, refund.sealedAccount);
  const { amountCents, reason } = refund;
  const leftCents = charged.amountGross - (await sumRefunds(db, charged.merchantPaymentId)).byProviderCents;
  const result: RefundResult =
    charged.pfPaymentId === null
      ? { outcome: 'eft_needed', why: 'The provider hasn’t given this charge a number.' }
      : await services.gateway.refund(charged.pfPaymentId, {
          amountCents,
          leftCents,
          reason,
          ...(account && { account }),
        });
  await transaction(async (tx) => {
    const payment = await lockPayment(tx, refund.merchantPaymentId);
    if (result.outcome === 'done') await recordRefund(tx, refund, payment, { status: 'done' });
    else if (account) await leaveToPeople(tx, refund, result.why);
    else await askForAccount(tx, refund, payment, result.why);
    await announceBilling(tx, payment);
    await sendNext(tx, refund);
  });
}

/**
 * Claims a refund for this process, for as long as its calls to the provider may take. Undefined: nothing is to be sent.
 * Refused while another part of the payment is being sent or its outcome is unknown, since what is left at the provider
 * would prove nothing.
 */
function takeOn(transaction: RunTransaction, refundId: string): Promise<RefundRow | undefined> {
  const { id, sendingUntil, merchantPaymentId } = paymentRefunds;
  return transaction(async ({ db }) => {
    const known = await findRefund(db, refundId);
    if (!known) return undefined;
    const ofPayment = eq(merchantPaymentId, known.merchantPaymentId);
    await db.execute(
      sql`select 1 from payfast_payments where merchant_payment_id = ${known.merchantPaymentId} for no key update`,
    );
    const others = await db
      .select({ id })
      .from(paymentRefunds)
      .where(and(ofPayment, ne(id, refundId), isSendable(), isNotNull(sendingUntil)))
      .limit(1);
    if (others.length > 0) throw new ProviderAway('Another refund of this payment is being sent.');
    const [taken] = await db
      .update(paymentRefunds)
      .set({
        sendingUntil: sql`now() + make_interval(secs => ${sendingSeconds})`,
        // Until then a chargeback stops it.
        status: sql`case ${paymentRefunds.status} when 'eft_due' then 'eft_ready' else ${paymentRefunds.status} end`,
      })
      .where(and(eq(id, refundId), isSendable(), or(isNull(sendingUntil), lt(sendingUntil, sql`now()`))))
      .returning();
    if (taken) return taken;
    const current = await findRefund(db, refundId);
    if (current && isBeingSent(current))
      throw new ProviderAway('Another process has requested this refund from PayFast, and its outcome is unknown.');
    return undefined;
  });
}

/** Enqueues another part of the payment that has waited for this one. */
async function sendNext(tx: Tx, { merchantPaymentId, id }: RefundRow): Promise<void> {
  const [next] = await tx.db
    .select({ refundId: paymentRefunds.id })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.merchantPaymentId, merchantPaymentId), ne(paymentRefunds.id, id), isSendable()))
    .orderBy(asc(paymentRefunds.askedAt), asc(paymentRefunds.id))
    .limit(1);
  if (next) await tx.enqueue<RefundToSend>(sendRefundTask, next);
}

const asItWas = ({ id, status }: RefundRow) => and(eq(paymentRefunds.id, id), eq(paymentRefunds.status, status));

/** Records a refund as paid, and deletes the account that it was paid into. */
export async function recordRefund(
  tx: Tx,
  refund: RefundRow,
  payment: PaymentRow,
  paid:
    | { readonly status: 'done' }
    | { readonly status: 'eft_paid'; readonly eftReference: string; readonly paidBy: string },
): Promise<void> {
  const { merchantPaymentId, userId, side, amountGross } = payment;
  const done = await tx.db
    .update(paymentRefunds)
    .set({ ...paid, sealedAccount: null, sendingUntil: null, ...(paid.status === 'done' && { doneAt: now() }) })
    .where(asItWas(refund))
    .returning({ id: paymentRefunds.id });
  if (done.length === 0) return;
  const { backCents } = await sumRefunds(tx.db, merchantPaymentId);
  if (backCents >= amountGross)
    await tx.db
      .update(payfastPayments)
      .set({ paymentStatus: 'REFUNDED' })
      .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  await bookRefund(tx, refund, payment);
  const { id: part, amountCents } = refund;
  if (paid.status === 'eft_paid')
    await bookPayment(tx, 'refund_paid_from_bank', { paymentId: merchantPaymentId, amountCents, part });
  await noteReturned(tx, refund);
  await notifyPayer(tx, { userId, side, news: 'refund_sent', merchantPaymentId, refundId: refund.id });
}

/** A milestone's refund was booked when the milestone was closed. */
async function bookRefund(tx: Tx, { id, part, amountCents }: RefundRow, payment: PaymentRow): Promise<void> {
  const booked = { paymentId: payment.merchantPaymentId, amountCents };
  if (part === 'goodwill') return bookPayment(tx, 'goodwill_refunded', booked);
  if (part === 'excess' || payment.paymentStatus === 'UNALLOCATED') return bookPayment(tx, 'receipt_refunded', booked);
  if (part === 'course') return bookPayment(tx, 'courses_refunded', { ...booked, part: id });
  if (part === 'all')
    return bookPayment(tx, payment.item === 'courses' ? 'courses_refunded' : 'subscription_refunded', booked);
}

/** Leaves a refund for manual payment: the provider doesn't pay into the account either. */
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
    .set({ status: 'eft_due', failure, sendingUntil: null, ...noAccount })
    .where(asItWas(refund))
    .returning({ id: paymentRefunds.id });
  if (asked.length > 0)
    await notifyPayer(tx, { userId, side, news: 'refund_needs_account', merchantPaymentId, refundId: refund.id });
}
