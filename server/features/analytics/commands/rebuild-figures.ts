import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { countDeeds } from './count-deeds.ts';
import { followCohorts } from './follow-cohorts.ts';
import { sumAllDays } from './sum-days.ts';

const keys = sql`using (province, industry, figure, day)`;

/**
 * Looks through all that ever happened for deeds that were not counted, and adds all deeds up anew. What was counted and is gone since stays
 * counted. Returns how many sums are others than before.
 */
export async function rebuildFigures(tx: Pick<Tx, 'db'>): Promise<number> {
  await tx.db.execute(sql`select from analytics_progress for update`);
  const until = now().toISOString();
  await countDeeds(tx, { since: sql`'-infinity'::timestamptz`, until: sql`${until}::timestamptz` });
  // Nobody else sees yet what was added, so that nobody else tells the planner how much there is: it would take the table for empty.
  await tx.db.execute(sql`analyze analytics_deeds`);
  await tx.db.execute(sql`create temporary table analytics_before on commit drop as select * from analytics_days`);
  await tx.db.execute(sql`delete from analytics_days`);
  await tx.db.execute(sql`delete from analytics_cohorts`);
  await sumAllDays(tx);
  await followCohorts(tx);
  await tx.db.execute(sql`update analytics_progress set counted_at = ${until}::timestamptz`);
  const { rows } = await tx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from analytics_days is_now full join analytics_before was ${keys}
    where (is_now.deeds, is_now.amount) is distinct from (was.deeds, was.amount)`);
  return rows[0]?.count ?? 0;
}
