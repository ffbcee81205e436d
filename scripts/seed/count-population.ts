import type pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';
import { seedDomain } from './seed-functions.ts';

/**
 * Temporary tables of users who can post and apply, this seed's and earlier ones: `seed_businesses` (with the range of texts of their trade) and
 * `seed_reps` ranked by sign-up, the reps once for each `scope` (their province, and `all`); `seed_population` with their number at the start of each
 * day.
 */
export async function countPopulation(client: pg.ClientBase): Promise<void> {
  await client.query(`
    create temporary table seed_businesses as
      select row_number() over (order by b.created_at, b.id)::int as rank, b.id, b.created_at, texts_from, texts
      from business_profiles b
      join users on users.id = user_id
      join industries on industries.id = primary_industry_id
      join (select profile_industry, min(slot) as texts_from, count(*) as texts from seed_texts group by 1) trades
        on profile_industry = industries.name
      where email like '%@${seedDomain}';
    create temporary table seed_reps as
      select scope, row_number() over (partition by scope order by r.created_at, r.id)::int as rank, r.id as rep_id, r.created_at
      from rep_profiles r
      join users on users.id = user_id
      join locations on locations.id = preferred_location_id
      cross join lateral (values ('all'), (locations.province)) as scopes (scope)
      where email like '%@${seedDomain}';
    alter table seed_businesses add primary key (rank);
    alter table seed_reps add primary key (scope, rank);
    create temporary table seed_population as
      select day, scope, sum(coalesce(b.joined, 0)) over so_far - coalesce(b.joined, 0) as businesses,
             sum(coalesce(r.joined, 0)) over so_far - coalesce(r.joined, 0) as reps
      from (select generate_series(coalesce(min(created_at), now())::date, now()::date, interval '1 day')::date as day
            from (select created_at from seed_businesses union all select created_at from seed_reps) people) days
      cross join (select distinct scope from seed_reps union select 'all') scopes
      left join (select created_at::date as day, 'all' as scope, count(*) as joined from seed_businesses group by 1) b
        using (day, scope)
      left join (select created_at::date as day, scope, count(*) as joined from seed_reps group by 1, 2) r
        using (day, scope)
      window so_far as (partition by scope order by day);
    alter table seed_population add primary key (scope, day);
    analyze seed_businesses; analyze seed_reps; analyze seed_population;`);
}

/** Throws a StartupError if jobs are wanted without a business to post them, or applications without a rep. */
export async function requirePeople(
  client: pg.ClientBase,
  sizes: { jobs: number; applications: number },
): Promise<void> {
  const { rows } = await client.query<{ businesses: boolean; reps: boolean }>(
    `select exists (select from seed_businesses) as businesses, exists (select from seed_reps) as reps`,
  );
  if (sizes.jobs > 0 && !rows[0]?.businesses)
    throw new StartupError('Jobs need businesses: give --businesses as well.');
  if (sizes.applications > 0 && !rows[0]?.reps) throw new StartupError('Applications need reps: give --reps as well.');
}
