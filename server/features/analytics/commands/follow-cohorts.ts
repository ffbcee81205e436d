import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { signsOfLife } from '../queries/signs-of-life.ts';

const monday = (day: string) => sql.raw(`date_trunc('week', ${day}::timestamp)::date`);

/** @param weeks only these Mondays; all of them by default */
export async function followCohorts(tx: Pick<Tx, 'db'>, weeks?: readonly string[]): Promise<void> {
  if (weeks?.length === 0) return;
  const begin = weeks?.toSorted()[0];
  const which: SQL =
    weeks === undefined
      ? sql`true`
      : sql`${monday('done.day')} in ${weeks}
          and done.at >= ${begin}::date::timestamp at time zone 'Africa/Johannesburg'`;
  for (const [side, { signUp, figures }] of Object.entries(signsOfLife))
    await tx.db.execute(sql`
      insert into analytics_cohorts (side, signed_up, week, people)
      select ${side}, ${monday('came.day')} as signed_up, ${monday('done.day')} as week, count(distinct done.doer)
      from analytics_deeds done
      join analytics_deeds came on came.figure = ${signUp} and came.id = done.doer
      where done.figure in ${figures} and ${which} and ${monday('done.day')} >= ${monday('came.day')}
      group by 2, 3
      on conflict (side, signed_up, week) do update set people = excluded.people`);
}
