import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

const most = 20_000;

/** Adds the changes up, so that reading the counts stays reading few rows. In one statement: nobody sees a change twice or not at all. */
export async function foldCounts(tx: Pick<Tx, 'db'>): Promise<void> {
  await tx.db.execute(sql`
    with taken as (
      delete from job_count_changes
      where id in (select id from job_count_changes order by id limit ${most} for update skip locked)
      returning kind, value, change)
    insert into job_counts (kind, value, jobs)
    select kind, value, sum(change) from taken group by kind, value order by kind, value
    on conflict (kind, value) do update set jobs = job_counts.jobs + excluded.jobs`);
}
