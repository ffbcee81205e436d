import pg from 'pg';
import { fillInBulk } from '#scripts/seed/fill-in-bulk.ts';
import { createSeedFunctions } from '#scripts/seed/seed-functions.ts';
import { loadCourses } from '#server/features/courses/content/commands/load-courses.ts';
import { coursesFolder } from '#server/features/courses/content/services/read-folder.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import type { Market } from './open-market.ts';

const tables = [
  'course_purchases',
  'course_lesson_progress',
  'course_answers',
  'course_reports',
  'course_attempts',
  'course_ratings',
  'certificates',
  'points',
];

const counted = ['course_purchases', 'course_lesson_progress', 'course_answers', 'course_attempts'];

/**
 * Adds the courses of the repository, and five of them on average for every rep: of ten, three are not begun, four are in progress, one has only its
 * test left and two are finished. The rows of one rep are far apart, as they are after two years of learning.
 */
export async function fillCourses({ databaseUrl, pool }: Pick<Market, 'databaseUrl' | 'pool'>): Promise<void> {
  const none = async () => {};
  await loadCourses({ db: dbOfPool(pool), transaction: transactionsOn(pool, none, none) }, coursesFolder);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'");
    await createSeedFunctions(client);
    await client.query(drawn);
    await client.query(bought);
    await client.query('analyze drawn, bought');
    const { rows } = await client.query<{ lessons: number }>('select max(lesson_count) as lessons from bought');
    // Totals of the courses are computed once, when all rows are in.
    await client.query(counted.map((table) => `alter table ${table} disable trigger user`).join(';'));
    await fillInBulk(client, tables, async () => {
      await client.query(purchases);
      // All first lessons, then all second ones.
      for (let lesson = 1; lesson <= (rows[0]?.lessons ?? 0); lesson++)
        for (const statement of [lessons, answers, lessonPoints]) await client.query(statement, [lesson]);
      for (const statement of [reports, attempts, issued, coursePoints, ratings, counts]) await client.query(statement);
    });
    await client.query(counted.map((table) => `alter table ${table} enable trigger user`).join(';'));
    await client.query('insert into course_counts select * from course_recount');
    await client.query('reset synchronous_commit');
    await client.query(`vacuum (analyze) ${tables.join(', ')}, courses, course_counts`);
  } finally {
    await client.end();
  }
}

/** One test of each course, the same for all: only its size matters. */
const drawn = `
  create temporary table drawn as
  select version_id, jsonb_agg(jsonb_build_object('id', id, 'order', '[2, 0, 1]'::jsonb)) as questions,
    jsonb_agg(jsonb_build_object('id', id, 'option', 0)) as answers
  from (select *, row_number() over (partition by version_id order by md5(id)) as turn
    from course_questions where use = 'test') bank
  where turn <= 12 group by version_id`;

const bought = `
  create temporary table bought as
  select pg_temp.seed_id(bought_at) as id, *, state >= 30 as is_begun, state >= 80 as is_finished,
    case when state < 30 then 0 when state < 70 then (state * 7 + number) % lesson_count else lesson_count end::int as done,
    bought_at + (now() - bought_at) * 0.1 as begun_at, (now() - bought_at) * 0.8 / lesson_count as pace
  from (
    select chosen.number, user_id, full_name, c.id as course_id, c.version_id, v.lesson_count, abs(hashint4(chosen.number::int)::bigint) % 100 as state,
      pg_temp.seed_moment((chosen.number * 7919 % 10007 + 0.5) / 10007) as bought_at
    from (
      select r.user_id, r.full_name, (place * 7 + turn) % 12 as which, row_number() over (order by r.user_id, turn) as number
      from (select *, row_number() over (order by md5(id::text)) as place from rep_profiles) r
      cross join lateral generate_series(1, (array[1, 2, 3, 4, 5, 5, 6, 6, 6, 12])[1 + place % 10]) as turn) chosen
    join (select *, row_number() over (order by slug) - 1 as which from courses) c using (which)
    join course_versions v on v.id = c.version_id) dated
  order by bought_at`;

