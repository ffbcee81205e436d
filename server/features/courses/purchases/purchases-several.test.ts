import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { mostCoursesAtOnce } from '#contract/courses/options.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { expectRefusal } from '#test/support/api.ts';
import { bookedOf, buyForMoney, giveBack, payCourse, startBuying, startOrder } from '#test/support/course-orders.ts';
import { publish } from '#test/support/courses.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const refunding = await openRefunding(app);
const [stock, prices, greeting] = [
  await publish(app, { title: 'Counting stock' }),
  await publish(app, { title: 'Naming prices' }),
  await publish(app, { title: 'Greeting people' }),
];

const statesOf = async ({ call }: Person, { paymentId: merchantPaymentId }: { readonly paymentId: string }) => {
  const { courses, paymentStatus } = await call(paymentsApi.show, { params: { merchantPaymentId } });
  return [paymentStatus, ...courses.map(({ title, state }) => `${title}: ${state}`)];
};
const has = async ({ call }: Person) =>
  (await call(coursesApi.list, {})).items.flatMap(({ own, title }) => (own ? [title] : []));
const inOrder = async () => expect(await troubleInBooks(pool)).toEqual([]);
const refundsOf = async ({ paymentId }: { readonly paymentId: string }) =>
  (await refunding.story({ paymentId })).refunds;
const sendAll = async (checkout: { readonly paymentId: string }) => {
  for (const { id } of await refundsOf(checkout)) await refunding.send(id);
};

test('several courses are paid for together, each at its price, and are all open', async () => {
  const rep = await signUpRep(app);
  const checkout = await startOrder(rep, [stock, prices, greeting]);
  expect(checkout.fields).toMatchObject({ amount: '375.00', item_name: '3 training courses' });
  expect(checkout.fields.custom_str2).toContain(prices.courseId);
  expect((await startOrder(rep, [greeting, stock, prices])).paymentId).toBe(checkout.paymentId);
  await payfast.pay(checkout);
  expect(await has(rep)).toEqual(['Counting stock', 'Greeting people', 'Naming prices']);
  expect(await bookedOf(app, checkout)).toMatchObject({ courses_paid: 37_500 });
  await inOrder();
});

test('an order needs a course, none twice, none that the rep has, and no more than the limit', async () => {
  const rep = await signUpRep(app);
  await expectRefusal(startOrder(rep, [stock, stock]), 'request.invalid');
  await expectRefusal(startOrder(rep, []), 'request.invalid');
  const many = Array.from({ length: mostCoursesAtOnce + 1 }, () => ({ courseId: crypto.randomUUID() }));
  await expectRefusal(startOrder(rep, many), 'request.invalid');
  await expectRefusal(startOrder(rep, many.slice(1)), 'course.not_found');
  await buyForMoney(app, rep, stock);
  await expectRefusal(startOrder(rep, [prices, stock]), 'course.had_already');
});

test('only what was bought twice by then is refunded', async () => {
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [stock, prices]);
  await buyForMoney(app, rep, stock);
  await payfast.pay(order);
  expect(await statesOf(rep, order)).toEqual(['COMPLETE', 'Counting stock: returning', 'Naming prices: opened']);
  expect(await bookedOf(app, order)).toMatchObject({ courses_paid: 12_500, receipt_unallocated: 12_500 });
  expect(await refundsOf(order)).toMatchObject([{ status: 'approved', amountCents: 12_500 }]);
  await inOrder();
  // The rep can still return the rest, and admins can refund it.
  expect(await refunding.story(order)).toMatchObject({ canRefund: true, refundableCents: 12_500 });
  expect(await giveBack(rep, prices)).toEqual({ amountCents: 12_500 });
  expect(await refunding.story(order)).toMatchObject({ canRefund: false, refundableCents: 0 });
  await sendAll(order);
  expect(await statesOf(rep, order)).toEqual(['REFUNDED', 'Counting stock: returning', 'Naming prices: returned']);
  await inOrder();
});

test('courses of an order are refunded one by one: the price of each, and no more', async () => {
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [stock, prices, greeting]);
  await payfast.pay(order);
  expect(await giveBack(rep, stock)).toEqual({ amountCents: 12_500 });
  expect(await has(rep)).toEqual(['Greeting people', 'Naming prices']);
  expect(await statesOf(rep, order)).toContain('Counting stock: returned');
  await expectRefusal(giveBack(rep, stock), 'course.not_bought');
  await inOrder();
  expect(await giveBack(rep, prices)).toEqual({ amountCents: 12_500 });
  await sendAll(order);
  expect(await bookedOf(app, order)).toMatchObject({ courses_paid: 37_500, courses_refunded: 25_000 });
  expect((await statesOf(rep, order))[0]).toBe('COMPLETE');
  expect(await has(rep)).toEqual(['Greeting people']);
  // Bought again, it opens again.
  await payCourse(app, await startBuying(rep, stock));
  expect(await has(rep)).toContain('Counting stock');
  await inOrder();
});

test('admins refund what is left of an order, and a course refunded in between isn’t refunded twice', async () => {
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [stock, prices, greeting]);
  await payfast.pay(order);
  const asked = await refunding.askedFor(order);
  await giveBack(rep, stock);
  await expectRefusal(refunding.approve(asked), 'refund.not_open');
  await refunding.approved(order);
  expect((await refundsOf(order)).map(({ status, amountCents }) => [status, amountCents])).toEqual([
    ['rejected', 37_500],
    ['approved', 12_500],
    ['approved', 25_000],
  ]);
  expect(await has(rep)).toEqual([]);
  await sendAll(order);
  expect((await statesOf(rep, order))[0]).toBe('REFUNDED');
  await inOrder();
});

test('a chargeback is a loss, except for what couldn’t be opened', async () => {
  const rep = await signUpRep(app);
  const order = await startOrder(rep, [stock, prices, greeting]);
  await payfast.pay(order);
  await giveBack(rep, stock);
  await sendAll(order);
  await refunding.chargeback(order);
  expect(await bookedOf(app, order)).toMatchObject({ courses_refunded: 12_500, courses_charged_back: 37_500 });
  expect(await has(rep)).toEqual([]);
  await inOrder();
});
