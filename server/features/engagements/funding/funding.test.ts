import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  letTimeDecide,
  moveBusiness,
  payGigsHere,
  productClock,
  startOf,
  type Working,
} from '#test/support/engagements.ts';
import { agreed, orderOf, payFunding, startFunding } from '#test/support/funding.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const clock = productClock();

/** Two reps of one business, who have agreed. */
async function twoReps(): Promise<[Working, Working]> {
  const business = await signUpBusiness(app);
  return [
    await agreed(app, {}, { business, rep: await signUpRep(app) }),
    await agreed(app, {}, { business, rep: await signUpRep(app) }),
  ];
}

const idOf = ({ engagement }: Working) => engagement.milestones[0]?.id ?? '';

async function statusOf({ rep, engagement }: Working) {
  const { milestones } = await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } });
  return milestones[0]?.status;
}

const show = ({ business }: Working, paymentId: string) =>
  business.call(paymentsApi.show, { params: { merchantPaymentId: paymentId } });

/** The bookings of a payment and of these engagements. */
async function booked(paymentId: string, ...works: Working[]): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ kind: string; cents: string }>(
    `select t.kind, sum(e.amount_cents) as cents from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
     join ledger_accounts a on a.id = e.account_id
     where (t.payment_id = $1 or t.engagement_id = any($2)) and e.amount_cents > 0 group by t.kind`,
    [paymentId, works.map(({ engagement }) => engagement.id)],
  );
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
}

