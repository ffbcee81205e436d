import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { expectRefusal } from '#test/support/api.ts';
import { bookedOf, buyForMoney, giveBack, payCourse, startBuying } from '#test/support/course-orders.ts';
import { answersOf, buy, learnAll, letPass, publish, report } from '#test/support/courses.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { mailPayer } from '../../payments/subscriptions/commands/mail-payer.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const refunding = await openRefunding(app);
const course = await publish(app, { title: 'Counting stock' });
const params = course;

const show = (rep: Pick<Person, 'call'>, { paymentId: merchantPaymentId }: { readonly paymentId: string }) =>
  rep.call(paymentsApi.show, { params: { merchantPaymentId } });
const standingOf = async (rep: Pick<Person, 'call'>) => (await rep.call(coursesApi.show, { params })).standing;
const repsPayNothing = (nothing: boolean) =>
  pool.query('update operator_settings set reps_pay_nothing = $1', [nothing]);
const inOrder = async () => expect(await troubleInBooks(pool)).toEqual([]);

/** The refunds of all that a user paid, and the status of the payments. */
async function refundsOf({ userId }: Person) {
  const { rows } = await pool.query<{ id: string; status: string; part: string; cents: number; payment: string }>(
    `select r.id, r.status, r.part, r.amount_cents::int as cents, p.payment_status as payment
     from payment_refunds r join payfast_payments p using (merchant_payment_id) where p.user_id = $1 order by r.asked_at`,
    [userId],
  );
  return rows;
}

async function mailed({ userId, email }: Person, paymentId: string, news: 'receipt' | 'paid_back') {
  const before = (await mailsTo(app.database, email)).length;
  const services = { ...app.services, siteUrl: 'https://thengisa.test' };
  await mailPayer(services, { userId, side: 'rep', news, merchantPaymentId: paymentId });
  return (await mailsTo(app.database, email))[before]?.text.replaceAll(/\s+/g, ' ');
}

test('a course is paid for at the server’s price, and opened once the notification arrives', async () => {
  const rep = await signUpRep(app);
  const checkout = await startBuying(rep, course);
  expect(checkout.fields).toMatchObject({
    ...{ amount: '125.00', item_name: 'Training course: Counting stock', m_payment_id: checkout.paymentId },
    ...{ custom_str1: rep.userId, custom_str2: course.courseId, email_address: rep.email },
  });
  expect(checkout.fields.cancel_url).toContain('for=courses');
  expect(checkout.fields).not.toHaveProperty('subscription_type');
  expect(await standingOf(rep)).toBeNull();

  await payfast.pay(checkout);
  expect(await standingOf(rep)).toMatchObject({ source: 'bought', progress: 0, begunAt: null });
  expect(await show(rep, checkout)).toMatchObject({
    ...{ item: 'courses', side: 'rep', amountGross: 12_500, paymentStatus: 'COMPLETE', period: null, hires: [] },
    receiptNumber: expect.stringMatching(/^TH-\d{6}$/),
    courses: [{ courseId: course.courseId, title: 'Counting stock', amountCents: 12_500, state: 'opened' }],
  });
  expect(await bookedOf(app, checkout)).toMatchObject({ courses_paid: 12_500, payment_fee: expect.any(Number) });
  const text = await mailed(rep, checkout.paymentId, 'receipt');
  expect(text).toContain('We received R125.00 for Counting stock. You can start it now, and it’s yours to keep.');
  expect(text).toContain('within 7 days, if you’ve done less than 20% of it');
  await rep.call(coursesApi.enrol, { params });
  await expectRefusal(startBuying(rep, course), 'course.had_already');
  await inOrder();
});

test('an open checkout is returned; one for another course replaces it, and both count if they are paid', async () => {
  const rep = await signUpRep(app);
  const other = await publish(app);
  const first = await startBuying(rep, course);
  expect((await startBuying(rep, course)).paymentId).toBe(first.paymentId);
  const second = await startBuying(rep, other);
  expect(second.paymentId).not.toBe(first.paymentId);
  await payCourse(app, first);
  await payCourse(app, second);
  const { items } = await rep.call(coursesApi.list, {});
  expect(items.filter(({ own }) => own).map(({ id }) => id)).toEqual(
    expect.arrayContaining([course.courseId, other.courseId]),
  );
  await inOrder();
});

test('a price change begins another checkout; the earlier one is paid at its own price', async () => {
  const rep = await signUpRep(app);
  const dearer = await publish(app);
  const before = await startBuying(rep, dearer);
  await pool.query('update courses set price_cents = 20000 where id = $1', [dearer.courseId]);
  const after = await startBuying(rep, dearer);
  expect(after.fields.amount).toBe('200.00');
  expect(after.paymentId).not.toBe(before.paymentId);
  await payCourse(app, before);
  expect(await show(rep, before)).toMatchObject({ amountGross: 12_500, courses: [{ state: 'opened' }] });
});

