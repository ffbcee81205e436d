import { isForHand } from '#domain/payments/money-back.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { lockRefund } from './lock-refund.ts';
import { recordRefund } from './send-refund.ts';

interface Paid {
  readonly refundId: string;
  readonly reference: string;
}

/**
 * Somebody has paid a refund by hand. Not while the provider may be paying it. Answers with the payment. Refusals:
 * payment.not_found, refund.not_open.
 */
export async function recordEft(tx: Tx, _actor: AdminActor, { refundId, reference }: Paid): Promise<string> {
  const { refund, payment } = await lockRefund(tx, refundId);
  if (!isForHand(refund)) throw new Refusal('refund.not_open');
  await recordRefund(tx, refund, payment, { status: 'eft_paid', eftReference: reference });
  await announceBilling(tx, payment);
  return payment.merchantPaymentId;
}
