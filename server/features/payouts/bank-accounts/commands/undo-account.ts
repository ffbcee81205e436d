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
 * Withdraws an account that its owner disowns, with all later ones, and makes the one before current again. Payouts to it
 * return to the wallet, and leave an unreleased batch so that the others in it can go ahead. One that is already with the
 * bank is left for an admin, and the wallet is held. The person who added it had a session or the password, and is signed
 * out.
 */
export async function undoAccount(tx: Tx, mail: MailAccess, accountId: string): Promise<void> {
  // A batch being made or released concurrently is waited for, or finds the account withdrawn.
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

/** Makes the account current again that a confirmed one had replaced. */
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
        reason: 'You told us a bank account wasn’t yours while a payout to it was on its way.',
        whatToDo: `Write to ${usualSupport.email}. We’ll try to stop the payout and tell you the outcome.`,
      });
  }
}
