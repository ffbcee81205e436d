import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { certificateDeskApi, certificatesApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { pointsFor, streakRewards } from '#contract/courses/options.ts';
import { pointsApi } from '#contract/courses/points.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { earnFirstGig } from '#server/features/courses/points/commands/earn-first-gig.ts';
import { findLearningDays } from '#server/features/courses/points/queries/find-learning-days.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  answersOf,
  buy,
  certify,
  learnAll,
  learnedOn,
  letPass,
  publish,
  report,
  smallCourse,
  takeTest,
} from '#test/support/courses.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { endTrial } from '#test/support/trials.ts';
import { repIdOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const params = await publish(app);

const pointsOf = (rep: Person, cursor?: string) => rep.call(pointsApi.show, { query: { cursor } });
const kindsOf = async (rep: Person) => (await pointsOf(rep)).items.map(({ kind, points }) => [kind, points]);

async function learner() {
  const rep = await signUpRep(app);
  await buy(app, rep, params);
  await rep.call(coursesApi.enrol, { params });
  return rep;
}

const answer = (rep: Person, lesson: number) =>
  rep.call(learningApi.answer, { params, body: { answers: answersOf(lesson) } });
const read = (rep: Person, lesson: number) =>
  rep.call(learningApi.report, { params, body: { reports: [report(lesson, 240)] } });

test('a lesson gives points once it is read and answered, once, and the course as many as it states', async () => {
  const rep = await learner();
  await letPass(app, rep, 1000);
  await answer(rep, 1);
  expect(await pointsOf(rep)).toMatchObject({
    total: 0,
    items: [],
    level: { name: 'Starter' },
    nextLevel: { from: 200 },
  });
  await read(rep, 1);
  await answer(rep, 1);
  expect(await pointsOf(rep)).toMatchObject({
    total: 10,
    items: [{ kind: 'lesson', points: 10, courseTitle: 'Greeting people', lesson: 1, earnedAt: expect.any(String) }],
  });
  await answer(rep, 2);
  await read(rep, 2);
  await takeTest(rep, params, 0);
  expect(await kindsOf(rep)).toEqual([
    ['lesson', 10],
    ['lesson', 10],
  ]);
  await takeTest(rep, params);
  expect(await pointsOf(rep)).toMatchObject({
    total: 170,
    items: [{ kind: 'course', points: 150, courseTitle: 'Greeting people', lesson: null }, {}, {}],
  });
});

test('a course that was returned and is done again gives no more points', async () => {
  const { rep } = await certify(app, params);
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
  await learnAll(app, rep, params);
  await takeTest(rep, params);
  expect(await pointsOf(rep)).toMatchObject({ total: 170, items: [{}, {}, {}] });
});

test('the third day in a row gives points, and each seventh, once a day', async () => {
  const third = await learner();
  await learnedOn(app, third, [2, 1]);
  expect(await pointsOf(third)).toMatchObject({ total: 0, streak: { days: 2, today: false } });
  await answer(third, 1);
  await answer(third, 2);
  expect(await pointsOf(third)).toMatchObject({ total: streakRewards.thirdDay, streak: { days: 3, today: true } });
  expect(await kindsOf(third)).toEqual([['streak', 20]]);

  const seventh = await learner();
  await learnedOn(app, seventh, [6, 5, 4, 3, 2, 1]);
  await letPass(app, seventh, 1000);
  await read(seventh, 1);
  expect(await kindsOf(seventh)).toEqual([['streak', 50]]);

  const gap = await learner();
  await learnedOn(app, gap, [3, 2]);
  await answer(gap, 1);
  expect(await pointsOf(gap)).toMatchObject({ total: 0, streak: { days: 1, today: true } });
});

test('days are those of South Africa', async () => {
  const rep = await learner();
  await answer(rep, 1);
  await pool.query(
    `update course_lesson_progress set answered_at = '2026-03-01T22:30:00Z', read_at = '2026-03-01T21:30:00Z'
     where purchase_id = (select id from course_purchases where user_id = $1)`,
    [rep.userId],
  );
  expect((await findLearningDays(app.services.db, rep.userId)).toSorted()).toEqual(['2026-03-01', '2026-03-02']);
});

test('only the first gig gives points', async () => {
  const rep = await signUpRep(app);
  const repId = await repIdOf(app, rep);
  for (let turn = 0; turn < 2; turn++)
    await app.services.transaction((tx) => earnFirstGig(tx, { engagementId: randomUUID(), repId }));
  expect(await kindsOf(rep)).toEqual([['first_gig', pointsFor.firstGig]]);
});

test('a withdrawal takes back the points of the course, and not those of its lessons', async () => {
  const { call: admin } = await signInAdmin(app, await makeAdmin(app));
  const { rep, number } = await certify(app, params);
  await admin(certificateDeskApi.withdraw, { params: { number }, body: { reason: 'Someone else took the test.' } });
  expect(await pointsOf(rep)).toMatchObject({
    total: 20,
    items: [{ kind: 'withdrawn', points: -150, courseTitle: 'Greeting people' }, {}, {}, {}],
  });
});

test('a business sees an applicant’s level and valid certificates', async () => {
  const { rep, number } = await certify(app, params);
  const again = await publish(app, { title: 'Closing', level: 'Advanced', xpReward: 400 });
  await certify(app, again, rep);
  const business = await signUpBusiness(app);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const training = async () =>
    (await business.call(applicationsApi.showReceived, { params: { applicationId } })).rep.training;
  const closing = { title: 'Closing', level: 'Advanced' };
  expect(await training()).toEqual({
    ...{ points: 590, level: 'Seller' },
    certificates: [closing, { title: 'Greeting people', level: 'Beginner' }],
  });
  await pool.query("update certificates set withdrawn_at = now(), withdrawn_reason = 'A slip' where number = $1", [
    number,
  ]);
  expect((await training()).certificates).toEqual([closing]);
  // As for a job that asks for it: a returned course doesn't count until they have it again.
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
  expect((await training()).certificates).toEqual([]);
  await buy(app, rep, again);
  expect((await training()).certificates).toEqual([closing]);

  const { id: other } = await apply(await signUpRep(app), (await postJob(business)).id);
  const fresh = await business.call(applicationsApi.showReceived, { params: { applicationId: other } });
  expect(fresh.rep.training).toEqual({ points: 0, level: 'Starter', certificates: [] });
});

test('points are paged, are on the dashboard, and stay visible after the trial', async () => {
  const { rep } = await certify(app, params);
  await pool.query(
    `insert into points (id, user_id, kind, day, points, earned_at)
     select gen_random_uuid(), $1, 'streak', current_date - n, 1, now() - make_interval(days => n) from generate_series(1, 20) n`,
    [rep.userId],
  );
  const { items, nextCursor, total, level, nextLevel, streak } = await pointsOf(rep);
  expect(items).toHaveLength(20);
  const rest = await pointsOf(rep, nextCursor ?? '');
  expect([rest.items.length, rest.nextCursor, rest.total]).toEqual([3, null, 190]);
  expect(new Set([...items, ...rest.items].map(({ id }) => id)).size).toBe(23);
  expect((await rep.call(dashboardsApi.rep, {})).points).toEqual({ total, level, nextLevel, streak });
  await expectRefusal(pointsOf(rep, 'nothing'), 'request.bad_cursor');
  await endTrial(app, rep, 'rep');
  expect((await pointsOf(rep)).total).toBe(190);
});

test('points are exported, and are deleted with the account', async () => {
  const { rep } = await certify(app, params);
  const { points } = await exportOf(app, rep);
  expect(points).toMatchObject([{ kind: 'lesson' }, { kind: 'lesson' }, { kind: 'course' }]);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  const { rows } = await pool.query('select count(*)::int as n from points where user_id = $1', [rep.userId]);
  expect(rows).toEqual([{ n: 0 }]);
});

test('a course’s points and progress follow the version that was begun', async () => {
  const course = smallCourse({ level: 'Beginner', xpReward: 150 });
  const own = await publish(app, course);
  const [early, late] = [await signUpRep(app), await signUpRep(app)];
  await learnAll(app, early, own);
  await publish(app, { ...course, level: 'Advanced', xpReward: 20 });
  await learnAll(app, late, own);
  const shown = { early: { level: 'Beginner', xpReward: 150 }, late: { level: 'Advanced', xpReward: 20 } };
  for (const [rep, said] of [[early, shown.early] as const, [late, shown.late] as const]) {
    expect(await rep.call(coursesApi.show, { params: own })).toMatchObject(said);
    const { standing } = await takeTest(rep, own);
    expect(await kindsOf(rep)).toContainEqual(['course', said.xpReward]);
    const { items } = await rep.call(certificatesApi.list, {});
    expect(items).toMatchObject([{ number: standing.certificateNumber, level: said.level }]);
  }
  expect((await early.call(coursesApi.list, {})).items.find(({ id }) => id === own.courseId)?.level).toBe('Advanced');
});
