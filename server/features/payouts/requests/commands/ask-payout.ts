import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { arrivalDay } from '#domain/payouts/arrival.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { sumNotYetFree } from '../../../engagements/settled/queries/wallet-parts.ts';
import { bookPayout, lockWallet } from '../../../ledger/commands/book-payout.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';
import { findAccounts } from '../../bank-accounts/queries/find-accounts.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { payoutMoved } from '../../commands/payout-events.ts';
import { findHolds } from '../../queries/find-holds.ts';
import { findOpenPayout } from '../../queries/select-payouts.ts';
import { type BankAccountRow, payouts } from '../../tables.ts';
import { findComing } from '../../wallet/queries/find-coming.ts';

interface Wanted {
  readonly amountCents: number;
  readonly bankAccountId: string;
  readonly closing: boolean;
}

/**
 * Requests a payout from a rep's wallet. Of two concurrent requests, from two tabs or on two servers, the second finds the
 * first one open. Returns the payout's id.
 */
export async function askPayout(tx: Tx, { repId }: RepActor, wanted: Wanted): Promise<string> {
  await holdRep(tx, repId);
  if (await findOpenPayout(tx.db, repId)) throw new Refusal('payout.open');
  if ((await findHolds(tx.db, repId)).length > 0) throw new Refusal('payout.on_hold');
  const account = requireUsable((await findAccounts(tx.db, repId)).current, wanted.bankAccountId);
  const amountCents = BigInt(wanted.amountCents);
  const inWalletCents = await lockWallet(tx, repId);
  if (amountCents > inWalletCents - (await sumNotYetFree(tx.db, repId)))
    throw new Refusal('payout.more_than_available');
  await requireEnough(tx, repId, wanted, inWalletCents);
  const [id, askedAt] = [uuidv7(), now()];
  await tx.db.insert(payouts).values({
    ...{ id, repId, bankAccountId: account.id, amountCents, status: 'asked', askedAt, changedAt: askedAt },
    number: sql`nextval('payout_numbers')`,
    expectedOn: arrivalDay(askedAt),
  });
  await bookPayout(tx, 'payout_requested', { payoutId: id, repId, amountCents });
  await tx.emit(payoutMoved, { payoutId: id, repId, status: 'asked' });
  return id;
}

function requireUsable(current: BankAccountRow | null, seenId: string): BankAccountRow {
  if (!current) throw new Refusal('payout.account_missing');
  if (current.id !== seenId) throw new Refusal('payout.account_changed');
  if (current.usableFrom === null || now() < current.usableFrom) throw new Refusal('payout.account_held');
  return current;
}

/** Requires the operator's minimum, unless it is the whole balance and no more money is coming. */
async function requireEnough(
  tx: Tx,
  repId: string,
  { amountCents, closing }: Wanted,
  inWalletCents: bigint,
): Promise<void> {
  const { minimumPayoutCents } = await readSettingsNow(tx.db);
  if (amountCents >= minimumPayoutCents) return;
  if (!closing) throw new Refusal('payout.below_minimum');
  if (BigInt(amountCents) !== inWalletCents || (await findComing(tx.db, repId)).length > 0)
    throw new Refusal('payout.not_the_last');
}