test('lists amounts due, and one payment funds several reps', async () => {
  const [first, second] = await twoReps();
  const { items, cardFee, provider, open, expectedName } = await first.business.call(fundingApi.due, {});
  expect(items).toMatchObject([
    {
      milestoneId: idOf(first),
      number: 1,
      of: 1,
      priceCents: 190_000,
      feeCents: 19_000,
      days: [dayFromNow(10), dayFromNow(11)],
    },
    { milestoneId: idOf(second) },
  ]);
  expect({ cardFee, provider, open }).toEqual({ cardFee: null, provider: 'card', open: null });
  expect(expectedName).toBe('Nomsa Dlamini');
  const started = await startFunding(first.business);
  expect(started.form.fields).toMatchObject({ amount: '3800.00', m_payment_id: started.paymentId });
  // A single charge, not a subscription.
  expect(
    Object.keys(started.form.fields).filter((name) => /subscription|recurring|billing|frequency/.test(name)),
  ).toEqual([]);
  expect((await first.business.call(fundingApi.due, {})).open).toMatchObject({
    paymentId: started.paymentId,
    amountCents: 380_000,
  });
  expect(await payFunding(app, started)).toMatchObject({ state: 'applied' });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['funded', 'funded']);
  expect(await first.business.call(fundingApi.due, {})).toMatchObject({ items: [], open: null });
  expect(await booked(started.paymentId, first, second)).toEqual({ engagement_funded: 380_000, payment_fee: 7_000 });
  expect(await show(first, started.paymentId)).toMatchObject({
    item: 'hires',
    itemName: expect.stringMatching(/^2 reps for /),
    paymentStatus: 'COMPLETE',
    receiptNumber: expect.stringMatching(/^TH-/),
    hires: [
      { milestoneId: idOf(first), amountCents: 190_000, state: 'funded' },
      { milestoneId: idOf(second), state: 'funded' },
    ],
  });
  // A paid gig isn't a subscription: the trial gate must not say that one has ended.
  expect(await first.business.call(billingApi.show, { query: { side: 'business' } })).toMatchObject({
    subscribedBefore: false,
  });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('starting a payment signs the terms, once for each version', async () => {
  const [work] = await twoReps();
  const order = await orderOf(work.business);
  await work.business.call(fundingApi.start, { body: order });
  await work.business.call(fundingApi.start, { body: order });
  const { rows } = await pool.query(
    `select e.typed_name, e.session_id is not null as with_session from terms_signatures s
     join agreement_evidence e on e.id = s.evidence_id where s.engagement_id = $1 and s.side = 'business'`,
    [work.engagement.id],
  );
  expect(rows).toEqual([{ typed_name: 'Nomsa Dlamini', with_session: true }]);
  await expectRefusal(work.business.call(fundingApi.start, { body: { ...order, fullName: '  ' } }), 'request.invalid');
});

test('only the business of the engagement starts its payment', async () => {
  const [work] = await twoReps();
  const stranger = await signUpBusiness(app);
  expect((await stranger.call(fundingApi.due, {})).items).toEqual([]);
  const body = await orderOf(work.business, [idOf(work)]);
  await expectRefusal(stranger.call(fundingApi.start, { body }), 'engagement.not_found');
  await expectRefusal(work.rep.call(fundingApi.start, { body }), 'role.business_required');
});

test('no payment starts for what cannot be funded or for unread terms', async () => {
  const work = await accepted(app);
  const body = { ...(await orderOf(work.business, [idOf(work)])), termsVersions: { [work.engagement.id]: 1 } };
  const begin = (changes: object = {}) => work.business.call(fundingApi.start, { body: { ...body, ...changes } });
  await expectRefusal(begin(), 'engagement.moved_on');
  await agree(work);
  await expectRefusal(begin({ termsVersions: {} }), 'engagement.terms_changed');
  await expectRefusal(begin({ termsVersions: { [work.engagement.id]: 2 } }), 'engagement.terms_changed');
  await expectRefusal(begin({ agreed: false }), 'request.invalid');
  await expectRefusal(begin({ milestoneIds: [idOf(work), idOf(work)] }), 'request.invalid');
  clock.goTo(new Date(), 25);
  // The minutely task hasn't run: a passed deadline is final without it.
  expect((await work.business.call(fundingApi.due, {})).items).toEqual([]);
  await expectRefusal(begin(), 'engagement.too_late');
});

test('an open checkout for the same milestones is reused, and one for others replaces it', async () => {
  const [first, second] = await twoReps();
  const both = await startFunding(first.business);
  expect(await startFunding(first.business)).toEqual(both);
  const one = await startFunding(first.business, [idOf(second)]);
  expect(one.paymentId).not.toBe(both.paymentId);
  expect(await show(first, both.paymentId)).toMatchObject({ paymentStatus: 'ABANDONED' });
  // If it is paid in the other tab it counts, and the checkout for the same milestones is given up.
  await payFunding(app, both);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['funded', 'funded']);
  expect(await show(first, one.paymentId)).toMatchObject({ paymentStatus: 'ABANDONED' });
  // Both were paid: the second pays for nothing, and is refunded.
  expect(await payFunding(app, one)).toMatchObject({ state: 'applied' });
  expect(await show(first, one.paymentId)).toMatchObject({
    paymentStatus: 'COMPLETE',
    hires: [{ state: 'returning' }],
  });
  expect(await booked(one.paymentId)).toEqual({ receipt_unallocated: 190_000, payment_fee: 7_000 });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a checkout is replaced once it is a day old', async () => {
  const [work] = await twoReps();
  const started = await startFunding(work.business);
  await pool.query(
    "update payfast_payments set created_at = created_at - interval '25 hours' where merchant_payment_id = $1",
    [started.paymentId],
  );
  expect((await startFunding(work.business)).paymentId).not.toBe(started.paymentId);
});

