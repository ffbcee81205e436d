import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { giftsApi } from '#contract/courses/gifts.ts';
import type { BusinessActor } from '#server/features/accounts/access.ts';
import { startGifts } from '#server/features/course-gifts/commands/start-gifts.ts';
import { lockPayer } from '#server/features/payments/commands/lock-payer.ts';
import { callerOf } from '#test/support/api.ts';
import { giveCourses, hire, startGiving } from '#test/support/course-gifts.ts';
import { bookedOf, payCourse, startBuying } from '#test/support/course-orders.ts';
import { publish } from '#test/support/courses.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes, won } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
const { pool } = first.database;
const course = await publish(first);
const params = course;
const appOf = (turn: number) => (turn % 2 === 0 ? first : second);
const through = ({ accessToken }: Person, turn: number) => ({ call: callerOf(appOf(turn).url, accessToken) });
const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);

async function team() {
  const [business, rep] = [await signUpBusiness(first), await signUpRep(first)];
  const { repId } = await hire(first, business, rep);
  return { business, rep, repId, wanted: [{ ...course, repId }] };
}

/** How many times the rep has the course, by source, and how much is refunded in total. */
async function stateOf({ userId }: Person) {
  const { rows } = await pool.query<{ held: string[]; back: number }>(
    `select array(select source from course_purchases where user_id = $1 and returned_at is null) as held,
       (select coalesce(sum(r.amount_cents), 0)::int from payment_refunds r
        join payment_courses c using (merchant_payment_id) where c.learner_id = $1 and r.status <> 'rejected') as back`,
    [userId],
  );
  return rows[0];
}

test('concurrent checkouts for a gift, from several tabs of a business, are one', async () => {
  const { business, wanted } = await team();
  const { env, siteUrl } = first.services;
  const { rows } = await pool.query('select id from business_profiles where user_id = $1', [business.userId]);
  let paymentId: string | undefined;
  const held = await holdOpen(first, async (tx) => {
    const actor = { userId: business.userId, businessId: rows[0].id } as BusinessActor;
    ({ paymentId } = await startGifts(tx, actor, { gifts: wanted }, { siteUrl, payfast: env.payfast }));
  });
  const others = Promise.all(turns(2).map((turn) => startGiving(through(business, turn), wanted)));
  await areWaiting(first, 2);
  await held.commit();
  expect((await others).map((started) => started.paymentId)).toEqual([paymentId, paymentId]);
});

test('one payment notified many times concurrently gives the course once', async () => {
  const { business, rep, wanted } = await team();
  const checkout = await startGiving(business, wanted);
  const pfPaymentId = randomUUID();
  await Promise.all(turns(8).map((turn) => payCourse(appOf(turn), checkout, { pfPaymentId })));
  expect(await stateOf(rep)).toEqual({ held: ['gift'], back: 0 });
  expect(await bookedOf(first, checkout)).toEqual({ courses_paid: 12_500, payment_fee: 638 });
});

test('bought by the rep while two businesses give it: one of the three opens it, and the others are refunded', async () => {
  for (let round = 0; round < 6; round++) {
    const { business, rep, repId, wanted } = await team();
    const other = await signUpBusiness(first);
    await hire(first, other, rep);
    const [own, given, twice] = await Promise.all([
      startBuying(rep, course),
      startGiving(business, wanted),
      startGiving(other, [{ ...course, repId }]),
    ]);
    await Promise.all([payCourse(first, own), payCourse(second, given), payCourse(first, twice)]);
    const state = await stateOf(rep);
    expect(state?.held).toHaveLength(1);
    expect(state?.back).toBe(25_000);
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test("several courses for several reps, paid by two businesses in different orders concurrently, don't deadlock", async () => {
  const courses = [course, await publish(first), await publish(first)];
  for (let round = 0; round < 4; round++) {
    const businesses = [await signUpBusiness(first), await signUpBusiness(first)];
    const reps = [await signUpRep(first), await signUpRep(first)];
    const checkouts = [];
    for (const [turn, business] of businesses.entries()) {
      const hired = await Promise.all(reps.map((rep) => hire(first, business, rep)));
      const wanted = courses.flatMap((one) => hired.map(({ repId }) => ({ ...one, repId })));
      checkouts.push(await startGiving(business, turn === 0 ? wanted : wanted.toReversed()));
    }
    await Promise.all(checkouts.map((checkout, turn) => payCourse(appOf(turn), checkout)));
    for (const rep of reps) expect((await stateOf(rep))?.held).toEqual(['gift', 'gift', 'gift']);
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test("learners and payers are locked in one order, so that two who give to each other don't deadlock", async () => {
  const rep = await signUpRep(first);
  const business = await signUpBusiness(first);
  expect(rep.userId < business.userId).toBe(true);
  const { repId } = await hire(first, business, rep);
  const checkout = await startGiving(business, [{ ...course, repId }]);
  // As when the business receives a payment from the rep.
  const held = await holdOpen(first, (tx) => lockPayer(tx, rep.userId));
  const paid = payCourse(second, checkout);
  await areWaiting(first, 1);
  await pool.query('select 1 from users where id = $1 for update nowait', [business.userId]);
  await held.commit();
  await paid;
  expect(await stateOf(rep)).toEqual({ held: ['gift'], back: 0 });
});

test('refunded while it is begun, either it is refunded or it is the rep’s', async () => {
  for (let round = 0; round < 6; round++) {
    const { business, rep, wanted } = await team();
    await giveCourses(first, business, wanted);
    const { items } = await business.call(giftsApi.list, { query: {} });
    const giftId = items[0]?.gifts[0]?.giftId ?? '';
    const [returned, started] = await outcomes([
      through(business, round).call(giftsApi.refund, { params: { giftId } }),
      through(rep, round + 1).call(coursesApi.enrol, { params }),
    ]);
    expect([returned, started]).toEqual(
      returned === null ? [null, 'course.not_bought'] : ['course_gift.not_returnable', null],
    );
    expect(await stateOf(rep)).toEqual(returned === null ? { held: [], back: 12_500 } : { held: ['gift'], back: 0 });
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('refunded many times, and by the bank, concurrently, it is refunded once', async () => {
  const refunding = await openRefunding(first);
  const { business, rep, wanted } = await team();
  const checkout = await giveCourses(first, business, wanted);
  const { items } = await business.call(giftsApi.list, { query: {} });
  const giftId = items[0]?.gifts[0]?.giftId ?? '';
  const takes = turns(4).map((turn) => through(business, turn).call(giftsApi.refund, { params: { giftId } }));
  expect(won(await Promise.allSettled([...takes, refunding.chargeback(checkout)]))).toBe(1);
  expect((await stateOf(rep))?.held).toEqual([]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('given while the rep closes their account, it is deleted with it or refunded', async () => {
  for (let round = 0; round < 4; round++) {
    const { business, rep, wanted } = await team();
    const checkout = await startGiving(business, wanted);
    await Promise.all([rep.call(accountApi.close, { body: { password: rep.password } }), payCourse(second, checkout)]);
    expect((await stateOf(rep))?.held).toEqual([]);
  }
  expect(await troubleInBooks(pool)).toEqual([]);
});
