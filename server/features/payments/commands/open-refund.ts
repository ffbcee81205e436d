import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PaymentRow, paymentRefunds, type RefundRow } from '../tables.ts';

/** Sends an approved refund, and retries until the provider has answered. */
export const sendRefundTask = 'payments.send_refund';

export interface RefundToSend {
  readonly refundId: string;
}

/**
 * Opens a refund of a whole payment, at the payer's request or by the rules. A payment is refunded once: null if its refund
 * is already under way. Approves a refund that only waited for an admin.
 */
export async function openRefund(
  tx: Tx,
  { merchantPaymentId, amountGross }: Pick<PaymentRow, 'merchantPaymentId' | 'amountGross'>,
  reason: string,
): Promise<RefundRow | null> {
  const ofPayment = eq(paymentRefunds.merchantPaymentId, merchantPaymentId);
  const [agreed] = await tx.db
    .update(paymentRefunds)
    .set({ status: 'approved', decidedAt: now() })
    .where(and(ofPayment, eq(paymentRefunds.status, 'asked')))
    .returning();
  const opened = agreed ?? (await add(tx, { merchantPaymentId, amountGross }, reason));
  if (opened) await tx.enqueue<RefundToSend>(sendRefundTask, { refundId: opened.id });
  return opened;
}

async function add(
  tx: Tx,
  { merchantPaymentId, amountGross }: Pick<PaymentRow, 'merchantPaymentId' | 'amountGross'>,
  reason: string,
): Promise<RefundRow | null> {
  const [added] = await tx.db
    .insert(paymentRefunds)
    .values({ id: uuidv7(), merchantPaymentId, amountCents: amountGross, status: 'approved', reason, askedAt: now() })
    .onConflictDoNothing()
    .returning();
  return added ?? null;
}

interface PartToReturn {
  readonly merchantPaymentId: string;
  readonly part: 'milestone' | 'excess' | 'course';
  readonly milestoneId?: string;
  /** Of a course. */
  readonly courseId?: string;
  readonly learnerId?: string;
  readonly amountCents: bigint;
  /** When to send it; immediately by default. */
  readonly waitUntil?: Date | null;
}

/** Opens a refund of a part of a payment by the rules, once: null if it is already under way. */
export async function openPartRefund(
  tx: Tx,
  { amountCents, ...part }: PartToReturn,
  reason: string,
): Promise<string | null> {
  const [added] = await tx.db
    .insert(paymentRefunds)
    .values({
      ...part,
      ...{ id: uuidv7(), amountCents, status: 'approved', reason, askedAt: now() },
    })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  if (!added) return null;
  const { waitUntil } = part;
  const startAfterSeconds = waitUntil ? Math.ceil((waitUntil.getTime() - now().getTime()) / 1000) : 0;
  await tx.enqueue<RefundToSend>(sendRefundTask, { refundId: added.id }, { startAfterSeconds });
  return added.id;
}
