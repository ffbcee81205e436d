import { sql } from 'drizzle-orm';
import { bankAccounts, payouts, walletHolds } from '../tables.ts';

/** A requested payout that nothing keeps out of a batch. */
export const isFree = sql`not exists (
    select from ${walletHolds} hold where hold.rep_id = ${payouts.repId} and hold.lifted_at is null
  ) and not exists (
    select from ${bankAccounts} withdrawn where withdrawn.id = ${payouts.bankAccountId} and withdrawn.status = 'withdrawn'
  )`;

/** Requested payouts that aren't free, looked up from the holds: these are few, however many payouts wait. */
export const heldPayouts = sql`(
    select waits.id, waits.amount_cents from ${walletHolds} hold join ${payouts} waits on waits.rep_id = hold.rep_id
    where hold.lifted_at is null and waits.status = 'asked'
    union
    select waits.id, waits.amount_cents from ${bankAccounts} withdrawn join ${payouts} waits on waits.bank_account_id = withdrawn.id
    where withdrawn.status = 'withdrawn' and waits.status = 'asked'
  )`;
