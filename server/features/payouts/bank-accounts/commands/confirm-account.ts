import { and, eq } from 'drizzle-orm';
import { usableFrom } from '#domain/payouts/account-hold.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseAfterMove } from '../../../accounts/own-account/commands/refuse-after-move.ts';
import { walletChanged } from '../../commands/payout-events.ts';
import { bankAccounts } from '../../tables.ts';
import { createAccountTokens } from '../access.ts';
import { linkUntil } from '../queries/find-accounts.ts';
import { accountChangedMail } from '../texts.ts';
import type { AccountSettings } from './ask-account.ts';
import { lockAccount } from './lock-account.ts';

/**
 * Confirms an account by the link in the email: the rep is paid there from now on, and payouts can go to it after its first
 * day. An open payout goes to the account it was requested for.
 */
export async function confirmAccount(
  tx: Tx,
  { siteUrl, secretKey }: AccountSettings,
  accountId: string,
): Promise<Date> {
  const { account, owner } = await lockAccount(tx, accountId);
  const confirmedAt = now();
  if (account.status !== 'asked' || confirmedAt >= linkUntil(account)) throw new Refusal('bank_account.link_invalid');
  await refuseAfterMove(tx, owner.id);
  const former = await tx.db
    .update(bankAccounts)
    .set({ status: 'replaced', endedAt: confirmedAt })
    .where(and(eq(bankAccounts.repId, account.repId), eq(bankAccounts.status, 'current')))
    .returning({ id: bankAccounts.id });
  const isChange = former.length > 0;
  const from = usableFrom({ confirmedAt, isChange, ownerSince: owner.createdAt });
  await tx.db
    .update(bankAccounts)
    .set({ status: 'current', confirmedAt, usableFrom: from, replaces: former[0]?.id ?? null })
    .where(eq(bankAccounts.id, accountId));
  const { bank, lastFour } = account;
  await queueMail(
    tx,
    accountChangedMail({
      ...{ to: owner.email, siteUrl, bank, lastFour, isChange, at: confirmedAt, usableFrom: from },
      notMeToken: createAccountTokens(secretKey).notMe.of(accountId),
    }),
  );
  await tx.emit(walletChanged, { repId: account.repId });
  return from;
}
