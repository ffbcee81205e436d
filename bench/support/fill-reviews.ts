import pg from 'pg';
import { nothingCounted } from '#server/features/trust/reliability/queries/read-counted.ts';

/** As many about each rep that has any: what grows is the number of reps. */
const ofEachRep = 50;

/**
 * Adds published reviews, half by either side, spread over all businesses, with a gig each, with their sums, and a figure of reliability for everyone.
 * The gigs have no weeks and no applications: none of the timed queries reads those of a review.
 */
export async function fillReviews(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set session_replication_role = replica; set work_mem = '256MB'");
    await client.query(
      // Looked up by position: a join on row numbers compares each review with every rep.
      `with known as materialized (
         select (select array_agg(id order by id) from rep_profiles) as reps, (select array_agg(id order by id) from business_profiles) as businesses)
       insert into reviews (id, engagement_id, rep_id, business_id, by, stars, words, again, written_at, published_at)
       select gen_random_uuid(), gen_random_uuid(), (select reps from known)[1 + (n / $2::int) % (select cardinality(reps) from known)],
         (select businesses from known)[(1 + (n * 7919::bigint) % (select cardinality(businesses) from known))::int],
         case when n % 2 = 0 then 'rep' else 'business' end, 1 + n % 5,
         'Came on time and knew the product.', n % 7 > 0, now() - make_interval(mins => n), now() - make_interval(mins => n)
       from generate_series(0, $1::int - 1) n`,
      [count, ofEachRep],
    );
    await client.query(`
      insert into engagements (id, application_id, job_id, rep_id, business_id, job_version, title, tasks, location_id, pay_cents, fee_basis_points, fee_bearer, accepted_at)
      select r.engagement_id, gen_random_uuid(), j.id, r.rep_id, r.business_id, 1, j.title, 'Sell from a stand.', j.location_id, 150000, 1000, 'rep', r.written_at
      from reviews r, lateral (select id, title, location_id from jobs limit 1) j`);
    await client.query(`
      insert into review_totals (profile_id, count, stars, again, newest_at)
      select case when by = 'business' then rep_id else business_id end, count(*), sum(stars), count(*) filter (where again), max(published_at)
      from reviews group by 1`);
    await client.query(
      `insert into reliability_figures (id, rep_id, business_id, figure, worked_out_at)
       select id, id, null, $1::jsonb, now() from rep_profiles
       union all select id, null, id, $1::jsonb, now() from business_profiles`,
      [{ ...nothingCounted, isNew: false, counts: { came: 9, no_show: 1, paid: 9 }, onTime: 8, answerMinutes: 90 }],
    );
    await client.query('vacuum (analyze) engagements, reviews, review_totals, reliability_figures');
  } finally {
    await client.end();
  }
}
