import type pg from 'pg';

/**
 * Inserts hires number `from` to `to`, beside those from applications: each an accepted application for a gig of this seed, which then has as many
 * places. Returns how many; a repeated hire for the same gig counts once.
 */
export async function insertHires(
  client: pg.ClientBase,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `with draws as materialized (
       select random() as job, random() as rep, random() as soon, pg_temp.seed_delay(interval '1 day') as patience,
              (select count(*) from seed_jobs) as jobs
       from generate_series($1::int, $2::int)),
     chosen as (
       select distinct on (j.id, rep_id) j.id as job_id, rep_id, business_id, patience,
              j.created_at + (ended_at - j.created_at) * power(soon, 2) as applied_at
       from draws
       join seed_jobs j on number = 1 + floor(job * jobs)::int
       join seed_population everyone on everyone.day = j.created_at::date and everyone.scope = 'all'
       join seed_reps on seed_reps.scope = 'all' and rank = 1 + floor(reps * power(rep, 1.5))::int
       where not exists (select from job_applications known where known.job_id = j.id and known.rep_id = seed_reps.rep_id)
       order by j.id, rep_id),
     added as (
       insert into job_applications (id, job_id, rep_id, business_id, status, message, applied_at, updated_at)
       select pg_temp.seed_id(applied_at), job_id, rep_id, business_id, 'accepted', 'I can come on all of the days.',
              applied_at, least(applied_at + patience, now())
       from chosen
       returning id, job_id, rep_id, business_id, applied_at, updated_at),
     recorded as (
       insert into application_steps (id, application_id, status, by_user_id, created_at)
       select pg_temp.seed_id(taken_at), added.id, step.status, by_user_id, taken_at
       from added
       join rep_profiles on rep_profiles.id = rep_id
       join business_profiles on business_profiles.id = business_id,
       lateral (values ('pending', rep_profiles.user_id, applied_at),
                       ('accepted', business_profiles.user_id, added.updated_at)) as step (status, by_user_id, taken_at))
     select count(*)::int as count from added`,
    [from, to],
  );
  return rows[0]?.count ?? 0;
}

/** No gig has more reps than places. */
export async function widenJobs(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update jobs set positions = least(hired, 500)
     from (select job_id, count(*)::int as hired from job_applications where status = 'accepted' group by job_id) hires
     where jobs.id = job_id and positions < hired`,
  );
}
