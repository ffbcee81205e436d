import { and, eq, inArray, sql } from 'drizzle-orm';
import { payableStatuses } from '#domain/payments/judge-notification.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../ledger/commands/book-payment.ts';
import { findBillingDetails } from '../queries/find-billing-details.ts';
import { type OwnedPaymentRow, payfastPayments } from '../tables.ts';

export interface Came {
  /** The provider's payment number. */
  readonly pfPaymentId: string;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
}

/**
 * Records that a one-time payment arrived, with the payer locked. False: it was paid before.
 * @param vatNumber ours, if what is paid for is our supply
 */
export async function completeOnce(
  tx: Tx,
  { merchantPaymentId, userId, amountGross }: OwnedPaymentRow,
  { pfPaymentId, amountCents, feeCents }: Came,
  vatNumber: string | null = null,
): Promise<boolean> {
  // The provider rounds: a missing cent is one that it kept.
  const kept = feeCents + amountGross - amountCents;
  const [paid] = await tx.db
    .update(payfastPayments)
    .set({
      paymentStatus: 'COMPLETE',
      pfPaymentId,
      feeCents: kept > 0n ? kept : 0n,
      receiptNumber: sql<number>`nextval('payfast_receipts')`,
      recipient: await findBillingDetails(tx.db, userId),
      vatNumber,
      paidAt: now(),
    })
    .where(
      and(
        eq(payfastPayments.merchantPaymentId, merchantPaymentId),
        inArray(payfastPayments.paymentStatus, [...payableStatuses]),
      ),
    )
    .returning();
  if (!paid) return false;
  if (paid.feeCents > 0n)
    await bookPayment(tx, 'payment_fee', { paymentId: merchantPaymentId, amountCents: paid.feeCents });
  return true;
}
