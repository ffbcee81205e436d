import { sql } from 'drizzle-orm';
import type { Standing } from '#domain/matching/choose-proposals.ts';
import type { Db } from '#server/platform/db/pool.ts';

interface Row extends Record<string, unknown> {
  readonly repId: string;
  readonly jobId: string;
  readonly score: number;
  readonly days: string[];
  readonly held: boolean;
}

/** For which other open jobs these reps are proposed already, of other businesses; a business alone may have many for one. */
export async function findStandings(
  db: Db,
  { jobId, repIds }: { readonly jobId: string; readonly repIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly Standing[]>> {
  const { rows } = await db.execute<Row>(sql`
    select p.rep_id as "repId", p.job_id as "jobId", p.score, p.state = 'approved' as held,
      array(select day::text from unnest(j.working_days) as day) as days
    from match_proposals p
    join jobs this on this.id = ${jobId}::uuid
    join jobs j on j.id = p.job_id and j.status = 'active' and j.business_id <> this.business_id
    where p.rep_id = any(${sql.param(repIds)}::uuid[]) and p.job_id <> this.id and p.state <> 'dropped'`);
  return Map.groupBy(rows, ({ repId }) => repId);
}
