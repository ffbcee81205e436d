import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { callerOf } from '#test/support/api.ts';
import { answersOf, answersTo, buy, learnAll, letPass, publish, report, takeTest } from '#test/support/courses.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });
const { pool } = first.database;
const course = await publish(first);
const params = course;

/** The same person through either process. */
const through = ({ call, accessToken }: Person, turn: number) =>
  turn % 2 === 0 ? call : callerOf(second.url, accessToken);

const many = <T>(rep: Person, count: number, act: (call: Person['call'], turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => act(through(rep, turn), turn)));

const countOf = async (table: string, { userId }: Person): Promise<number> => {
  const { rows } = await pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [userId]);
  return rows[0].n;
};

test('a hundred calls that finish a course at once give one certificate', async () => {
  const rep = await signUpRep(first);
  await learnAll(first, rep, course);
  const attempt = await rep.call(learningApi.draw, { params });
  const body = { answers: answersTo(attempt, 12) };
  const finished = await many(rep, 100, (call) =>
    call(learningApi.handIn, { params: { ...params, attemptId: attempt.id }, body }),
  );
  expect(new Set(finished.map(({ standing }) => standing.certificateNumber)).size).toBe(1);
  expect(finished.every(({ passed }) => passed)).toBe(true);
  expect(await countOf('certificates', rep)).toBe(1);
  const { rows } = await pool.query('select finished_count from courses where id = $1', [course.courseId]);
  expect(rows).toEqual([{ finished_count: 1 }]);
});

test('two tabs begin a free course once', async () => {
  await pool.query('update operator_settings set reps_pay_nothing = true');
  for (let round = 0; round < 5; round++) {
    const rep = await signUpRep(first);
    await many(rep, 4, (call) => call(coursesApi.enrol, { params }));
    expect(await countOf('course_purchases', rep)).toBe(1);
  }
  await pool.query('update operator_settings set reps_pay_nothing = false');
});

test('a report that comes many times at once counts once, and many reports no more than the time', async () => {
  const rep = await signUpRep(first);
  await buy(first, rep, course);
  await rep.call(coursesApi.enrol, { params });
  await letPass(first, rep, 100);
  const same = report(1, 10);
  await many(rep, 8, (call) => call(learningApi.report, { params, body: { reports: [same] } }));
  expect((await rep.call(coursesApi.enrol, { params })).lessons[0]?.readSeconds).toBe(10);
  await many(rep, 8, (call, turn) =>
    call(learningApi.report, { params, body: { reports: [report(1 + (turn % 2), 60)] } }),
  );
  const { lessons } = await rep.call(coursesApi.enrol, { params });
  const seconds = lessons.reduce((sum, { readSeconds }) => sum + readSeconds, 0);
  // However long the calls themselves took.
  const { rows } = await pool.query(
    'select extract(epoch from now() - begun_at) as passed from course_purchases where user_id = $1',
    [rep.userId],
  );
  expect(seconds).toBeLessThanOrEqual(Number(rows[0].passed));
  expect(seconds).toBeGreaterThanOrEqual(100);
});

test('answers that come at once close each lesson once', async () => {
  const rep = await signUpRep(first);
  await buy(first, rep, course);
  await many(rep, 6, (call, turn) =>
    call(learningApi.answer, { params, body: { answers: answersOf(1 + (turn % 2)) } }),
  );
  expect((await rep.call(coursesApi.enrol, { params })).progress).toBe(50);
});

test('tries that are begun at once are one, and a fourth of a day is not to be had', async () => {
  const rep = await signUpRep(first);
  await learnAll(first, rep, course);
  const drawn = await many(rep, 4, (call) => call(learningApi.draw, { params }));
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(1);
  for (let turn = 0; turn < 2; turn++) await takeTest(rep, course, 0);
  await takeTest(rep, course, 0);
  const fourth = [0, 1].map((turn) => through(rep, turn)(learningApi.draw, { params }));
  expect(await outcomes(fourth)).toEqual(['course.no_tries_left', 'course.no_tries_left']);
  const { rows } = await pool.query(
    'select count(*)::int as n from course_attempts where purchase_id in (select id from course_purchases where user_id = $1)',
    [rep.userId],
  );
  expect(rows).toEqual([{ n: 3 }]);
});
