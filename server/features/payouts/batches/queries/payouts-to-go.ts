import { sql } from 'drizzle-orm';
import { bankAccounts, payouts, walletHolds } from '../../tables.ts';

/** Of a payout that was asked for: nothing keeps it out of a batch. */
export const isFree = sql`not exists (
    select from ${walletHolds} hold where hold.rep_id = ${payouts.repId} and hold.lifted_at is null
  ) and not exists (
    select from ${bankAccounts} withdrawn where withdrawn.id = ${payouts.bankAccountId} and withdrawn.status = 'withdrawn'
  )`;