test('milestones that expired or were cancelled before the payment are not funded, and the money stays with the payment', async () => {
  const [first, second] = await twoReps();
  const started = await startFunding(first.business);
  await moveBusiness(second, 'cancel');
  await payFunding(app, started);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['funded', 'cancelled']);
  expect(await show(first, started.paymentId)).toMatchObject({ hires: [{ state: 'funded' }, { state: 'returning' }] });
  expect(await booked(started.paymentId, first, second)).toEqual({
    engagement_funded: 190_000,
    receipt_unallocated: 190_000,
    payment_fee: 7_000,
  });

  const [late] = await twoReps();
  const tooLate = await startFunding(late.business, [idOf(late)]);
  clock.goTo(new Date(), 25);
  await payFunding(app, tooLate);
  await letTimeDecide(app);
  expect(await statusOf(late)).toBe('lapsed');
  expect(await booked(tooLate.paymentId, late)).toEqual({ receipt_unallocated: 190_000, payment_fee: 7_000 });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a payment with a wrong amount, number or a token funds nothing and is kept for its payer', async () => {
  const [work] = await twoReps();
  const started = await startFunding(work.business, [idOf(work)]);
  const kept = async (changes: Parameters<typeof payFunding>[2]) => {
    const pfPaymentId = randomUUID();
    expect(await payFunding(app, started, { ...changes, pfPaymentId })).toMatchObject({ state: 'applied' });
    const { rows } = await pool.query(
      'select payment_status, item, user_id from payfast_payments where pf_payment_id = $1',
      [pfPaymentId],
    );
    expect(rows).toEqual([{ payment_status: 'UNALLOCATED', item: 'hires', user_id: work.business.userId }]);
  };
  await kept({ gross: '1900.02' });
  await kept({ gross: '1899.98' });
  await kept({ token: randomUUID() });
  expect(await statusOf(work)).toBe('agreed');
  expect(await payFunding(app, started, { passphrase: 'someone else' })).toMatchObject({ state: 'refused' });
  expect(await statusOf(work)).toBe('agreed');
  // PayFast rounds: the missing cent is one that it kept.
  await payFunding(app, started, { gross: '1899.99' });
  expect(await statusOf(work)).toBe('funded');
  expect(await booked(started.paymentId, work)).toEqual({ engagement_funded: 190_000, payment_fee: 7_001 });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a repeated notification funds once, and a second payment is refunded automatically', async () => {
  const [work] = await twoReps();
  const started = await startFunding(work.business, [idOf(work)]);
  const pfPaymentId = randomUUID();
  await payFunding(app, started, { pfPaymentId });
  await payFunding(app, started, { pfPaymentId });
  expect(await booked(started.paymentId, work)).toEqual({ engagement_funded: 190_000, payment_fee: 7_000 });
  await payFunding(app, started);
  expect(await booked(started.paymentId, work)).toEqual({ engagement_funded: 190_000, payment_fee: 7_000 });
  const { rows } = await pool.query(
    `select p.payment_status, r.status, r.amount_cents from payment_refunds r join payfast_payments p using (merchant_payment_id)
     where p.user_id = $1`,
    [work.business.userId],
  );
  expect(rows).toEqual([{ payment_status: 'UNALLOCATED', status: 'approved', amount_cents: '190000' }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a failed or abandoned checkout allows another, and reps cannot check in to an unfunded gig', async () => {
  const [work] = await twoReps();
  for (const status of ['FAILED', 'CANCELLED'] as const) {
    const started = await startFunding(work.business, [idOf(work)]);
    await payFunding(app, started, { status });
    expect(await show(work, started.paymentId)).toMatchObject({ paymentStatus: status });
  }
  expect(await statusOf(work)).toBe('agreed');
  const started = await startFunding(work.business, [idOf(work)]);
  clock.goTo(startOf(work), -0.5);
  await expectRefusal(checkIn(work), 'engagement.moved_on');
  // Paid after it expired: there is still nothing to check in to.
  await payFunding(app, started);
  await expectRefusal(checkIn(work), 'engagement.moved_on');
});

test('if the business bears the card fee, it is shown, paid on top and our revenue once funded', async () => {
  const settings = (bearer: string) => pool.query('update operator_settings set card_fee_bearer = $1', [bearer]);
  const [first, second] = await twoReps();
  const without = await startFunding(first.business);
  await settings('business');
  try {
    await expect
      .poll(async () => (await first.business.call(fundingApi.due, {})).cardFee)
      .toEqual({ basisPoints: 350, flatCents: 200 });
    const started = await startFunding(first.business);
    expect(started.paymentId).not.toBe(without.paymentId);
    // 3.5 % of R3,800, and R2.
    expect(started.form.fields.amount).toBe('3935.00');
    await moveBusiness(second, 'cancel');
    await payFunding(app, started);
    expect(await booked(started.paymentId, first, second)).toEqual({
      engagement_funded: 190_000,
      card_fee_charged: 6_750,
      receipt_unallocated: 196_750,
      payment_fee: 7_000,
    });
    expect(await troubleInBooks(pool)).toEqual([]);
  } finally {
    await settings('platform');
  }
});
