import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import type { RepActor } from '#server/features/accounts/access.ts';
import { startPurchase } from '#server/features/courses/purchases/commands/start-purchase.ts';
import { callerOf } from '#test/support/api.ts';
import { bookedOf, buyForMoney, giveBack, payCourse, startBuying } from '#test/support/course-orders.ts';
import { letPass, publish, report } from '#test/support/courses.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes, won } from '#test/support/outcomes.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
const { pool } = first.database;
const course = await publish(first);
const params = course;
const appOf = (turn: number) => (turn % 2 === 0 ? first : second);
const through = ({ accessToken }: Person, turn: number) => ({ call: callerOf(appOf(turn).url, accessToken) });
const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);

async function rowsOf({ userId }: Person) {
  const { rows } = await pool.query<{ held: number; refunds: number; complete: number }>(
    `select (select count(*)::int from course_purchases where user_id = $1 and returned_at is null) as held,
       (select count(*)::int from payment_refunds join payfast_payments using (merchant_payment_id) where user_id = $1) as refunds,
       (select count(*)::int from payfast_payments where user_id = $1 and payment_status = 'COMPLETE') as complete`,
    [userId],
  );
  return rows[0];
}

test('concurrent purchases from several tabs have one checkout', async () => {
  const rep = await signUpRep(first);
  const { env, siteUrl } = first.services;
  let paymentId: string | undefined;
  const held = await holdOpen(first, async (tx) => {
    const settings = { siteUrl, payfast: env.payfast };
    ({ paymentId } = await startPurchase(tx, { userId: rep.userId } as RepActor, [course.courseId], settings));
  });
  const others = Promise.all(turns(2).map((turn) => startBuying(through(rep, turn), course)));
  await areWaiting(first, 2);
  await held.commit();
  expect((await others).map((started) => started.paymentId)).toEqual([paymentId, paymentId]);
});

test('one payment notified many times concurrently opens the course once', async () => {
  const rep = await signUpRep(first);
  const checkout = await startBuying(rep, course);
  const pfPaymentId = randomUUID();
  await Promise.all(turns(8).map((turn) => payCourse(appOf(turn), checkout, { pfPaymentId })));
  expect(await rowsOf(rep)).toEqual({ held: 1, refunds: 0, complete: 1 });
  expect(await bookedOf(first, checkout)).toEqual({ courses_paid: 12_500, payment_fee: 638 });
});

test('two checkouts and two payments of one of them, concurrently: one opens the course, the others are refunded', async () => {
  for (let round = 0; round < 5; round++) {
    const rep = await signUpRep(first);
    const one = await startBuying(rep, course);
    await startBuying(rep, await publish(first));
    const other = await startBuying(rep, course);
    await Promise.all([payCourse(first, one), payCourse(second, other), payCourse(first, other)]);
    expect(await rowsOf(rep)).toEqual({ held: 1, refunds: 2, complete: 2 });
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('beginning a course that has become free while its payment arrives gives it once', async () => {
  const rep = await signUpRep(first);
  await pool.query('update operator_settings set reps_pay_nothing = true');
  const held = await holdOpen(first, ({ db }) =>
    db.execute(sql`insert into course_purchases (id, user_id, course_id, source, bought_at)
      values (${randomUUID()}, ${rep.userId}, ${course.courseId}, 'bought', now())`),
  );
  const enrolled = rep.call(coursesApi.enrol, { params });
  await areWaiting(first, 1);
  await held.commit();
  expect(await enrolled).toMatchObject({ source: 'bought', begunAt: expect.any(String) });
  await pool.query('update operator_settings set reps_pay_nothing = false');
});

test('refunded many times concurrently, it is refunded once', async () => {
  const rep = await signUpRep(first);
  await buyForMoney(first, rep, course);
  const tries = await Promise.allSettled(turns(6).map((turn) => giveBack(through(rep, turn), course)));
  expect(won(tries)).toBe(1);
  expect(await rowsOf(rep)).toEqual({ held: 0, refunds: 1, complete: 1 });
});

test('refunded while it is read, either it is refunded or the reading counts', async () => {
  for (let round = 0; round < 6; round++) {
    const rep = await signUpRep(first);
    await buyForMoney(first, rep, course);
    await rep.call(coursesApi.enrol, { params });
    await letPass(first, rep, 300);
    const read = through(rep, 1).call(learningApi.report, { params, body: { reports: [report(1, 120)] } });
    const [returned, counted] = await outcomes([through(rep, round).call(coursePurchasesApi.refund, { params }), read]);
    // Both only if it was read first: then too much of it was done.
    expect([returned, counted]).toEqual(
      returned === null ? [null, 'course.not_bought'] : ['course.refund_not_due', null],
    );
    expect((await rowsOf(rep))?.refunds).toBe(returned === null ? 1 : 0);
  }
});

test('refunded by its owner and charged back by the bank concurrently, it is closed and lost once', async () => {
  const refunding = await openRefunding(first);
  for (let round = 0; round < 4; round++) {
    const rep = await signUpRep(first);
    const checkout = await buyForMoney(first, rep, course);
    const tries = await Promise.allSettled([giveBack(through(rep, round), course), refunding.chargeback(checkout)]);
    expect(won(tries)).toBe(1);
    expect((await rowsOf(rep))?.held).toBe(0);
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});
