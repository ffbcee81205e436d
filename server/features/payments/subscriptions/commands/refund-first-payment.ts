import { refundDays } from '#contract/payments/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { openRefund } from '../../commands/open-refund.ts';
import { findRefundable } from '../queries/find-refundable.ts';
import { lockOwn } from './lock-own.ts';

/** Refunds the first payment at the payer's request within its days, once, and ends access. */
export async function refundFirstPayment(
  tx: Tx,
  { userId, side }: { userId: string; side: PayingSide },
): Promise<void> {
  const row = await lockOwn(tx, userId, side);
  const now = new Date();
  const refundable = await findRefundable(tx.db, row, now);
  if (!refundable || !(await openRefund(tx, refundable.first, `Refund requested within ${refundDays} days.`)))
    throw new Refusal('refund.not_due');
  await endSubscription(tx, row, { because: 'refunded', now });
  await announceBilling(tx, { userId, side });
}
