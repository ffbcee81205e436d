import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { periodOf } from '#domain/payments/subscription-terms.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../ledger/commands/book-payment.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import { findBillingDetails } from '../queries/find-billing-details.ts';
import { findMonths } from '../queries/find-payment.ts';
import { type OwnedPaymentRow, type PaymentRow, payfastPayments, type SubscriptionRow } from '../tables.ts';

interface Charge {
  readonly subscription: SubscriptionRow;
  /** The checkout that it pays, or the row of an earlier failed charge or of unallocated money. */
  readonly payment?: PaymentRow | undefined;
  /** Null: known from the provider's count of charges alone. */
  readonly pfPaymentId: string | null;
  readonly amountCents: bigint;
  readonly feeCents: bigint;
  readonly now: Date;
}

/** Records and books one more paid month. Call it with the payer locked. */
export async function chargeMonth(
  tx: Tx,
  { subscription, payment, pfPaymentId, amountCents, feeCents, now }: Charge,
): Promise<OwnedPaymentRow> {
  const cycle = (await findMonths(tx.db, subscription.id)).paid + 1;
  const { from, until } = periodOf({ on: subscription.anchorOn, cycle: subscription.anchorCycle }, cycle);
  const { userId, side } = subscription;
  const paid = {
    userId,
    side,
    paymentStatus: 'COMPLETE' as const,
    subscriptionId: subscription.id,
    cycle,
    pfPaymentId,
    amountGross: amountCents,
    feeCents,
    periodFrom: from,
    periodUntil: until,
    receiptNumber: sql<number>`nextval('payfast_receipts')`,
    recipient: await findBillingDetails(tx.db, subscription.userId),
    vatNumber: (await readSettings(tx.db)).vatNumber,
    paidAt: now,
  };
  const merchantPaymentId = payment?.merchantPaymentId ?? uuidv7();
  const [row] = payment
    ? await tx.db
        .update(payfastPayments)
        .set(paid)
        .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId))
        .returning()
    : await tx.db
        .insert(payfastPayments)
        .values({ merchantPaymentId, item: 'subscription', itemName: itemNameOf(side), ...paid })
        .returning();
  if (!row) throw new Error(`Payment ${merchantPaymentId} is gone`);
  const kind = payment?.paymentStatus === 'UNALLOCATED' ? 'receipt_allocated' : 'subscription_paid';
  await bookPayment(tx, kind, { paymentId: merchantPaymentId, amountCents });
  if (feeCents > 0n) await bookPayment(tx, 'payment_fee', { paymentId: merchantPaymentId, amountCents: feeCents });
  return { ...row, userId, side };
}

export function itemNameOf(side: SubscriptionRow['side']): string {
  return side === 'rep' ? 'Thengisa sales rep subscription' : 'Thengisa business subscription';
}
