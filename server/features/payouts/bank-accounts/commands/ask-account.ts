import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { bankDetails } from '#contract/payouts/bank-accounts.ts';
import { banks } from '#contract/payouts/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { refuseAfterMove } from '../../../accounts/own-account/commands/refuse-after-move.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { walletChanged } from '../../commands/payout-events.ts';
import { sealNumber } from '../../services/account-numbers.ts';
import { bankAccounts } from '../../tables.ts';
import { createAccountTokens } from '../access.ts';
import { findAccounts } from '../queries/find-accounts.ts';
import { confirmAccountMail } from '../texts.ts';

interface Owner {
  readonly repId: string;
  readonly userId: string;
  readonly email: string;
}

export interface AccountSettings {
  readonly siteUrl: string;
  readonly secretKey: Secret;
}

/**
 * Requests an account for a rep who has just proven who they are. It counts once the link in the email was followed, and
 * replaces an earlier unconfirmed one.
 */
export async function askAccount(
  tx: Tx,
  { siteUrl, secretKey }: AccountSettings,
  { repId, userId, email }: Owner,
  { bank, holder, accountNumber }: z.output<typeof bankDetails>,
): Promise<void> {
  await refuseAfterMove(tx, userId);
  await holdRep(tx, repId);
  await withdrawAsked(tx, repId);
  const { current } = await findAccounts(tx.db, repId);
  const id = uuidv7();
  const askedAt = now();
  const lastFour = accountNumber.slice(-4);
  await tx.db.insert(bankAccounts).values({
    ...{ id, repId, status: 'asked', bank, branchCode: banks[bank].branchCode, holder, lastFour, askedAt },
    sealedNumber: sealNumber(secretKey, id, accountNumber),
    replaces: current?.id ?? null,
  });
  const tokens = createAccountTokens(secretKey);
  await queueMail(
    tx,
    confirmAccountMail({
      ...{ to: email, siteUrl, bank, lastFour, at: askedAt, isChange: current !== null },
      token: tokens.confirm.of(id),
      notMeToken: tokens.notMe.of(id),
    }),
  );
  await tx.emit(walletChanged, { repId });
}

/** Call it with the rep locked. */
async function withdrawAsked(tx: Tx, repId: string): Promise<void> {
  await tx.db
    .update(bankAccounts)
    .set({ status: 'withdrawn', endedAt: now() })
    .where(and(eq(bankAccounts.repId, repId), eq(bankAccounts.status, 'asked')));
}

/** Withdraws an unconfirmed account; does nothing if there is none. */
export async function withdrawAccount(tx: Tx, repId: string): Promise<void> {
  await holdRep(tx, repId);
  await withdrawAsked(tx, repId);
  await tx.emit(walletChanged, { repId });
}