test('a repeated notification opens it once; a second payment is refunded automatically', async () => {
  const rep = await signUpRep(app);
  const checkout = await startBuying(rep, course);
  const pfPaymentId = randomUUID();
  await payCourse(app, checkout, { pfPaymentId });
  await payCourse(app, checkout, { pfPaymentId });
  expect(await bookedOf(app, checkout)).toEqual({ courses_paid: 12_500, payment_fee: 638 });
  expect(await refundsOf(rep)).toEqual([]);
  await payCourse(app, checkout);
  expect(await bookedOf(app, checkout)).toEqual({ courses_paid: 12_500, payment_fee: 638 });
  expect(await refundsOf(rep)).toMatchObject([
    { status: 'approved', part: 'all', cents: 12_500, payment: 'UNALLOCATED' },
  ]);
  expect(await standingOf(rep)).toMatchObject({ source: 'bought' });
  await inOrder();
});

test('two tabs check out the same course: if both are paid, the second is refunded', async () => {
  const rep = await signUpRep(app);
  const first = await startBuying(rep, course);
  await startBuying(rep, await publish(app));
  const second = await startBuying(rep, course);
  expect(second.paymentId).not.toBe(first.paymentId);
  await payCourse(app, second);
  await payCourse(app, first);
  expect(await show(rep, second)).toMatchObject({ courses: [{ state: 'opened' }] });
  expect(await show(rep, first)).toMatchObject({ paymentStatus: 'COMPLETE', courses: [{ state: 'returning' }] });
  expect(await bookedOf(app, first)).toEqual({ receipt_unallocated: 12_500, payment_fee: 638 });
  const [refund] = await refundsOf(rep);
  expect(refund).toMatchObject({ status: 'approved', part: 'excess', cents: 12_500 });
  expect(await mailed(rep, first.paymentId, 'paid_back')).toContain(
    'You were charged R125.00 for a training course that was already paid for or couldn’t be opened.',
  );
  await inOrder();
});

test('a late payment is refunded: the account is closed or suspended, or reps pay nothing by now', async () => {
  const [suspended, freed, closed] = [await signUpRep(app), await signUpRep(app), await signUpRep(app)];
  const late = [await startBuying(suspended, course), await startBuying(freed, course)] as const;
  const ofClosed = await startBuying(closed, course);
  await closed.call(accountApi.close, { body: { password: closed.password } });
  await payCourse(app, ofClosed);
  expect(await refundsOf(closed)).toMatchObject([{ part: 'excess', cents: 12_500 }]);
  await pool.query("update users set banned_until = now() + interval '1 year' where id = $1", [suspended.userId]);
  await payCourse(app, late[0]);
  await repsPayNothing(true);
  await payCourse(app, late[1]);
  expect(await refundsOf(suspended)).toMatchObject([{ part: 'excess', cents: 12_500 }]);
  expect(await refundsOf(freed)).toMatchObject([{ part: 'excess', cents: 12_500 }]);
  await expectRefusal(startBuying(freed, course), 'course.free_now');
  expect(await freed.call(coursesApi.enrol, { params })).toMatchObject({ source: 'free', refundableUntil: null });
  await expectRefusal(giveBack(freed, course), 'course.refund_not_due');
  await repsPayNothing(false);
  await inOrder();
});

test('a payment of another amount, with a token or forged opens nothing, and is kept for its payer', async () => {
  const rep = await signUpRep(app);
  const checkout = await startBuying(rep, course);
  for (const changes of [{ gross: '1.00' }, { gross: '125.02' }, { token: randomUUID() }]) {
    const pfPaymentId = randomUUID();
    expect(await payCourse(app, checkout, { ...changes, pfPaymentId })).toMatchObject({ state: 'applied' });
    const { rows } = await pool.query(
      'select payment_status, item, user_id from payfast_payments where pf_payment_id = $1',
      [pfPaymentId],
    );
    expect(rows).toEqual([{ payment_status: 'UNALLOCATED', item: 'courses', user_id: rep.userId }]);
  }
  expect(await payCourse(app, checkout, { passphrase: 'someone else' })).toMatchObject({ state: 'refused' });
  expect(await standingOf(rep)).toBeNull();
  await inOrder();
});

test('a failed or abandoned checkout opens nothing, and makes room for another', async () => {
  const rep = await signUpRep(app);
  for (const status of ['FAILED', 'CANCELLED'] as const) {
    const checkout = await startBuying(rep, course);
    await payCourse(app, checkout, { status });
    expect(await show(rep, checkout)).toMatchObject({ paymentStatus: status, courses: [{ state: 'unpaid' }] });
  }
  expect(await standingOf(rep)).toBeNull();
  await expectRefusal(giveBack(rep, course), 'course.not_bought');
});

