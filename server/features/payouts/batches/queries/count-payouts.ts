import { inArray, sql } from 'drizzle-orm';
import type { PayoutFigures } from '#contract/payouts/admin-payouts.ts';
import { openPayoutStatuses } from '#contract/payouts/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readBank } from '../../../ledger/queries/read-bank.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { payouts } from '../../tables.ts';
import { isFree } from './payouts-to-go.ts';

/** What waits, what is on its way, and what lies at the bank by the books. */
export async function countPayouts(db: Db, _actor: AdminActor): Promise<PayoutFigures> {
  const { status, amountCents } = payouts;
  const stage = sql<string>`case when ${status} <> 'asked' then ${status} when ${isFree} then 'due' else 'held' end`;
  const rows = await db
    .select({ stage, count: sql<number>`count(*)::int`, cents: sql<string>`sum(${amountCents})` })
    .from(payouts)
    .where(inArray(status, openPayoutStatuses))
    // By its place: written out again it would be another expression to the database.
    .groupBy(sql`1`);
  const figure = (wanted: string) => {
    const row = rows.find((one) => one.stage === wanted);
    return { count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
  };
  return {
    due: figure('due'),
    held: figure('held'),
    inBatches: figure('in_batch'),
    released: figure('released'),
    atBankCents: Number(await readBank(db)),
  };
}
