import { and, eq, gte, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { accountUndoDays, openPayoutStatuses } from '#contract/payouts/options.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type MailAccess, shutOut } from '../../../accounts/mail-links/commands/shut-out.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import { leaveBatch } from '../../batches/commands/cancel-batch.ts';
import { walletChanged } from '../../commands/payout-events.ts';
import { cancelPayoutRow } from '../../requests/commands/cancel-payout.ts';
import { type BankAccountRow, bankAccounts, payouts, walletHolds } from '../../tables.ts';
import { lockAccount } from './lock-account.ts';

const dayMs = 86_400_000;

/**
 * The owner says that it was not them: this account and all that came after it are withdrawn, and the one before is the current
 * one again. What was asked to go there is back in the wallet, out of a batch that is not released too, so that the others in it
 * need not wait; what is with the bank already, an administrator has to see to. Whoever added it is signed in, or knows the
 * password, and is shut out.
 */
export async function undoAccount(tx: Tx, mail: MailAccess, accountId: string): Promise<void> {
  // A batch that is made or released at this moment is waited for, or finds the account withdrawn.
  const { account, owner } = await lockAccount(tx, accountId, lockBank);
  const latest = new Date(account.askedAt.getTime() + accountUndoDays * dayMs);
  if (account.status === 'withdrawn' || now() >= latest) throw new Refusal('bank_account.link_invalid');
  const withdrawn = await tx.db
    .update(bankAccounts)
    .set({ status: 'withdrawn', endedAt: now() })
    .where(
      and(
        eq(bankAccounts.repId, account.repId),
        gte(bankAccounts.askedAt, account.askedAt),
        inArray(bankAccounts.status, ['asked', 'current', 'replaced']),
      ),
    )
    .returning({ id: bankAccounts.id, was: bankAccounts.confirmedAt });
  await bringBack(tx, account);
  await stopPayouts(
    tx,
    account.repId,
    withdrawn.map(({ id }) => id),
  );
  await shutOut(tx, mail, owner);
  await tx.emit(walletChanged, { repId: account.repId });
}

/** Where the account was confirmed, it had taken the place of another one. */
async function bringBack(tx: Tx, { confirmedAt, replaces }: BankAccountRow): Promise<void> {
  if (confirmedAt === null || replaces === null) return;
  await tx.db
    .update(bankAccounts)
    .set({ status: 'current', endedAt: null })
    .where(and(eq(bankAccounts.id, replaces), eq(bankAccounts.status, 'replaced')));
}

async function stopPayouts(tx: Tx, repId: string, accountIds: string[]): Promise<void> {
  const open = await tx.db
    .select()
    .from(payouts)
    .where(and(inArray(payouts.bankAccountId, accountIds), inArray(payouts.status, openPayoutStatuses)))
    .for('update');
  for (const payout of open) {
    if (payout.status === 'in_batch') await leaveBatch(tx, { adminId: null, why: 'account_withdrawn' }, payout);
    if (payout.status !== 'released') await cancelPayoutRow(tx, payout);
    else
      await tx.db.insert(walletHolds).values({
        ...{ id: uuidv7(), repId, placedBy: null, placedAt: now() },
        reason: 'You told us that a bank account was not yours while a payout was on its way to it.',
        whatToDo: `Write to ${usualSupport.email}. We try to stop the payout, and tell you what came of it.`,
      });
  }
}
