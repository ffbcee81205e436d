import { eq } from 'drizzle-orm';
import { accountUndoDays } from '#contract/payouts/options.ts';
import { usableFrom } from '#domain/payouts/account-hold.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUser } from '../../../accounts/commands/lock-user.ts';
import { type MailAccess, shutOut } from '../../../accounts/mail-links/commands/shut-out.ts';
import { refuseAfterMove } from '../../../accounts/own-account/commands/refuse-after-move.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { type RefundToSend, sendRefundTask } from '../../commands/open-refund.ts';
import { payfastPayments, paymentRefunds } from '../../tables.ts';
import { createRefundAccountTokens } from '../access.ts';
import { linkUntil, noAccount, openAccount } from '../services/refund-accounts.ts';
import { refundAccountConfirmedMail } from '../texts.ts';
import type { AccountSettings } from './give-account.ts';
import { lockRefund, moveRefund } from './lock-refund.ts';

const dayMs = 86_400_000;

/**
 * Confirms an account by the link in the email: the refund is sent to it a day later. Until then a chargeback can still
 * stop the refund.
 */
export async function confirmAccount(
  tx: Tx,
  { siteUrl, secretKey }: AccountSettings,
  accountId: string,
): Promise<Date> {
  const { refund, payment, owner } = await lockByAccount(tx, accountId);
  const confirmedAt = now();
  const { id: refundId, status, accountAskedAt, sealedAccount, amountCents } = refund;
  const account = sealedAccount && openAccount(secretKey, refundId, sealedAccount);
  const isOpen = status === 'eft_due' && refund.accountConfirmedAt === null;
  if (!isOpen || !account || !accountAskedAt || confirmedAt >= linkUntil(accountAskedAt))
    throw new Refusal('refund_account.link_invalid');
  await refuseAfterMove(tx, owner.id);
  // The money came from the card, so any account replaces the card, and waits as a changed account does.
  const from = usableFrom({ confirmedAt, isChange: true, ownerSince: owner.createdAt });
  await moveRefund(tx, refund, {
    status,
    accountConfirmedAt: confirmedAt,
    accountUsableFrom: from,
    sendingUntil: null,
  });
  const startAfterSeconds = Math.ceil((from.getTime() - confirmedAt.getTime()) / 1000) + 1;
  await tx.enqueue<RefundToSend>(sendRefundTask, { refundId }, { startAfterSeconds });
  await queueMail(
    tx,
    refundAccountConfirmedMail({
      ...{ to: owner.email, siteUrl, amountCents, at: confirmedAt, usableFrom: from },
      ...{ bank: account.bank, lastFour: account.accountNumber.slice(-4) },
      notMeToken: createRefundAccountTokens(secretKey).notMe.of(accountId),
    }),
  );
  await announceBilling(tx, payment);
  return from;
}

/**
 * Withdraws an account that the payer didn't enter, unless the money has left or the provider may be sending it, and ends
 * all of their sessions.
 */
export async function undoAccount(tx: Tx, mail: MailAccess, accountId: string): Promise<void> {
  const { refund, payment, owner } = await lockByAccount(tx, accountId);
  const { status, byHand, accountAskedAt } = refund;
  if (!accountAskedAt || now().getTime() >= accountAskedAt.getTime() + accountUndoDays * dayMs)
    throw new Refusal('refund_account.link_invalid');
  if (status === 'eft_due' || (status === 'eft_ready' && byHand))
    await moveRefund(tx, refund, { status: 'eft_due', byHand: false, sendingUntil: null, ...noAccount });
  await shutOut(tx, mail, owner);
  await announceBilling(tx, payment);
}

/** The refund that an email was about, with the payer locked. */
async function lockByAccount(tx: Tx, accountId: string) {
  const ofAccount = eq(paymentRefunds.accountId, accountId);
  const [found] = await tx.db
    .select({ refundId: paymentRefunds.id, userId: payfastPayments.userId })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(ofAccount);
  const owner = found?.userId ? await lockUser(tx, found.userId) : undefined;
  if (!found || !owner) throw new Refusal('refund_account.link_invalid');
  const locked = await lockRefund(tx, found.refundId);
  // Another account was entered, or this one withdrawn, by the transaction that held the lock.
  if (locked.refund.accountId !== accountId) throw new Refusal('refund_account.link_invalid');
  return { ...locked, owner };
}
