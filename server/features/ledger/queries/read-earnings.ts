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
 * The platform's earnings, in cents, now and at the end of the day a month ago: commission, subscriptions and courses, less
 * refunds and chargebacks. The payment provider's fees are a cost, and not included.
 */
export async function readPlatformEarnings(db: Db): Promise<{ readonly now: number; readonly monthAgo: number }> {
  const [sums] = await earned(db).execute({ today: dayInSouthAfrica(now()) });
  return sums ?? { now: 0, monthAgo: 0 };
}
