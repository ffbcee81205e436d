import { and, eq, inArray, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import { findBillingDetails } from '../../queries/find-billing-details.ts';
import { type OwnedPaymentRow, payableStatuses, payfastPayments } from '../../tables.ts';

/** A business has paid for work: what of it can still be funded is funded in the same transaction. */
export const hiresPaid = eventKind<{ readonly merchantPaymentId: string }>('payments.hires_paid');

interface Came {
  /** The provider's number. */
  readonly pfPaymentId: string;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
}

/** The money for work is in, with the payer locked. False: it was paid before. */
export async function completeHires(
  tx: Tx,
  { merchantPaymentId, userId, amountGross }: OwnedPaymentRow,
  { pfPaymentId, amountCents, feeCents }: Came,
): Promise<boolean> {
  // The provider rounds: a cent that is missing is one that it kept.
  const kept = feeCents + amountGross - amountCents;
  const [paid] = await tx.db
    .update(payfastPayments)
    .set({
      paymentStatus: 'COMPLETE',
      pfPaymentId,
      feeCents: kept > 0n ? kept : 0n,
      receiptNumber: sql<number>`nextval('payfast_receipts')`,
      recipient: await findBillingDetails(tx.db, userId),
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
  await tx.emit(hiresPaid, { merchantPaymentId });
  await tellPayer(tx, { userId, side: 'business', news: 'receipt', merchantPaymentId });
  return true;
}
