import { type SQL, sql } from 'drizzle-orm';
import type { Figure } from '#contract/analytics/figures.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

/** Sums the events of these days. Events are never deleted, so an existing sum is only ever updated. */
async function sum(tx: Pick<Tx, 'db'>, which: SQL): Promise<void> {
  await tx.db.execute(sql`
    insert into analytics_days (figure, day, province, industry, deeds, amount)
    select figure, day, coalesce(province, 'all'), coalesce(industry, 'all'), count(*), sum(amount)
    from analytics_deeds where ${which}
    group by figure, day, cube (province, industry)
    on conflict (province, industry, figure, day) do update set deeds = excluded.deeds, amount = excluded.amount
    where (analytics_days.deeds, analytics_days.amount) is distinct from (excluded.deeds, excluded.amount)`);
}

/** Filters by `at` as well, because no index that starts with the figure continues with `day`. */
export const sumDays = (tx: Pick<Tx, 'db'>, figure: Figure, days: readonly string[]): Promise<void> =>
  sum(
    tx,
    sql`figure = ${figure} and day in ${days}
      and at >= ${days.toSorted()[0]}::date::timestamp at time zone 'Africa/Johannesburg'`,
  );

export const sumAllDays = (tx: Pick<Tx, 'db'>): Promise<void> => sum(tx, sql`true`);
