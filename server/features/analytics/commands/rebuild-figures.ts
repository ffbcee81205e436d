import { sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { countEvents } from './count-events.ts';
import { followCohorts } from './follow-cohorts.ts';
import { sumAllDays } from './sum-days.ts';

const keys = sql`using (province, industry, figure, day)`;

/**
 * Counts events that were missed over the whole history, and recalculates all sums. Events whose rows were deleted since stay counted.
 * Returns the number of changed sums.
 */
export async function rebuildFigures(tx: Pick<Tx, 'db'>): Promise<number> {
  await tx.db.execute(sql`select from analytics_progress for update`);
  const until = now().toISOString();
  await countEvents(tx, { since: sql`'-infinity'::timestamptz`, until: sql`${until}::timestamptz` });
  // Autovacuum can't see the new rows before the commit: without this the planner would take the table for empty.
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