test('only reps buy, only what is offered, and not with another user’s payment', async () => {
  const [rep, stranger, business] = [await signUpRep(app), await signUpRep(app), await signUpBusiness(app)];
  await expectRefusal(startBuying(rep, { courseId: randomUUID() }), 'course.not_found');
  await expectRefusal(startBuying(business, course), 'role.rep_required');
  const gone = await publish(app);
  const started = await startBuying(rep, gone);
  await pool.query('update courses set published_at = null where id = $1', [gone.courseId]);
  await expectRefusal(startBuying(stranger, gone), 'course.not_found');
  // It was offered when it was ordered.
  await payCourse(app, started);
  expect((await rep.call(coursesApi.show, { params: gone })).standing).not.toBeNull();
  await expectRefusal(show(stranger, started), 'payment.not_found');
  await expectRefusal(giveBack(stranger, course), 'course.not_bought');
  await buy(app, stranger, course);
  // It wasn't paid for.
  await expectRefusal(giveBack(stranger, course), 'course.refund_not_due');
});

test('returned within its days a course closes, is refunded, and can be bought again, but not returned again', async () => {
  const rep = await signUpRep(app);
  const checkout = await startBuying(rep, course);
  await payfast.pay(checkout);
  await rep.call(coursesApi.enrol, { params });
  await rep.call(learningApi.answer, { params, body: { answers: answersOf(1).slice(0, 2) } });
  expect((await standingOf(rep))?.refundableUntil).toEqual(expect.any(String));
  expect(await giveBack(rep, course)).toEqual({ amountCents: 12_500 });
  expect(await standingOf(rep)).toBeNull();
  await expectRefusal(rep.call(learningApi.lesson, { params: { ...params, number: 2 } }), 'course.not_bought');
  await expectRefusal(giveBack(rep, course), 'course.not_bought');
  const [refund] = await refundsOf(rep);
  expect(refund).toMatchObject({ status: 'approved', part: 'all', cents: 12_500 });
  await refunding.send(refund?.id ?? '');
  expect(await show(rep, checkout)).toMatchObject({ paymentStatus: 'REFUNDED' });
  expect(await bookedOf(app, checkout)).toMatchObject({ courses_paid: 12_500, courses_refunded: 12_500 });

  await buyForMoney(app, rep, course);
  const { rows } = await pool.query('select progress from course_purchases where user_id = $1', [rep.userId]);
  expect(rows).toHaveLength(2);
  expect(await standingOf(rep)).toMatchObject({ progress: 0, begunAt: null, refundableUntil: null });
  await expectRefusal(giveBack(rep, course), 'course.refund_not_due');
  await inOrder();
});

test('it can’t be returned after its days, nor once a fifth of it is done', async () => {
  const [late, reader] = [await signUpRep(app), await signUpRep(app)];
  await buyForMoney(app, late, course);
  await pool.query("update course_purchases set bought_at = bought_at - interval '7 days' where user_id = $1", [
    late.userId,
  ]);
  await expectRefusal(giveBack(late, course), 'course.refund_not_due');
  await buyForMoney(app, reader, course);
  await reader.call(coursesApi.enrol, { params });
  await letPass(app, reader, 300);
  await reader.call(learningApi.report, { params, body: { reports: [report(1, 120)] } });
  expect(await standingOf(reader)).toMatchObject({ progress: 25, refundableUntil: null });
  await expectRefusal(giveBack(reader, course), 'course.refund_not_due');
});

test('an admin’s refund or a chargeback closes the course', async () => {
  const [paidBack, taken] = [await signUpRep(app), await signUpRep(app)];
  const first = await buyForMoney(app, paidBack, course);
  const refundId = await refunding.askedFor(first);
  // It only waits for another admin.
  expect(await standingOf(paidBack)).not.toBeNull();
  expect(await refunding.story(first)).toMatchObject({ courses: [{ state: 'opened' }] });
  await refunding.approve(refundId);
  expect(await standingOf(paidBack)).toBeNull();
  expect(await refunding.story(first)).toMatchObject({ courses: [{ state: 'returned' }] });

  await learnAll(app, taken, await publish(app));
  const second = await buyForMoney(app, taken, course);
  await refunding.chargeback(second);
  expect(await standingOf(taken)).toBeNull();
  expect(await bookedOf(app, second)).toEqual({
    ...{ courses_paid: 12_500, payment_fee: 638, courses_charged_back: 12_500 },
  });
  expect(await refunding.story(second)).toMatchObject({
    courses: [{ title: 'Counting stock', state: 'charged_back' }],
  });
  await buyForMoney(app, taken, course);
  expect(await standingOf(taken)).not.toBeNull();
  await inOrder();
});
