import { sql } from 'drizzle-orm';
import type { ComparedGroup, MatchFairness } from '#contract/matching/fairness.ts';
import { type ComparedBy, comparedBy } from '#contract/matching/options.ts';
import { fairnessRules, namedLanguages } from '#domain/matching/fairness.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';

interface Row extends ComparedGroup, Record<string, unknown> {
  readonly by: ComparedBy | 'all';
  readonly jobs: number;
}

/**
 * For each group, its share of the first ten places against the expected share if each job's places were drawn at random from the qualified reps, so
 * that a town with one job for many reps doesn't count against those who live there. Qualified reps are those proposed for the job, whatever the team
 * decided, and those shown.
 */
export async function compareGroups(db: Db, _actor: AdminActor): Promise<MatchFairness> {
  const { leastPeople, firstPlaces, line, days } = fairnessRules;
  const since = addDays(dayInSouthAfrica(now()), -days);
  const { rows } = await db.execute<Row>(sql`
    with shown as (
      select distinct i.job_id, i.rep_id from match_impressions i join jobs j on j.id = i.job_id and j.status = 'active'
      where i.side = 'business' and i.policy = 'suggested' and i.rank <= ${firstPlaces} and i.shown_on >= ${since}::date
    ), qualified as (
      select job_id, rep_id from shown
      union
      select p.job_id, p.rep_id from match_proposals p where p.job_id in (select job_id from shown)
    ), places as (
      select q.job_id, q.rep_id, (s.rep_id is not null)::int as shown,
        (count(s.rep_id) over job)::float8 / count(*) over job as expected
      from qualified q left join shown s using (job_id, rep_id) window job as (partition by q.job_id)
    ), chosen as (select * from places where expected < 1
    ), compared as (
      select 'all' as by, '' as name, rep_id from (select distinct rep_id from chosen) everybody
      union all
      select 'town', l.name, r.id from rep_profiles r join locations l on l.id = r.location_id
      where r.id in (select rep_id from chosen)
      union all
      select 'language', named.name, r.id from rep_profiles r
      join jsonb_to_recordset(${JSON.stringify(namedLanguages)}::jsonb) as named (name text, pattern text)
        on array_to_string(r.skills, '. ') || '. ' || coalesce(r.description, '') ~* named.pattern
      where r.id in (select rep_id from chosen)
      union all
      select 'gender', t.gender, t.rep_id from told_genders t where t.rep_id in (select rep_id from chosen)
    ), counted as (
      select c.by, c.name, count(distinct p.rep_id)::int as people, count(distinct p.job_id)::int as jobs,
        sum(p.expected) / total.places as qualified, sum(p.shown)::float8 / total.places as shown,
        sum(p.shown) / sum(p.expected) as ratio
      from compared c join chosen p using (rep_id) cross join (select sum(shown)::float8 as places from chosen) total
      group by c.by, c.name, total.places
      having c.by = 'all' or count(distinct p.rep_id) >= ${leastPeople}
    )
    select *, ratio < ${line}::float8 * max(ratio) over (partition by by) as "belowLine"
    from counted order by people desc, name`);
  const groups = Map.groupBy(rows, ({ by }) => by);
  const [all] = groups.get('all') ?? [];
  return {
    jobs: all?.jobs ?? 0,
    people: all?.people ?? 0,
    least: leastPeople,
    by: comparedBy.map((by) => ({ by, groups: (groups.get(by) ?? []).map(onlyGroup) })),
  };
}

const onlyGroup = ({ name, people, qualified, shown, ratio, belowLine }: Row): ComparedGroup => ({
  ...{ name, people, qualified, shown, ratio, belowLine },
});
