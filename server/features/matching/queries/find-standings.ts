import { sql } from 'drizzle-orm';
import type { Standing } from '#domain/matching/choose-proposals.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const given = sql.placeholder;

// The fences keep it going from rep to proposals to jobs, each by its index, however few rows the planner thinks there are.
const standings = prepared('matching_standings', (db, name) =>
  db
    .select({
      repId: sql<string>`p.rep_id`,
      jobId: sql<string>`p.job_id`,
      score: sql<number>`p.score`,
      held: sql<boolean>`p.state = 'approved'`,
      // Many have none, and to read a list of each takes longer.
      days: sql<string | null>`array_to_string(j.working_days, ' ')`,
    })
    .from(
      sql`unnest(${given('repIds')}::uuid[]) as rep (id)
        cross join lateral (
          select * from match_proposals
          where rep_id = rep.id and state <> 'dropped' and job_id <> ${given('jobId')}::uuid offset 0) p
        cross join lateral (
          select working_days from jobs
          where id = p.job_id and status = 'active'
            and business_id <> (select this.business_id from jobs this where this.id = ${given('jobId')}::uuid) offset 0) j`,
    )
    .prepare(name),
);

/** For which other open jobs these reps are proposed already, of other businesses; a business alone may have many for one. */
export async function findStandings(
  db: Db,
  asked: { readonly jobId: string; readonly repIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly Standing[]>> {
  const rows = await standings(db).execute(asked);
  const found = new Map<string, Standing[]>();
  for (const { repId, days, ...one } of rows) {
    const standing = { ...one, days: days ? days.split(' ') : [] };
    const known = found.get(repId);
    if (known) known.push(standing);
    else found.set(repId, [standing]);
  }
  return found;
}
