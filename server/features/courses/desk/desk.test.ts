import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { buyForMoney, giveBack, startBuying } from '#test/support/course-orders.ts';
import { answersOf, buy, certify, letPass, publish, report, smallCourse, takeTest } from '#test/support/courses.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { call: admin } = await signInAdmin(app, await makeAdmin(app));

type Course = { readonly courseId: string };
const listed = async ({ courseId }: Course) =>
  (await admin(adminCoursesApi.list, {})).items.find(({ id }) => id === courseId);
const shown = (params: Course) => admin(adminCoursesApi.show, { params });
const offer = (params: Course, offered: boolean) =>
  admin(adminCoursesApi.offer, { params, body: { offered, reason: 'Its law has changed.' } });

test('the list shows who has a course, its income and how many finish it', async () => {
  const [course, other] = [await publish(app), await publish(app)];
  const [kept, returned, given] = [await signUpRep(app), await signUpRep(app), await signUpRep(app)];
  await buyForMoney(app, kept, course);
  await buyForMoney(app, returned, course);
  await giveBack(returned, course);
  await buy(app, given, course);
  await app.database.pool.query("update course_purchases set source = 'gift' where user_id = $1", [given.userId]);
  await kept.call(coursesApi.enrol, { params: course });
  const { rep } = await certify(app, course);
  await rep.call(coursesApi.rate, { params: course, body: { stars: 4, words: null } });

  expect(await listed(course)).toMatchObject({
    ...{ id: course.courseId, origin: 'repository', version: 1, offered: true, priceCents: 12500 },
    owners: { bought: 2, gift: 1, free: 0 },
    returned: 1,
    // Requested refunds count once they are paid.
    money: { paidCents: 25000, returnedCents: 0 },
    ...{ begun: 2, finished: 1, completionPercent: 50, ratings: { count: 1, average: 4 } },
  });
  await app.database.pool.query(
    `update payfast_payments set payment_status = 'REFUNDED' where user_id = $1 and item = 'courses'`,
    [returned.userId],
  );
  expect((await listed(course))?.money).toEqual({ paidCents: 25000, returnedCents: 12500 });
  expect(await listed(other)).toMatchObject({
    owners: { bought: 0, gift: 0, free: 0 },
    ...{ returned: 0, money: { paidCents: 0, returnedCents: 0 }, begun: 0, completionPercent: null },
    ratings: { count: 0, average: null },
  });
});

test('a course shows where learners stop, in the current version and overall', async () => {
  const course = await publish(app);
  const [old, early] = [await certify(app, course), await signUpRep(app)];
  const { title } = await shown(course);
  await publish(app, { id: course.courseId, slug: `course-${course.courseId}`, title: `${title} again` });
  await buy(app, early, course);
  await early.call(coursesApi.enrol, { params: course });
  await letPass(app, early, 300);
  await early.call(learningApi.report, { params: course, body: { reports: [report(1, 240)] } });
  expect(await shown(course)).toMatchObject({
    ...{ version: 2, started: { current: 1, all: 2 }, passed: { current: 0, all: 1 } },
    lessons: [
      { number: 1, read: { current: 1, all: 2 }, answered: { current: 0, all: 1 } },
      { number: 2, read: { current: 0, all: 1 }, answered: { current: 0, all: 1 } },
    ],
  });
  // A returned course isn't counted.
  await app.database.pool.query('update course_purchases set returned_at = now() where user_id = $1', [old.rep.userId]);
  expect((await shown(course)).lessons[1]?.read.all).toBe(0);
});

