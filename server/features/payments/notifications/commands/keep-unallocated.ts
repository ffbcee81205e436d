import { inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { type GigMoneyProviderName, payingSides } from '#contract/payments/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { uuid } from '../../queries/find-payment.ts';
import { isOwned, type PaymentRow, payfastPayments } from '../../tables.ts';
import type { Subject } from './read-facts.ts';

/** The fields that a payment needs to be stored. */
export type Receipt = ProviderNotification & Kept;

interface Kept {
  readonly pfPaymentId: string;
  readonly amountGrossCents: bigint;
  readonly feeCents: bigint;
  readonly itemName: string | null;
  /** The provider that took it; PayFast by default. */
  readonly provider?: GigMoneyProviderName;
}

/** Callers that know the payer omit the fields that name one. */
type Unallocated = Kept & Partial<Pick<ProviderNotification, 'customStr1' | 'customStr2'>>;

/**
 * Stores money that pays for nothing we know of. It isn't ours: it belongs to its payer, and an admin refunds it. Updates
 * an earlier row with what is known of the payer by now.
 */
export async function keepUnallocated(
  tx: Tx,
  notification: Unallocated,
  { charge, checkout, subscription }: Subject,
  now: Date,
): Promise<PaymentRow> {
  const { pfPaymentId, amountGrossCents: amountCents, feeCents, itemName } = notification;
  const payer = subscription ?? checkout ?? (charge && isOwned(charge) ? charge : await payerNamedIn(tx, notification));
  const kept = {
    userId: payer?.userId ?? null,
    side: payer?.side ?? null,
    subscriptionId: subscription?.id ?? charge?.subscriptionId ?? null,
    paymentStatus: 'UNALLOCATED' as const,
    amountGross: amountCents,
    feeCents,
    paidAt: charge?.paidAt ?? now,
  };
  const [row] = await tx.db
    .insert(payfastPayments)
    .values({
      merchantPaymentId: uuidv7(),
      item: subscription ? 'subscription' : (checkout?.item ?? 'subscription'),
      provider: notification.provider ?? 'card',
      itemName: itemName ?? 'Unexpected payment',
      pfPaymentId,
      ...kept,
    })
    .onConflictDoUpdate({
      target: payfastPayments.pfPaymentId,
      set: kept,
      // A charge that had failed, or unallocated money.
      setWhere: inArray(payfastPayments.paymentStatus, ['FAILED', 'UNALLOCATED']),
    })
    .returning();
  if (!row) throw new Error(`Receipt ${pfPaymentId} was kept as something else`);
  const paymentId = row.merchantPaymentId;
  await bookPayment(tx, 'receipt_unallocated', { paymentId, amountCents });
  if (feeCents > 0n) await bookPayment(tx, 'payment_fee', { paymentId, amountCents: feeCents });
  return row;
}

/** The payer that our checkout named, as the provider returns it. */
async function payerNamedIn(tx: Tx, { customStr1: userId = null, customStr2 = null }: Unallocated) {
  // For a rep who buys a course, the checkout names the course.
  const side =
    payingSides.find((one) => one === customStr2) ?? (customStr2 && uuid.test(customStr2) ? 'rep' : undefined);
  return userId !== null && uuid.test(userId) && side ? findPayer(tx.db, userId, side) : undefined;
}
