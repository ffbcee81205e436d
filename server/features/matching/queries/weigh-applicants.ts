import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { WeighedFit } from '../../applications/present.ts';
import { readRepRecords } from '../../trust/reliability/queries/read-records.ts';
import { type Explained, explainPairs } from './explain-pairs.ts';

interface Pair {
  readonly jobId: string;
  readonly repId: string;
}

/** The fit of applicants for jobs, with reasons and what is known of their gigs here, in the order of the pairs. */
export async function weighApplicants(
  db: Db,
  pairs: readonly Pair[],
): Promise<readonly ((Explained & WeighedFit) | undefined)[]> {
  if (pairs.length === 0) return [];
  const ids = [...new Set(pairs.map(({ repId }) => repId))];
  const repIds = sql.param(ids);
  const { rows } = await db.execute<{ id: string; stamp: string }>(sql`
    select r.id, coalesce(m.worked_out_at, r.updated_at)::text as stamp
    from rep_profiles r left join match_reps m on m.rep_id = r.id
    where r.id = any(${repIds}::uuid[])`);
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]));
  const stamped = pairs.map((pair) => ({ ...pair, stamp: stamps.get(pair.repId) ?? '' }));
  const [{ explained }, recordOf] = await Promise.all([explainPairs(db, stamped), readRepRecords(db, ids)]);
  return explained.map((one) => one && { ...one, record: recordOf(one.repId) });
}