test('a question counts each user’s first answer, and the hardest are listed first', async () => {
  const course = await publish(app);
  const [first, second] = [await signUpRep(app), await signUpRep(app)];
  for (const rep of [first, second]) {
    await buy(app, rep, course);
    await rep.call(coursesApi.enrol, { params: course });
    await letPass(app, rep, 1000);
    await rep.call(learningApi.report, { params: course, body: { reports: [report(1, 240), report(2, 240)] } });
  }
  const right = [...answersOf(1), ...answersOf(2)];
  const [one] = right;
  if (!one) throw new Error('There is no question');
  const wrong = { ...one, option: (one.option + 1) % 4 };
  for (const answers of [[wrong], right]) await first.call(learningApi.answer, { params: course, body: { answers } });
  await second.call(learningApi.answer, { params: course, body: { answers: right } });

  const { questions } = await shown(course);
  expect(questions[0]).toEqual({
    ...{ id: one.questionId, lesson: 1, use: 'lesson', ask: `What of ${one.questionId}?` },
    ...{ answers: 2, rightPercent: 50 },
  });
  expect(questions.filter(({ rightPercent }) => rightPercent === 100)).toHaveLength(5);
  expect(questions.at(-1)).toMatchObject({ use: 'test', answers: 0, rightPercent: null });

  // A test failed and then passed: each question counts by the first try that drew it.
  await takeTest(first, course, 0);
  await takeTest(first, course, 12);
  const drawn = (await shown(course)).questions.filter(({ use, answers }) => use === 'test' && answers > 0);
  expect(drawn.filter(({ rightPercent }) => rightPercent === 0)).toHaveLength(12);
  expect(drawn.every(({ answers }) => answers === 1)).toBe(true);

  // A version that rewords one of them starts its count again.
  const { title } = await shown(course);
  const { questions: asked } = smallCourse();
  await publish(app, {
    ...{ id: course.courseId, slug: `course-${course.courseId}`, title },
    questions: asked.map((question) => (question.id === one.questionId ? { ...question, ask: 'Else?' } : question)),
  });
  const again = await shown(course);
  expect(again.questions.find(({ id }) => id === one.questionId)).toMatchObject({ ask: 'Else?', answers: 0 });
  expect(again.questions.find(({ id }) => id === 'l1-q1')).toMatchObject({ answers: 2, rightPercent: 100 });
});

test('a course out of the catalogue stays with its learners, until it is offered again', async () => {
  const course = await publish(app);
  const [owner, other] = [await signUpRep(app), await signUpRep(app)];
  await buy(app, owner, course);
  expect(await offer(course, false)).toMatchObject({ offered: false });
  await offer(course, false);

  const catalogueOf = async ({ call }: typeof owner) =>
    (await call(coursesApi.list, {})).items.some(({ id }) => id === course.courseId);
  expect([await catalogueOf(owner), await catalogueOf(other)]).toEqual([true, false]);
  await owner.call(coursesApi.enrol, { params: course });
  await owner.call(learningApi.lesson, { params: { ...course, number: 2 } });
  await expectRefusal(other.call(coursesApi.show, { params: course }), 'course.not_found');
  await expectRefusal(startBuying(other, course), 'course.not_found');

  expect(await offer(course, true)).toMatchObject({ offered: true });
  expect(await catalogueOf(other)).toBe(true);
  await startBuying(other, course);
  const { rows } = await app.database.pool.query(
    'select act, reason from admin_audit where target_id = $1 order by created_at, id',
    [course.courseId],
  );
  const reason = 'Its law has changed.';
  expect(rows).toEqual([
    { act: 'course.unpublish', reason },
    { act: 'course.publish', reason },
  ]);
});

test('only admins have access', async () => {
  const params = await publish(app);
  const body = { offered: false, reason: 'I would rather not.' };
  for (const person of [await signUpRep(app), await signUpBusiness(app), { call: callerOf(app.url, null) }]) {
    await expectRefusal(person.call(adminCoursesApi.list, {}), 'admin.session_required');
    await expectRefusal(person.call(adminCoursesApi.show, { params }), 'admin.session_required');
    await expectRefusal(person.call(adminCoursesApi.offer, { params, body }), 'admin.session_required');
  }
  const nowhere = { courseId: randomUUID() };
  await expectRefusal(shown(nowhere), 'course.not_found');
  await expectRefusal(offer(nowhere, false), 'course.not_found');
});
