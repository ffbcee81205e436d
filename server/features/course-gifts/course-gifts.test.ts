import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { giftsApi } from '#contract/courses/gifts.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { mostGifts } from '#contract/courses/options.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { expectRefusal } from '#test/support/api.ts';
import { giveCourses, hire, hireTeam, lastGifts, ownOf, startGiving } from '#test/support/course-gifts.ts';
import { bookedOf, buyForMoney, payCourse } from '#test/support/course-orders.ts';
import { answersOf, buy, letPass, publish, report, takeTest } from '#test/support/courses.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { liveEvents } from '#test/support/live.ts';
import { mailsTo } from '#test/support/mails.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { mailPayer } from '../payments/subscriptions/commands/mail-payer.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const refunding = await openRefunding(app);
const [stock, prices] = [
  await publish(app, { title: 'Counting stock' }),
  await publish(app, { title: 'Naming prices' }),
];

const inOrder = async () => expect(await troubleInBooks(pool)).toEqual([]);
const repsPayNothing = (nothing: boolean) =>
  pool.query('update operator_settings set reps_pay_nothing = $1', [nothing]);
const given = async ({ call }: Person) => (await call(giftsApi.list, { query: {} })).items;
const hired = async ({ call }: Person, query: { application?: string } = {}) =>
  (await call(giftsApi.reps, { query })).items;

test('a business gives several courses to several reps with one payment, and each has them and is notified of the giver', async () => {
  const { business, one, other } = await hireTeam(app);
  const wanted = [
    { ...stock, repId: one.repId },
    { ...prices, repId: one.repId },
    { ...stock, repId: other.repId },
  ];
  const checkout = await startGiving(business, wanted);
  expect(checkout.fields).toMatchObject({
    ...{ amount: '375.00', item_name: '2 training courses', email_address: business.email },
    ...{ custom_str1: business.userId, custom_str2: `${stock.courseId} ${prices.courseId}` },
    item_description: 'For 2 reps who work for you. Paid once, and theirs to keep.',
  });
  expect((await startGiving(business, wanted.slice(0, 1))).fields.item_description).toContain(
    'a rep who works for you',
  );
  expect(JSON.stringify(checkout.fields)).not.toContain('Nkosi');
  expect(checkout.fields.cancel_url).toContain('for=gifts');
  expect(await ownOf(one, stock)).toBeNull();

  await payfast.pay(checkout);
  expect(await ownOf(one, stock)).toMatchObject({ source: 'gift', givenBy: 'Ubuntu Foods', begunAt: null });
  expect(await ownOf(other, stock)).toMatchObject({ source: 'gift', givenBy: 'Ubuntu Foods' });
  expect(await ownOf(other, prices)).toBeNull();
  expect((await one.call(coursesApi.show, { params: stock })).standing).toMatchObject({
    ...{ source: 'gift', givenBy: 'Ubuntu Foods', refundableUntil: null },
  });
  expect(await bookedOf(app, checkout)).toMatchObject({ courses_paid: 37_500 });

  const [told] = await listNews(app, one);
  expect(told).toMatchObject({
    ...{ kind: 'course.given', portal: 'rep', name: 'Ubuntu Foods' },
    courses: [{ title: 'Counting stock' }, { title: 'Naming prices' }],
  });
  expect((await listNews(app, one)).filter(({ kind }) => kind === 'course.given')).toHaveLength(1);
  expect(await liveEvents(app, one)).toEqual(
    expect.arrayContaining([{ type: 'courses.changed' }, { type: 'notification.changed' }]),
  );
  const [order] = await given(business);
  expect(order).toMatchObject({ amountCents: 37_500, receiptNumber: expect.stringMatching(/^TH-/) });
  expect(order?.gifts.map(({ repName, title, state }) => [repName, title, state])).toEqual([
    ['Sipho Dube', 'Counting stock', 'given'],
    ['Thandi Nkosi', 'Counting stock', 'given'],
    ['Thandi Nkosi', 'Naming prices', 'given'],
  ]);
  const services = { ...app.services, siteUrl: 'https://thengisa.test' };
  await mailPayer(services, {
    ...{ userId: business.userId, side: 'business', news: 'receipt', merchantPaymentId: checkout.paymentId },
  });
  const mail = (await mailsTo(app.database, business.email)).at(-1)?.text.replaceAll(/\s+/g, ' ');
  expect(mail).toContain('We received R375.00 for Counting stock, Naming prices. 2 reps now have it');
  await inOrder();
});

