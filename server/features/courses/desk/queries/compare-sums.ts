import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { linesOfOrders, missingCounts, missingMoney } from './missing-sums.ts';

/** Courses whose totals disagree with their rows, each described in a few words. */
export async function compareSums(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ difference: string }>(sql`
    select distinct 'kept count ' || kind || ' of course ' || course_id as difference from ${missingCounts} counts
    union all
    select 'kept money of course ' || course_id from ${missingMoney} money
    union all
    select distinct 'kept return of payment ' || merchant_payment_id from ${linesOfOrders} lines where went_back <> is_back
    order by difference`);
  return rows.map(({ difference }) => difference);
}
