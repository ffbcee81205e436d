import { afterEach, expect, test } from 'vitest';
import { adminCoursesApi } from '#contract/courses/admin-courses.ts';
import { certificateDeskApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { recountCourse } from '#test/support/course-counts.ts';
import { buyForMoney, giveBack, startOrder } from '#test/support/course-orders.ts';
import { answersOf, buy, certify, learnAll, letPass, publish, report, takeTest } from '#test/support/courses.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { foldCourseCounts } from './commands/fold-course-counts.ts';
import { recountSums } from './commands/recount-sums.ts';
import { compareSums } from './queries/compare-sums.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const { db, transaction } = app.services;
const refunding = await openRefunding(app);
const { call: admin } = await signInAdmin(app, await makeAdmin(app));

const close = ({ userId: id, email }: Person) => transaction((tx) => deleteAccount(tx, { id, email }));
const fold = () => transaction(foldCourseCounts);

/** The page agrees with the rows, before new changes are folded and after. */
async function inStep(courseId: string) {
  for (const then of [fold, fold, undefined]) {
    expect(await compareSums(db)).toEqual([]);
    const page = await admin(adminCoursesApi.show, { params: { courseId } });
    const { people, lessons, said } = await recountCourse(pool, courseId);
    expect({
      ...{ ...page.owners, returned: page.returned, begun: page.begun, begun_now: page.started.current },
      ...{ finished: page.finished, finished_now: page.passed.current },
    }).toEqual(people);
    expect(
      page.lessons.map(({ number, read, answered }) => ({
        ...{ number, read: read.all, read_now: read.current, answered: answered.all, answered_now: answered.current },
      })),
    ).toEqual(lessons);
    const asked = page.questions.filter(({ answers }) => answers > 0);
    expect(
      asked
        .map(({ id, answers, rightPercent }) => [id, answers, rightPercent])
        .sort(([a], [b]) => (`${a}` < `${b}` ? -1 : 1)),
    ).toEqual(said.map(({ id, answers, right }) => [id, answers, Math.round((100 * right) / answers)]));
    await then?.();
  }
}

afterEach(async () => {
  expect(await compareSums(db)).toEqual([]);
});

test('totals follow all that a user does in a course, from purchase to certificate', async () => {
  const course = await publish(app);
  const params = course;
  const [rep, reader] = [await signUpRep(app), await signUpRep(app)];
  for (const one of [rep, reader]) {
    await buyForMoney(app, one, course);
    await inStep(course.courseId);
    await one.call(coursesApi.enrol, { params });
  }
  await inStep(course.courseId);
  await letPass(app, rep, 1000);
  await rep.call(learningApi.report, { params, body: { reports: [report(1, 100)] } });
  await rep.call(learningApi.report, { params, body: { reports: [report(1, 200), report(2, 240)] } });
  await inStep(course.courseId);
  const [first, ...rest] = answersOf(1);
  if (!first) throw new Error('There is no question');
  const wrong = { ...first, option: (first.option + 1) % 4 };
  for (const answers of [[wrong], [first, ...rest], [first], answersOf(2)])
    await rep.call(learningApi.answer, { params, body: { answers } });
  await inStep(course.courseId);
  await takeTest(rep, course, 0);
  await inStep(course.courseId);
  await takeTest(rep, course, 12);
  await inStep(course.courseId);
  expect(await admin(adminCoursesApi.show, { params })).toMatchObject({
    ...{ owners: { bought: 2, gift: 0, free: 0 }, begun: 2, finished: 1 },
    lessons: [{ read: { all: 1 } }, { answered: { all: 1 } }],
  });
});

test('free courses, refunds, chargebacks and closed accounts are counted', async () => {
  const course = await publish(app);
  const params = course;
  const [free, returned, charged, closed, learned] = [
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
  ];
  await pool.query('update operator_settings set reps_pay_nothing = true');
  await free.call(coursesApi.enrol, { params });
  await pool.query('update operator_settings set reps_pay_nothing = false');
  await inStep(course.courseId);

  const bought = await buyForMoney(app, returned, course);
  await giveBack(returned, course);
  await inStep(course.courseId);
  for (const { id } of (await refunding.story(bought)).refunds) await refunding.send(id);
  await inStep(course.courseId);

  const order = await buyForMoney(app, charged, course);
  await charged.call(coursesApi.enrol, { params });
  await letPass(app, charged, 1000);
  await charged.call(learningApi.report, { params, body: { reports: [report(1, 240)] } });
  await charged.call(learningApi.answer, { params, body: { answers: answersOf(1) } });
  await inStep(course.courseId);
  // Their reading isn't counted any more; their answers are.
  await refunding.chargeback(order);
  await inStep(course.courseId);

  await buy(app, closed, course);
  await learnAll(app, learned, course);
  await takeTest(learned, course, 3);
  await inStep(course.courseId);
  await close(closed);
  await close(learned);
  await inStep(course.courseId);
  expect(await admin(adminCoursesApi.show, { params })).toMatchObject({
    ...{ owners: { bought: 0, gift: 0, free: 1 }, returned: 2, begun: 1, finished: 0 },
    lessons: [{ read: { all: 0 }, answered: { all: 0 } }, { read: { all: 0 } }],
  });
});

test('of several courses bought together one is refunded alone, and then the bank takes the rest', async () => {
  const [course, other] = [await publish(app), await publish(app)];
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [course, other]);
  expect(await compareSums(db)).toEqual([]);
  await payfast.pay(order);
  await inStep(course.courseId);
  const moneyOf = async ({ courseId }: typeof course) =>
    (await admin(adminCoursesApi.show, { params: { courseId } })).money;
  await giveBack(rep, course);
  expect(await moneyOf(course)).toEqual({ paidCents: 12_500, returnedCents: 0 });
  for (const { id } of (await refunding.story(order)).refunds) await refunding.send(id);
  await inStep(course.courseId);
  expect([await moneyOf(course), await moneyOf(other)]).toEqual([
    { paidCents: 12_500, returnedCents: 12_500 },
    { paidCents: 12_500, returnedCents: 0 },
  ]);
  await refunding.chargeback(order);
  await inStep(other.courseId);
  expect([await moneyOf(course), await moneyOf(other)]).toEqual([
    { paidCents: 12_500, returnedCents: 12_500 },
    { paidCents: 12_500, returnedCents: 12_500 },
  ]);
});