const purchases = `
  insert into course_purchases (id, user_id, course_id, version_id, source, merchant_payment_id, bought_at, begun_at, progress,
    place_lesson, place_block, place_at, counted_at, completed_at)
  select id, user_id, course_id, case when is_begun then version_id end, source, case when source = 'bought' then gen_random_uuid() end,
    bought_at, begun, 100 * done / lesson_count, case when is_begun then least(done + 1, lesson_count) end, case when is_begun then 3 end,
    begun + done * pace, begun + done * pace, case when is_finished then begun + lesson_count * pace end
  from (select *, case when is_begun then begun_at end as begun, (array['bought', 'bought', 'gift', 'free'])[1 + number % 4] as source
    from bought) b`;

const lessons = `
  insert into course_lesson_progress (purchase_id, lesson, read_seconds, read_at, answered_at)
  select id, $1::int, 240, begun_at + $1::int * pace, begun_at + $1::int * pace + interval '90 seconds' from bought where done >= $1::int`;

const answers = `
  insert into course_answers (purchase_id, question_id, first_option, first_at, option, is_right, answered_at)
  select b.id, q.id, 0, begun_at + $1::int * pace, 1, true, begun_at + $1::int * pace
  from bought b join course_questions q on q.version_id = b.version_id and q.use = 'lesson' and q.lesson = $1::int
  where done >= $1::int`;

const lessonPoints = `
  insert into points (id, user_id, kind, course_id, lesson, points, earned_at)
  select pg_temp.seed_id(begun_at + $1::int * pace), user_id, 'lesson', course_id, $1::int, 10, begun_at + $1::int * pace from bought where done >= $1::int`;

/** For those who read within the retention of reports. */
const reports = `
  insert into course_reports (purchase_id, id, received_at)
  select id, gen_random_uuid(), begun_at + turn * pace from bought cross join generate_series(1, 8) as turn
  where done >= turn and begun_at + turn * pace > now() - interval '60 days'`;

/** Two of five needed a second one. */
const attempts = `
  insert into course_attempts (id, purchase_id, day, drawn_at, ends_at, questions, handed_in_at, answers, right_answers, passed)
  select gen_random_uuid(), b.id, (at at time zone 'Africa/Johannesburg')::date, at, at + interval '45 minutes', questions,
    at + interval '20 minutes', answers, case turn when 1 then 11 else 7 end, turn = 1
  from bought b join drawn using (version_id)
  cross join generate_series(1, case when number % 5 < 2 then 2 else 1 end) as turn
  cross join lateral (select begun_at + lesson_count * pace - turn * interval '1 hour' as at) drawn_then
  where is_finished`;

const issued = `
  insert into certificates (id, number, user_id, course_id, version_id, purchase_id, score_percent, holder_name, issued_at, badge_id,
    shown_name)
  select pg_temp.seed_id(at), regexp_replace(upper(left(md5(number::text), 12)), '(.{4})(.{4})(.{4})', 'TH-\\1-\\2-\\3'), user_id, course_id,
    version_id, id, 91, full_name, at, gen_random_uuid(), 'full'
  from (select *, begun_at + lesson_count * pace as at from bought where is_finished) b`;

const coursePoints = `
  insert into points (id, user_id, kind, course_id, points, earned_at)
  select pg_temp.seed_id(begun_at + lesson_count * pace), user_id, 'course', course_id, 150, begun_at + lesson_count * pace
  from bought where is_finished`;

/** Every second, and every third of these with words. */
const ratings = `
  insert into course_ratings (purchase_id, course_id, stars, words, rated_at)
  select id, course_id, 3 + number % 3, case when number % 6 = 0 then 'I used the second lesson on the same Saturday, and it worked.' end,
    begun_at + lesson_count * pace
  from bought where is_finished and number % 2 = 0`;

const counts = `
  update courses set finished_count = finished, rating_count = rated, rating_sum = stars
  from (select b.course_id, count(*) as finished, count(r.stars) as rated, coalesce(sum(r.stars), 0) as stars
    from bought b left join course_ratings r on r.purchase_id = b.id where is_finished group by b.course_id) counted
  where courses.id = counted.course_id`;
