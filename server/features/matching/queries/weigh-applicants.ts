import { sql } from 'drizzle-orm';
import type { MatchReasons } from '#contract/applications/match-reasons.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { explainPairs } from './explain-pairs.ts';

interface Pairs {
  readonly jobId: string;
  readonly repIds: readonly string[];
}

/** The fit of a job's applicants, with reasons. */
export async function weighApplicants(
  db: Db,
  { jobId, repIds }: Pairs,
): Promise<ReadonlyMap<string, { readonly score: number; readonly reasons: MatchReasons }>> {
  const { rows } = await db.execute<{ id: string; stamp: string }>(sql`
    select r.id, coalesce(m.worked_out_at, r.updated_at)::text as stamp
    from rep_profiles r left join match_reps m on m.rep_id = r.id
    where r.id = any(${sql.param(repIds)}::uuid[])`);
  const reps = rows.map(({ id, stamp }) => ({ repId: id, stamp }));
  const { explained } = await explainPairs(db, { jobId, reps });
  return new Map([...explained].map(([id, { score, reasons }]) => [id, { score, reasons: reasons('business') }]));
}
