import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

const most = 20_000;

/** Adds the changes up, so that reading what was earned stays reading few rows. In one statement: nobody sees a change twice or not at all. */
export async function foldEarnings(tx: Pick<Tx, 'db'>): Promise<void> {
  await tx.db.execute(sql`
    with taken as (
      delete from earning_changes
      where id in (select id from earning_changes order by id limit ${most} for update skip locked)
      returning day, cents)
    insert into earnings_by_day (day, cents)
    select day, sum(cents) from taken group by day order by day
    on conflict (day) do update set cents = earnings_by_day.cents + excluded.cents`);
}
