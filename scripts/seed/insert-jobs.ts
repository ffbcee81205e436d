import type pg from 'pg';
import { minimumWage } from './lists/market.ts';
import { slots } from './load-lists.ts';

const addresses = [
  'At the mall, ground floor',
  'Main taxi rank',
  'Two stores in town, addresses follow',
  'Main Road, next to the bank',
  'Shopping centre, at the entrance',
  'Industrial area, gate 3',
  'Sports ground',
];

/** Temporary, for the applications: the gigs of this seed. `weight` is the popularity of each. */
export async function createSeedJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`create temporary table seed_jobs (
    number int primary key, id uuid not null, business_id uuid not null, province text not null,
    created_at timestamptz(3) not null, ended_at timestamptz(3) not null, weight float8 not null, positions int not null)`);
}

/**
 * Inserts gigs number `from` to `to` of `total`, oldest first. A few businesses post most of them; pay is log-normal around what trade, place and
 * experience bring; popularity has a long tail, cut where one job would take a market’s share.
 */
export async function insertJobs(client: pg.ClientBase, from: number, to: number, total: number): Promise<void> {
  await client.query(
    `with draws as materialized (
       select number, pg_temp.seed_moment((number - random()) / $3::float8) as created_at,
              random() as business, random() as text,
              floor(random() * ${slots.places})::int as place_slot, floor(random() * ${slots.terms})::int as terms_slot,
              floor(random() * ${slots.experience})::int as experience_slot,
              exp(0.3 * pg_temp.seed_normal()) as luck, random() as share_of_hours, random() as chance, random() as size
       from generate_series($1::int, $2::int) as number),
     gigs as materialized (
       select draws.*, seed_texts.*, seed_places.*, seed_terms.*, seed_experience.*, seed_businesses.id as business_id,
              draws.created_at + pg_temp.seed_delay(interval '1 day' * case duration when 'ongoing' then 60 else 24 end)
                + interval '12 hours' as ends_at,
              case when job_type <> 'Commission Only' then
                greatest(ceil(${minimumWage * 2}) / 2, round(median_pay * place_pay * experience_pay * luck * 2) / 2) end as rate,
              round(least + (most - least) * share_of_hours) as hours,
              case when share_of_hours < 0.85 then (draws.created_at + interval '4 days' + chance * interval '20 days')::date end
                as begins
       from draws
       join seed_places on seed_places.slot = place_slot
       join seed_terms on seed_terms.slot = terms_slot
       join seed_experience on seed_experience.slot = experience_slot
       join seed_population on day = created_at::date and scope = 'all'
       join seed_businesses on rank = 1 + floor(businesses * power(business, 4))::int
       join seed_texts on seed_texts.slot = texts_from + floor(text * texts)::int),
     -- What is short and has a beginning has days: weekends most, some of them for a month. A day has 8 hours.
     days as (
       select gigs.*, given.schedule, given.working_days, cardinality(given.working_days) as day_count
       from gigs cross join lateral (
         select begins + (6 - extract(isodow from begins)::int + 7) % 7 as saturday) near
       cross join lateral (
         select array(select case when duration = '1 month' then saturday + 7 * (turn / 2) + turn % 2
                                  when chance < 0.6 then saturday + turn else begins + turn end
                      from generate_series(0, case when duration = '1 month' then 7 when chance < 0.6 then 1
                                                   else floor(size * 5)::int end) as turn) as dates) named
       cross join lateral (
         select case when begins is null or rate is null or duration not in ('1 week', '1 month') then null
                     when duration = '1 month' then jsonb_build_object('kind', 'weekly', 'weekdays', '["Sat","Sun"]'::jsonb,
                       'weeks', 4, 'from', '09:00', 'to', '17:00', 'breakMinutes', 0)
                     else jsonb_build_object('kind', 'days', 'dates', to_jsonb(dates), 'from', '09:00', 'to', '17:00',
                       'breakMinutes', 0) end as schedule) said
       cross join lateral (select said.schedule, case when said.schedule is not null then dates end as working_days) given),
     added as (
       insert into jobs (id, business_id, title, description, industry, location_id, province, location_address,
                         compensation_cents, hourly_rate_cents, day_rate_cents, pay_per, schedule, working_days,
                         duration, required_skills, tags, start_date,
                         experience_required, job_type, positions, closes_on, status, created_at, updated_at, closed_at)
       select pg_temp.seed_id(created_at), business_id,
              case when chance < 0.5 then title || ', ' || town else title end,
              'We are looking for help with ' || goods
                || case province when 'National' then ' all over the country. ' else ' in ' || town || '. ' end || body,
              industry, location_id, province,
              case when chance < 0.7 then ($4::text[])[1 + floor(chance / 0.7 * ${addresses.length})::int] end,
              case when schedule is null then round(coalesce(rate, median_pay * luck * 1.3) * hours) * 100
                   else round(rate * 800) * day_count end,
              rate * 100, case when schedule is not null then round(rate * 800) end,
              case when schedule is null then 'whole' else 'hour' end, schedule, working_days, duration, skills,
              case when random() < 0.6 then tags end,
              coalesce(working_days[1], begins),
              experience, job_type, least(floor(power(1 - size, -0.6)), 60),
              -- What ended did so some days before its last day; what is open has days or weeks left.
              (case when ends_at < now() then ends_at else now() + interval '2 days' end at time zone 'Africa/Johannesburg')::date
                + floor(share_of_hours * 50)::int,
              case when ends_at < now() then 'closed' when chance > 0.97 then 'paused' else 'active' end,
              created_at, case when ends_at < now() then ends_at else created_at end,
              case when ends_at < now() then ends_at end
       from days
       returning id, business_id, province, created_at, closed_at, positions)
     insert into seed_jobs
     select $1 - 1 + row_number() over (order by created_at), id, business_id, province, created_at,
            coalesce(closed_at, now()), least(power(1 - random(), -1 / 1.6) - 1, 100), positions
     from added`,
    [from, to, total, addresses],
  );
}
