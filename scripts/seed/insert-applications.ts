import type pg from 'pg';
import { applicationMessages } from './lists/application-texts.ts';

/** The maximum for one gig, however popular. */
const mostPerJob = 400;

/** How many applications a gig of weight 1 gets, so that all gigs together get `wanted`. */
export async function scaleOf(client: pg.ClientBase, wanted: number): Promise<number> {
  const { rows } = await client.query<{ weight: number | null }>('select sum(weight) as weight from seed_jobs');
  return wanted / (rows[0]?.weight || 1);
}

/**
 * Inserts applications for the gigs `from` to `to`, each with all its steps. Most arrive soon after the gig was posted, from reps of the same
 * province, and more from some reps than from others. Returns how many.
 */
export async function insertApplications(
  client: pg.ClientBase,
  { from, to, scale }: { from: number; to: number; scale: number },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with wanted as materialized (
       select seed_jobs.*, everyone.reps as reps, coalesce(nearby.reps, 0) as reps_nearby,
              least(floor(weight * $3::float8 + random()), ${mostPerJob}, ceil(everyone.reps / 4.0))::int as wanted
       from seed_jobs
       join seed_population everyone on everyone.day = seed_jobs.created_at::date and everyone.scope = 'all'
       left join seed_population nearby on nearby.day = seed_jobs.created_at::date and nearby.scope = province
       where number between $1 and $2),
     draws as materialized (
       select wanted.*, turn, created_at + (ended_at - created_at) * power(random(), 2) as applied_at,
              random() < 0.85 and reps_nearby >= 4 * wanted as is_nearby, power(random(), 1.5) as rep_draw,
              random() as fate, interval '2 hours' + pg_temp.seed_delay(interval '3 days') as patience,
              floor(random() * ${applicationMessages().length})::int as message_slot
       from wanted, generate_series(1, wanted) as turn),
     chosen as (
       select distinct on (draws.id, rep_id) draws.*, rep_id, message, applied_at + patience as moved_at,
              case when applied_at + patience > now() then 'pending'
                   when fate < 0.6 and turn <= positions then 'accepted'
                   when fate > 0.94 then 'withdrawn' when fate > 0.86 then 'interview' when fate > 0.72 then 'pending'
                   else 'rejected' end as outcome
       from draws
       join seed_reps on scope = case when is_nearby then province else 'all' end
         and rank = 1 + floor(case when is_nearby then reps_nearby else reps end * rep_draw)::int
       join seed_messages on slot = message_slot
       order by draws.id, rep_id, turn),
     added as (
       insert into job_applications (id, job_id, rep_id, business_id, status, message, applied_at, updated_at)
       select pg_temp.seed_id(applied_at), id, rep_id, business_id, outcome, message, applied_at,
              case outcome when 'pending' then applied_at else moved_at end
       from chosen
       returning id, rep_id, business_id, status, applied_at, updated_at, ('x' || right(id::text, 2))::bit(8)::int as chance),
     steps as (
       select added.id, chance, step.* from added, lateral (values
         ('pending', applied_at, true),
         ('interview', applied_at + (updated_at - applied_at) * 0.45,
           chance < case status when 'accepted' then 220 when 'rejected' then 70 when 'withdrawn' then 40 else 0 end),
         (status, updated_at, status <> 'pending')) as step (status, taken_at, taken)
       where taken)
     , answered as (
       insert into company_answers (application_id, business_id, applied_at, answered_at)
       select added.id, business_id, applied_at, min(taken_at) from steps join added on added.id = steps.id
       where steps.status in ('interview', 'accepted', 'rejected') group by added.id, business_id, applied_at)
     , recorded as (
       insert into application_steps (id, application_id, status, note, by_user_id, created_at)
       select pg_temp.seed_id(taken_at), steps.id, steps.status, note,
              case when steps.status in ('pending', 'withdrawn') then rep_profiles.user_id else business_profiles.user_id end,
              taken_at
       from steps
       join added on added.id = steps.id
       join rep_profiles on rep_profiles.id = added.rep_id
       join business_profiles on business_profiles.id = added.business_id
       left join seed_notes on seed_notes.status = steps.status and choice = steps.chance % 4)
     select count(*)::int as count from added`,
    [from, to, scale],
  );
  return rows[0]?.count ?? 0;
}