test('a business sees whom it can give which course, and of their learning only the certificate', async () => {
  const { business, one, other } = await hireTeam(app);
  await hire(app, business, one);
  const stranger = await signUpRep(app);
  await buy(app, one, stock);
  const reps = await hired(business);
  expect(reps.map(({ repName, givable }) => [repName, givable]).toSorted()).toEqual([
    ['Sipho Dube', true],
    ['Thandi Nkosi', true],
  ]);
  expect(reps.find(({ repId }) => repId === one.repId)?.has).toEqual([stock.courseId]);
  expect(await hired(business, { application: one.applicationId })).toMatchObject([{ repId: one.repId }]);
  expect(await hired(business, { application: randomUUID() })).toEqual([]);
  expect(await hired(await signUpBusiness(app), { application: one.applicationId })).toEqual([]);
  await expectRefusal(stranger.call(giftsApi.reps, { query: {} }), 'role.business_required');

  const { items, free } = await business.call(giftsApi.courses, {});
  expect(free).toBe(false);
  expect(items.find(({ id }) => id === prices.courseId)).toMatchObject({ title: 'Naming prices', priceCents: 12_500 });

  await giveCourses(app, business, [{ ...prices, repId: other.repId }]);
  const [before] = await lastGifts(business);
  await other.call(coursesApi.enrol, { params: prices });
  const [started] = await lastGifts(business);
  // Beginning only shows as the end of the days for taking it back.
  expect({ ...started, takeBackUntil: before?.takeBackUntil }).toEqual(before);
  expect(started?.takeBackUntil).toBeNull();
});

test('a certificate is visible to the course’s giver, until it is withdrawn', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  await giveCourses(app, business, [{ ...stock, repId: one.repId }]);
  await one.call(coursesApi.enrol, { params: stock });
  await letPass(app, one, 1000);
  await one.call(learningApi.report, { params: stock, body: { reports: [report(1, 240), report(2, 240)] } });
  await one.call(learningApi.answer, { params: stock, body: { answers: [...answersOf(1), ...answersOf(2)] } });
  expect(await lastGifts(business)).toMatchObject([{ state: 'given' }]);
  const { standing } = await takeTest(one, stock);
  expect(await lastGifts(business)).toMatchObject([{ state: 'finished', takeBackUntil: null }]);
  await pool.query("update certificates set withdrawn_at = now(), withdrawn_reason = 'Copied.' where number = $1", [
    standing.certificateNumber,
  ]);
  expect(await lastGifts(business)).toMatchObject([{ state: 'given' }]);
});

test('only reps with an accepted application can be given courses, and only as long as it is', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const [stranger, applicant] = [await signUpRep(app), await signUpRep(app)];
  const elsewhere = await hire(app, await signUpBusiness(app), stranger);
  const applied = await hire(app, business, applicant);
  await pool.query("update job_applications set status = 'interview' where id = $1", [applied.applicationId]);
  const give = (repId: string, course = stock) => startGiving(business, [{ ...course, repId }]);
  await expectRefusal(give(elsewhere.repId), 'course_gift.not_hired');
  await expectRefusal(give(applied.repId), 'course_gift.not_hired');
  await expectRefusal(give(randomUUID()), 'course_gift.not_hired');
  await expectRefusal(give(one.repId, { courseId: randomUUID() }), 'course.not_found');
  const gone = await publish(app);
  await pool.query('update courses set published_at = null where id = $1', [gone.courseId]);
  await expectRefusal(give(one.repId, gone), 'course.not_found');
  await pool.query("update job_applications set status = 'ended' where id = $1", [one.applicationId]);
  await expectRefusal(give(one.repId), 'course_gift.not_hired');
  expect(await hired(business)).toEqual([]);
});

test('not to oneself, nor to reps who have it, are suspended, or have a block with the business', async () => {
  const { business, one, other } = await hireTeam(app);
  const give = (repId: string) => startGiving(business, [{ ...stock, repId }]);
  await buy(app, one, stock);
  const refused = await expectRefusal(give(one.repId), 'course_gift.had_already');
  expect(refused.detail).toContain('Thandi Nkosi already has “Counting stock”');
  for (const [blocker, blocked] of [
    [business, other],
    [other, business],
  ] as const) {
    await pool.query('insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
      blocker.userId,
      blocked.userId,
    ]);
    await expectRefusal(give(other.repId), 'course_gift.not_possible');
    expect((await hired(business)).find(({ repId }) => repId === other.repId)?.givable).toBe(false);
    await pool.query('delete from message_blocks');
  }
  await pool.query("update users set banned_until = now() + interval '1 day' where id = $1", [other.userId]);
  await expectRefusal(give(other.repId), 'course_gift.not_possible');
  await pool.query('update users set banned_until = null where id = $1', [other.userId]);
  // A user who is both, and whose own application was accepted somehow.
  await business.call(ownRolesApi.addRepProfile, { body: { fullName: 'Nomsa Dlamini' } });
  const { rows } = await pool.query<{ id: string }>(
    `update job_applications a set rep_id = r.id from rep_profiles r
     where a.id = $1 and r.user_id = $2 returning r.id`,
    [other.applicationId, business.userId],
  );
  await expectRefusal(give(rows[0]?.id ?? ''), 'course_gift.yourself');
  expect((await hired(business)).map(({ repId }) => repId)).toEqual([one.repId]);
});

