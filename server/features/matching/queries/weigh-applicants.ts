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
  const repIds = sql.param([...new Set(pairs.map(({ repId }) => repId))]);
  const { rows } = await db.execute<{ id: string; stamp: string }>(sql`
    select r.id, coalesce(m.worked_out_at, r.updated_at)::text as stamp
    from rep_profiles r left join match_reps m on m.rep_id = r.id
    where r.id = any(${repIds}::uuid[])`);
  const stamps = new Map(rows.map(({ id, stamp }) => [id, stamp]));
  const stamped = pairs.map((pair) => ({ ...pair, stamp: stamps.get(pair.repId) ?? '' }));
  const { explained } = await explainPairs(db, stamped);
  const recordOf = await readRepRecords(
    db,
    pairs.map(({ repId }) => repId),
  );
  return explained.map((one) => one && { ...one, record: recordOf(one.repId) });
}
