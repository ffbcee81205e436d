import { sql } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const earned = prepared('ledger_earned', (db, name) =>
  db
    .select({
      now: sql`coalesce(sum(cents), 0)`.mapWith(Number),
      monthAgo: sql`coalesce(sum(cents) filter (
        where day <= (${sql.placeholder('today')}::date - interval '1 month')::date), 0)`.mapWith(Number),
    })
    .from(sql`(select day, cents from earnings_by_day union all select day, cents from earning_changes) earnings`)
    .prepare(name),
);

/**
 * What the platform has earned, in cents, and had when the day was over a month ago: commission, subscriptions and courses, less what went
 * back to payers or was taken back by their banks. What the payment provider keeps is a cost, and not in it.
 */
export async function readPlatformEarnings(db: Db): Promise<{ readonly now: number; readonly monthAgo: number }> {
  const [sums] = await earned(db).execute({ today: dayInSouthAfrica(now()) });
  return sums ?? { now: 0, monthAgo: 0 };
}
