import { sql } from 'drizzle-orm';
import type { MatchAgreement } from '#contract/matching/review.ts';
import { compareTried, type TriedJob } from '#domain/matching/reasons-tried.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';

const days = 90;
const dayMs = 86_400_000;

/** What became of decisions with and without reasons, as far as it was tried lately. */
export async function measureReasons(db: Db): Promise<MatchAgreement['reasons']> {
  const since = new Date(now().getTime() - days * dayMs).toISOString();
  const { rows } = await db.execute<TriedJob & Record<string, unknown>>(sql`
    select p.reasons_hidden as hidden, avg(p.seconds_looked)::float8 as seconds,
      (count(*) filter (where p.state = 'approved'))::int as approved,
      (count(*) filter (where p.state = 'approved' and came.applied))::int as applied,
      (count(*) filter (where p.state = 'approved' and came.hired))::int as hired,
      (count(*) filter (where p.state = 'dropped'))::int as dropped,
      (count(*) filter (where p.state = 'dropped' and came.hired))::int as "hiredAnyway"
    from match_proposals p cross join lateral (
      select count(*) > 0 as applied, coalesce(bool_or(exists (
        select from application_steps s where s.application_id = a.id and s.status = 'accepted')), false) as hired
      from job_applications a where a.job_id = p.job_id and a.rep_id = p.rep_id) came
    where p.reasons_hidden is not null and p.reviewed_at >= ${since}
    group by p.job_id, p.reasons_hidden`);
  const { hidden_percent: percent } = (
    await db.execute<{ hidden_percent: number }>(sql`select hidden_percent from match_reasons_trial`)
  ).rows[0] ?? { hidden_percent: 0 };
  return { percent, ...compareTried(rows) };
}