test('a new version, a withdrawn certificate and a retaken test are counted', async () => {
  const course = await publish(app);
  const { rep, number } = await certify(app, course);
  const { title } = await admin(adminCoursesApi.show, { params: course });
  await publish(app, { id: course.courseId, slug: `course-${course.courseId}`, title: `${title} again` });
  await certify(app, course);
  await inStep(course.courseId);
  const body = { reason: 'Someone else took it.', mayTryAgain: true };
  await admin(certificateDeskApi.withdraw, { params: { number }, body });
  await inStep(course.courseId);
  await takeTest(rep, course, 12);
  await inStep(course.courseId);
});

test('a total changed manually is reported, and corrected by a recount', async () => {
  const [course, other] = [await publish(app), await publish(app)];
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [course, other]);
  await payfast.pay(order);
  await learnAll(app, await signUpRep(app), course);
  await fold();
  for (const [statement, named] of [
    [
      `update course_counts set people = people + 1 where course_id = '${course.courseId}' and kind in ('read', 'bought')`,
      [`kept count bought of course ${course.courseId}`, `kept count read of course ${course.courseId}`],
    ],
    [
      `delete from course_counts where course_id = '${other.courseId}'`,
      [`kept count bought of course ${other.courseId}`],
    ],
    [
      `update course_money set paid_cents = paid_cents - 1, returned_cents = 5 where course_id = '${other.courseId}'`,
      [`kept money of course ${other.courseId}`],
    ],
    [
      `insert into course_money_changes (course_id, paid_cents, returned_cents) values ('${course.courseId}', 0, 100)`,
      [`kept money of course ${course.courseId}`],
    ],
    [
      `update payment_courses set went_back = true where merchant_payment_id = '${order.paymentId}' and course_id = '${course.courseId}'`,
      [`kept money of course ${course.courseId}`, `kept return of payment ${order.paymentId}`],
    ],
  ] as const) {
    await pool.query(statement);
    expect(await compareSums(db)).toEqual(named);
    expect(await transaction(recountSums)).toBeGreaterThan(0);
    await inStep(course.courseId);
    await inStep(other.courseId);
  }
  expect(await transaction(recountSums)).toBe(0);
});

test('totals stay right after changes that no command makes', async () => {
  const [course, other] = [await publish(app), await publish(app)];
  const { rep } = await certify(app, course);
  const again = await signUpRep(app);
  await learnAll(app, again, course);
  await takeTest(again, course, 4);
  await takeTest(again, course, 9);
  const own = `(select id from course_purchases where user_id = '${again.userId}')`;
  for (const statement of [
    `update course_purchases set returned_at = now() where id = ${own}`,
    `update course_purchases set returned_at = null, source = 'gift' where id = ${own}`,
    `update course_lesson_progress set read_at = null where lesson = 2`,
    `update course_lesson_progress set lesson = lesson + 10 where purchase_id = ${own}`,
    `update course_answers set first_option = 3 - first_option where purchase_id = ${own}`,
    // The second try is now the first.
    `update course_attempts set drawn_at = drawn_at - interval '1 hour' where purchase_id = ${own}
       and drawn_at = (select max(drawn_at) from course_attempts where purchase_id = ${own})`,
    `update course_attempts set drawn_at = now() - (now() - drawn_at) * -1 where purchase_id = ${own}`,
    `delete from course_attempts where purchase_id = ${own} and passed is not true`,
    `delete from course_answers where purchase_id = ${own} and question_id = 'l1-q0'`,
    `delete from course_lesson_progress where purchase_id = ${own}`,
    "update payfast_payments set payment_status = 'REFUNDED' where item = 'courses'",
    "update payfast_payments set payment_status = 'COMPLETE' where item = 'courses'",
    "update payment_refunds set status = 'rejected' where part = 'course'",
    "update payment_refunds set status = 'eft_paid' where part = 'course'",
    'update payment_courses set opened_at = null where learner_id in (select user_id from course_purchases)',
    'update payment_courses set opened_at = now(), amount_cents = amount_cents + 100',
    "delete from payment_refunds where part = 'course'",
    'delete from payment_courses',
    `delete from course_purchases where course_id = '${other.courseId}'`,
    `delete from users where id = '${rep.userId}'`,
  ]) {
    await pool.query(statement).catch((error) => {
      throw new Error(statement, { cause: error });
    });
    expect([statement, await compareSums(db)]).toEqual([statement, []]);
  }
});
