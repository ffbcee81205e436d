import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { giftsApi } from '#contract/courses/gifts.ts';
import { expectRefusal } from '#test/support/api.ts';
import { giveCourses, hire, hireTeam, lastGifts, ownOf, startGiving } from '#test/support/course-gifts.ts';
import { bookedOf, giveBack, startBuying } from '#test/support/course-orders.ts';
import { publish } from '#test/support/courses.ts';
import { exportOf } from '#test/support/exports.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { listNews } from '#test/support/news.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const refunding = await openRefunding(app);
const [stock, prices] = [
  await publish(app, { title: 'Counting stock' }),
  await publish(app, { title: 'Naming prices' }),
];

const inOrder = async () => expect(await troubleInBooks(pool)).toEqual([]);
const refund = ({ call }: Person, giftId: string | null | undefined) =>
  call(giftsApi.refund, { params: { giftId: giftId ?? '' } });

test('a gift not begun is refunded within seven days, alone, and the rep is notified', async () => {
  const { business, one, other } = await hireTeam(app);
  const checkout = await startGiving(business, [
    { ...stock, repId: one.repId },
    { ...stock, repId: other.repId },
  ]);
  await payfast.pay(checkout);
  const gifts = await lastGifts(business);
  const giftOf = (name: string) => gifts.find(({ repName }) => repName === name)?.giftId;
  await other.call(coursesApi.enrol, { params: stock });
  await expectRefusal(refund(business, giftOf('Sipho Dube')), 'course_gift.not_returnable');
  await expectRefusal(refund(await signUpBusiness(app), giftOf('Thandi Nkosi')), 'course_gift.not_found');
  expect(await refund(business, giftOf('Thandi Nkosi'))).toEqual({ amountCents: 12_500 });
  await expectRefusal(refund(business, giftOf('Thandi Nkosi')), 'course_gift.not_found');
  expect(await ownOf(one, stock)).toBeNull();
  expect(await ownOf(other, stock)).not.toBeNull();
  expect((await listNews(app, one)).map(({ kind }) => kind)).toContain('course.gift_ended');
  expect((await listNews(app, other)).map(({ kind }) => kind)).not.toContain('course.gift_ended');
  expect((await lastGifts(business)).map(({ state }) => state).toSorted()).toEqual(['given', 'returned']);
  for (const { id } of (await refunding.story(checkout)).refunds) await refunding.send(id);
  expect(await bookedOf(app, checkout)).toMatchObject({ courses_paid: 25_000, courses_refunded: 12_500 });
  await inOrder();
});

test('what was taken back can be given again, and is theirs then', async () => {
  const { business, one } = await hireTeam(app);
  const other = await signUpBusiness(app, { company_name: 'Umoya Shops' });
  await hire(app, other, one);
  const give = async (giver: Person, course = stock) => {
    await giveCourses(app, giver, [{ ...course, repId: one.repId }]);
    return (await lastGifts(giver))[0];
  };
  await refund(business, (await give(business))?.giftId);
  // Another business and another course are separate.
  await refund(other, (await give(other))?.giftId);
  await refund(business, (await give(business, prices))?.giftId);
  const again = await give(business);
  expect(await ownOf(one, stock)).toMatchObject({ source: 'gift' });
  expect(again).toMatchObject({ state: 'given', takeBackUntil: null });
  await expectRefusal(refund(business, again?.giftId), 'course_gift.not_returnable');
  await inOrder();
});

test('a gift is theirs after seven days', async () => {
  const { business, one } = await hireTeam(app);
  await giveCourses(app, business, [{ ...stock, repId: one.repId }]);
  const [again] = await lastGifts(business);
  await pool.query("update course_purchases set bought_at = bought_at - interval '7 days' where id = $1", [
    again?.giftId,
  ]);
  await expectRefusal(refund(business, again?.giftId), 'course_gift.not_returnable');
  await inOrder();
});

test('a rep can’t return a gift for money, or buy a course that was given', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  await giveCourses(app, business, [{ ...stock, repId: one.repId }]);
  await expectRefusal(giveBack(one, stock), 'course.refund_not_due');
  await expectRefusal(startBuying(one, stock), 'course.had_already');
});

test('when admins refund the money the courses close, and their learners are notified', async () => {
  const { business, one, other } = await hireTeam(app);
  const checkout = await giveCourses(app, business, [
    { ...stock, repId: one.repId },
    { ...prices, repId: one.repId },
    { ...stock, repId: other.repId },
  ]);
  await other.call(coursesApi.enrol, { params: stock });
  await refunding.approved(checkout);
  expect(await ownOf(one, stock)).toBeNull();
  expect(await ownOf(other, stock)).toBeNull();
  const ended = (await listNews(app, one)).filter(({ kind }) => kind === 'course.gift_ended');
  expect(ended).toMatchObject([
    { name: 'Ubuntu Foods', courses: [{ title: 'Counting stock' }, { title: 'Naming prices' }] },
  ]);
  expect((await lastGifts(business)).map(({ state }) => state)).toEqual(['returned', 'returned', 'returned']);
  await inOrder();
});

test('reps keep their gifts when the giver is deleted; both export what they gave and were given', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  const checkout = await giveCourses(app, business, [{ ...stock, repId: one.repId }]);
  const ofRep = await exportOf(app, one);
  expect(ofRep.courses).toMatchObject([{ source: 'gift', givenBy: 'Ubuntu Foods', title: 'Counting stock' }]);
  const { billing } = await exportOf(app, business);
  expect(billing.payments).toMatchObject([
    { item: 'courses', courses: [{ title: 'Counting stock', learnerName: 'Thandi Nkosi', state: 'opened' }] },
  ]);
  await pool.query("update job_applications set status = 'ended' where id = $1", [one.applicationId]);
  await business.call(accountApi.close, { body: { password: business.password } });
  expect(await ownOf(one, stock)).toMatchObject({ source: 'gift', givenBy: null });
  const { rows } = await pool.query('select 1 from course_purchases where given_by = $1', [business.userId]);
  expect(rows).toEqual([]);
  // Nor does it close silently.
  await refunding.chargeback(checkout);
  expect(await ownOf(one, stock)).toBeNull();
  expect(await listNews(app, one)).toContainEqual(
    expect.objectContaining({
      kind: 'course.gift_ended',
      name: null,
      courses: [{ id: stock.courseId, title: 'Counting stock' }],
    }),
  );
  await inOrder();
});

test('a rep who closes their account has no gifts any more, and the business sees only that', async () => {
  const { business, one } = await hireTeam(app, ['Thandi Nkosi']);
  await giveCourses(app, business, [{ ...stock, repId: one.repId }]);
  await one.call(accountApi.close, { body: { password: one.password } });
  const [gift] = await lastGifts(business);
  expect(gift).toMatchObject({ state: 'gone', giftId: null, takeBackUntil: null, repName: 'Former rep' });
  // Also if the accepted application outlives the account.
  await pool.query("update job_applications set status = 'accepted' where id = $1", [one.applicationId]);
  expect((await business.call(giftsApi.reps, { query: {} })).items).toEqual([]);
  await expectRefusal(startGiving(business, [{ ...stock, repId: one.repId }]), 'course_gift.not_hired');
  await inOrder();
});
