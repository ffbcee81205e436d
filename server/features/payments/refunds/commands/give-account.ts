import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { type Account, sealAccount } from '../services/refund-accounts.ts';
import { lockRefund, moveRefund } from './lock-refund.ts';

interface Given {
  readonly refundId: string;
  readonly account: Account;
}

/**
 * The payer says where money goes that the card does not take; the provider is asked again, with the account. Refusals:
 * payment.not_found, for another's too; refund.not_open.
 */
export async function giveAccount(
  tx: Tx,
  { userId }: Pick<SignedInActor, 'userId'>,
  { refundId, account }: Given,
  { secretKey }: { readonly secretKey: string },
): Promise<void> {
  const { refund, payment } = await lockRefund(tx, refundId);
  if (payment.userId !== userId) throw new Refusal('payment.not_found');
  if (refund.status !== 'eft_due') throw new Refusal('refund.not_open');
  const sealedAccount = sealAccount(secretKey, refundId, account);
  await moveRefund(tx, refund, { status: 'eft_ready', sealedAccount, sendingUntil: null });
  await tx.enqueue<RefundToSend>(sendRefundTask, { refundId });
  await announceBilling(tx, payment);
}
