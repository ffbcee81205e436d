import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

const most = 20_000;

/** Adds the changes up, so that reading where the money is stays reading few rows. In one statement: nobody sees a change twice or not at all. */
export async function foldTotals(tx: Pick<Tx, 'db'>): Promise<void> {
  await tx.db.execute(sql`
    with taken as (
      delete from account_total_changes
      where id in (select id from account_total_changes order by id limit ${most} for update skip locked)
      returning kind, cents)
    insert into account_totals (kind, cents)
    select kind, sum(cents) from taken group by kind order by kind
    on conflict (kind) do update set cents = account_totals.cents + excluded.cents`);
}
