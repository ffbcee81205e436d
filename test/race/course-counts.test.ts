import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { foldCourseCounts } from '#server/features/courses/desk/commands/fold-course-counts.ts';
import { recountSums } from '#server/features/courses/desk/commands/recount-sums.ts';
import { compareSums } from '#server/features/courses/desk/queries/compare-sums.ts';
import { dbOfClient } from '#server/platform/db/pool.ts';
import { RefusedCall } from '#test/support/api.ts';
import { buyForMoney, giveBack } from '#test/support/course-orders.ts';
import { answersOf, answersTo, buy, learnAll, letPass, publish, report } from '#test/support/courses.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const { db, transaction } = app.services;
const course = await publish(app);
const params = course;

/** All of it; late calls were refused, and nothing else went wrong. */
async function atOnce(acts: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(acts))
    if (outcome.status === 'rejected' && !(outcome.reason instanceof RefusedCall)) throw outcome.reason;
}

const takeBack = ({ userId }: Person) =>
  pool.query('update course_purchases set returned_at = now() where user_id = $1', [userId]);
const close = ({ userId: id, email }: Person) => transaction((tx) => deleteAccount(tx, { id, email }));

test('sums always equal the rows, however many learn, refund and close while they are computed', async () => {
  const reps = await Promise.all(Array.from({ length: 9 }, () => signUpRep(app)));
  let busy = true;
  const folding = (async () => {
    while (busy)
      await Promise.all(
        [foldCourseCounts, foldCourseCounts, recountSums].map((action) => transaction<unknown>(action)),
      );
  })();
  await atOnce(
    reps.map(async (rep, turn) => {
      await buy(app, rep, course);
      await rep.call(coursesApi.enrol, { params });
      await letPass(app, rep, 1000);
      const read = (lesson: number) =>
        rep.call(learningApi.report, { params, body: { reports: [report(lesson, 240)] } });
      const answer = (lesson: number) => rep.call(learningApi.answer, { params, body: { answers: answersOf(lesson) } });
      const end = [async () => {}, takeBack, close][turn % 3];
      await atOnce([read(1), answer(1), read(2), answer(2), read(1), answer(1), Promise.resolve(end?.(rep))]);
    }),
  );
  busy = false;
  await folding;
  expect(await compareSums(db)).toEqual([]);
  await transaction(foldCourseCounts);
  expect(await compareSums(db)).toEqual([]);
});

test('a wrong sum that two recount concurrently is corrected once', async () => {
  await buyForMoney(app, await signUpRep(app), course);
  await transaction(foldCourseCounts);
  await pool.query('update course_counts set people = people + 7');
  await pool.query('update course_money set paid_cents = paid_cents + 700');
  const first = await pool.connect();
  try {
    await first.query('begin');
    expect(await recountSums({ db: dbOfClient(first) })).toBeGreaterThan(0);
    const second = transaction(recountSums);
    const waiting = async () =>
      (
        await pool.query(
          'select from pg_locks join pg_database d on d.oid = database where datname = current_database() and not granted',
        )
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    await first.query('commit');
    expect(await second).toBe(0);
  } finally {
    first.release();
  }
  await transaction(foldCourseCounts);
  expect(await compareSums(db)).toEqual([]);
});

test('a test submitted again and again while its course is refunded, or its account closed', async () => {
  for (const end of [takeBack, close]) {
    const rep = await signUpRep(app);
    await learnAll(app, rep, course);
    const attempt = await rep.call(learningApi.draw, { params });
    const submitTest = () =>
      rep.call(learningApi.submitTest, {
        params: { ...params, attemptId: attempt.id },
        body: { answers: answersTo(attempt, 3) },
      });
    await atOnce([submitTest(), submitTest(), end(rep), submitTest()]);
    expect(await compareSums(db)).toEqual([]);
  }
});

test('direct writes during a refund of a course are waited for', async () => {
  const rep = await signUpRep(app);
  await learnAll(app, rep, course);
  const [writer, returner] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await writer.query('begin');
    await writer.query(
      `insert into course_lesson_progress (purchase_id, lesson, read_at)
       select id, 9, now() from course_purchases where user_id = $1`,
      [rep.userId],
    );
    const returned = returner.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
    await writer.query('commit');
    await returned;
  } finally {
    writer.release();
    returner.release();
  }
  expect(await compareSums(db)).toEqual([]);
});

test('two concurrent outcomes of a payment are counted once', async () => {
  const reps = await Promise.all(Array.from({ length: 6 }, () => signUpRep(app)));
  await Promise.all(reps.map((rep) => buyForMoney(app, rep, course)));
  const ids = reps.map(({ userId }) => userId);
  const turn = (status: string) =>
    pool.query(
      `update payfast_payments set payment_status = $2
       where merchant_payment_id in (select merchant_payment_id from payment_courses where learner_id = any($1))`,
      [ids, status],
    );
  await Promise.all([
    ...reps.map((rep) => giveBack(rep, course)),
    ...reps.map(({ userId }) =>
      pool.query("update payment_refunds set status = 'eft_paid' where learner_id = $1", [userId]),
    ),
  ]);
  await Promise.all([
    pool.query("update payment_refunds set status = 'eft_paid' where learner_id = any($1)", [ids]),
    transaction(foldCourseCounts),
    turn('CHARGED_BACK'),
    transaction(foldCourseCounts),
  ]);
  expect(await compareSums(db)).toEqual([]);
  await Promise.all([turn('COMPLETE'), transaction(foldCourseCounts)]);
  expect(await compareSums(db)).toEqual([]);
});
