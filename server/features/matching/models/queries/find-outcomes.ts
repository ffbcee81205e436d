import { sql } from 'drizzle-orm';
import { type Features, featureNames } from '#domain/matching/features.ts';
import type { Outcome } from '#domain/matching/learn-weights.ts';
import type { Db } from '#server/platform/db/pool.ts';

interface Row extends Record<string, unknown> {
  readonly list: string;
  readonly rank: number;
  readonly names: string[];
  readonly values: (number | null)[];
  readonly outcome: Outcome['outcome'];
}

/** What was shown together, with what became of each. */
export interface ShownList {
  readonly id: string;
  readonly shown: readonly Outcome[];
}

/**
 * What became of whoever was shown: to a business for one job, to a rep of jobs. The first time counts that it was shown. A rep who
 * applied chose the job, and one who said "not for me" did not. Nothing is learned from reps who do not want to be ranked by what
 * they do, nor from what was compared otherwise than today.
 */
export async function findOutcomes(db: Db): Promise<ShownList[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.side || ' ' || case i.side when 'business' then i.job_id else i.rep_id end as list, i.rank,
      m.features as names, i.features as "values",
      case
        when exists (select from application_steps s where s.application_id = a.id and s.status = 'accepted') then 'hired'
        when exists (select from application_steps s where s.application_id = a.id and s.status = 'interview') then 'interviewed'
        when exists (select from application_shortlistings l where l.application_id = a.id) then 'shortlisted'
        when i.side = 'rep' and a.id is not null then 'shortlisted'
        when i.side = 'business' and a.status = 'rejected' then 'rejected'
        when i.side = 'rep' and d.rep_id is not null then 'rejected'
        when p.state = 'dropped' then 'rejected'
        else 'ignored'
      end as outcome
    from (
      select distinct on (side, job_id, rep_id) * from match_impressions order by side, job_id, rep_id, shown_on) i
    join match_models m on m.number = i.model
    left join match_choices c on c.rep_id = i.rep_id
    left join job_applications a on a.job_id = i.job_id and a.rep_id = i.rep_id
    left join match_dismissals d on d.job_id = i.job_id and d.rep_id = i.rep_id
    left join match_proposals p on p.job_id = i.job_id and p.rep_id = i.rep_id
    where coalesce(c.ranked_by_behaviour, true)
    order by list, i.rank, i.job_id, i.rep_id`);
  const today = featureNames.join();
  const comparable = rows.filter(({ names }) => names.join() === today);
  return [...Map.groupBy(comparable, ({ list }) => list)].map(([id, shown]) => ({
    id,
    shown: shown.map(({ rank, values, outcome }) => ({ rank, outcome, features: featuresOf(values) })),
  }));
}

const featuresOf = (values: readonly (number | null)[]) =>
  Object.fromEntries(featureNames.map((name, index) => [name, values[index] ?? null])) as Features;
