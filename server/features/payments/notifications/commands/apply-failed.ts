import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { itemNameOf } from '../../commands/charge-month.ts';
import { closeCheckout } from '../../commands/close-checkout.ts';
import { fallBehind } from '../../commands/fall-behind.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { payfastPayments } from '../../tables.ts';
import { applied, type Subject, tooEarly, type Verdict } from './give-verdict.ts';

/** A charge did not go through. What came in meanwhile, or had come before, is not undone by it. */
export async function applyFailed(
  tx: Tx,
  { token, pfPaymentId, amountGrossCents }: ProviderNotification,
  { charge, checkout, subscription }: Subject,
  now: Date,
): Promise<Verdict> {
  if (!subscription) {
    if (token !== null) return tooEarly;
    if (checkout) await closeCheckout(tx, checkout, 'FAILED');
    return applied();
  }
  if (pfPaymentId !== null && !charge) {
    const { userId, side, id: subscriptionId, amountCents } = subscription;
    await tx.db.insert(payfastPayments).values({
      merchantPaymentId: uuidv7(),
      userId,
      side,
      item: 'subscription',
      itemName: itemNameOf(side),
      amountGross: amountGrossCents !== null && amountGrossCents > 0n ? amountGrossCents : amountCents,
      paymentStatus: 'FAILED',
      subscriptionId,
      pfPaymentId,
    });
  }
  await fallBehind(tx, subscription, now);
  return applied();
}