test('each course once for each rep, and no more than the limit', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const wanted = { ...stock, repId: one.repId };
  await expectRefusal(startGiving(business, [wanted, wanted]), 'request.invalid');
  await expectRefusal(startGiving(business, []), 'request.invalid');
  const many = Array.from({ length: mostGifts + 1 }, () => ({ ...wanted, courseId: randomUUID() }));
  await expectRefusal(startGiving(business, many), 'request.invalid');
  await expectRefusal(startGiving(business, many.slice(1)), 'course.not_found');
});

test('while reps pay nothing there is nothing to give, and what was begun before is refunded', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const checkout = await startGiving(business, [{ ...stock, repId: one.repId }]);
  await repsPayNothing(true);
  await expectRefusal(startGiving(business, [{ ...prices, repId: one.repId }]), 'course_gift.free_now');
  expect((await business.call(giftsApi.courses, {})).free).toBe(true);
  await payCourse(app, checkout);
  expect(await lastGifts(business)).toMatchObject([{ state: 'returning', giftId: null, takeBackUntil: null }]);
  expect(await ownOf(one, stock)).toBeNull();
  await repsPayNothing(false);
  await inOrder();
});

test('courses that can’t be opened by then are refunded, and the rest is given', async () => {
  const { business, one, other } = await hireTeam(app);
  const gone = await signUpRep(app, { full_name: 'Lerato Zulu' });
  const third = await hire(app, business, gone);
  const checkout = await startGiving(business, [
    { ...stock, repId: one.repId },
    { ...stock, repId: other.repId },
    { ...stock, repId: third.repId },
    { ...prices, repId: one.repId },
  ]);
  await buyForMoney(app, one, stock);
  await pool.query("update users set banned_until = now() + interval '1 day' where id = $1", [other.userId]);
  await gone.call(accountApi.close, { body: { password: gone.password } });
  await payCourse(app, checkout);
  expect((await lastGifts(business)).map(({ title, state }) => `${title}: ${state}`).toSorted()).toEqual([
    'Counting stock: returning',
    'Counting stock: returning',
    'Counting stock: returning',
    'Naming prices: given',
  ]);
  expect(await ownOf(one, stock)).toMatchObject({ source: 'bought', givenBy: null });
  expect(await bookedOf(app, checkout)).toEqual({
    ...{ courses_paid: 12_500, receipt_unallocated: 37_500, payment_fee: 638 },
  });
  expect((await refunding.story(checkout)).refunds).toMatchObject([{ status: 'approved', amountCents: 37_500 }]);
  await inOrder();
});

test('paid by an account that is suspended or closed by then, nothing is given and all is refunded', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const checkout = await startGiving(business, [{ ...stock, repId: one.repId }]);
  await pool.query("update users set banned_until = now() + interval '1 day' where id = $1", [business.userId]);
  await payCourse(app, checkout);
  expect(await ownOf(one, stock)).toBeNull();
  expect((await refunding.story(checkout)).refunds).toMatchObject([{ amountCents: 12_500 }]);
  await inOrder();
});

test('an open checkout is returned; two that are both paid give it once, and the second is refunded', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const wanted = [{ ...stock, repId: one.repId }];
  const first = await startGiving(business, wanted);
  expect((await startGiving(business, wanted)).paymentId).toBe(first.paymentId);
  await startGiving(business, [{ ...prices, repId: one.repId }]);
  const second = await startGiving(business, wanted);
  const pfPaymentId = randomUUID();
  await payCourse(app, first, { pfPaymentId });
  await payCourse(app, first, { pfPaymentId });
  await payCourse(app, second);
  expect(await ownOf(one, stock)).toMatchObject({ source: 'gift' });
  expect((await given(business)).map(({ gifts }) => gifts[0]?.state)).toEqual(['returning', 'given']);
  expect((await listNews(app, one)).filter(({ kind }) => kind === 'course.given')).toHaveLength(1);
  await inOrder();
});
