import { sql } from 'drizzle-orm';
import type { AnalyticsCohort } from '#contract/analytics/analytics.ts';
import { addDays, dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { mondayOf } from '#domain/shared/week.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { signsOfLife } from './signs-of-life.ts';

const weeks = 12;

/** The cohorts of the last twelve weeks, newest first. */
export async function readCohorts(
  db: Db,
  _actor: AdminActor,
  { side }: { readonly side: 'rep' | 'business' },
): Promise<AnalyticsCohort[]> {
  const thisWeek = mondayOf(dayInSouthAfrica(now()));
  const first = addDays(thisWeek, -7 * (weeks - 1));
  const { rows: came } = await db.execute<{ week: string; people: string }>(sql`
    select date_trunc('week', day::timestamp)::date::text as week, sum(deeds) as people from analytics_days
    where province = 'all' and industry = 'all' and figure = ${signsOfLife[side].signUp} and day >= ${first}
    group by 1 order by 1 desc`);
  const { rows: active } = await db.execute<{ signed_up: string; week: string; people: number }>(sql`
    select signed_up::text, week::text, people from analytics_cohorts where side = ${side} and signed_up >= ${first}`);
  return came.map(({ week, people }) => {
    const counts = Array.from({ length: daysBetween(week, thisWeek) / 7 + 1 }, () => 0);
    for (const one of active) if (one.signed_up === week) counts[daysBetween(week, one.week) / 7] = one.people;
    return { week, people: Number(people), active: counts };
  });
}
