import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseAfterMove } from '../../../accounts/own-account/commands/refuse-after-move.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { createRefundAccountTokens } from '../access.ts';
import { type Account, noAccount, sealAccount } from '../services/refund-accounts.ts';
import { confirmRefundAccountMail } from '../texts.ts';
import { lockRefund, moveRefund } from './lock-refund.ts';

interface Given {
  readonly refundId: string;
  readonly account: Account;
}

export interface AccountSettings {
  readonly siteUrl: string;
  readonly secretKey: Secret;
}

/**
 * Stores the account that a refund is paid into if the card refuses it. The payer has just proven who they are. It counts
 * once the link in the email was followed, and replaces an earlier one. Call it with the user locked. Another user's
 * payment is not found.
 */
export async function giveAccount(
  tx: Tx,
  { siteUrl, secretKey }: AccountSettings,
  { userId, email }: { readonly userId: string; readonly email: string },
  { refundId, account }: Given,
): Promise<void> {
  const { refund, payment } = await lockRefund(tx, refundId);
  if (payment.userId !== userId) throw new Refusal('payment.not_found');
  if (refund.status !== 'eft_due') throw new Refusal('refund.not_open');
  await refuseAfterMove(tx, userId);
  const [accountId, accountAskedAt] = [uuidv7(), now()];
  const sealedAccount = sealAccount(secretKey, refundId, account);
  await moveRefund(tx, refund, { status: 'eft_due', ...noAccount, sealedAccount, accountId, accountAskedAt });
  const tokens = createRefundAccountTokens(secretKey);
  await queueMail(
    tx,
    confirmRefundAccountMail({
      ...{ to: email, siteUrl, amountCents: refund.amountCents, at: accountAskedAt },
      ...{ bank: account.bank, lastFour: account.accountNumber.slice(-4) },
      token: tokens.confirm.of(accountId),
      notMeToken: tokens.notMe.of(accountId),
    }),
  );
  await announceBilling(tx, payment);
}
