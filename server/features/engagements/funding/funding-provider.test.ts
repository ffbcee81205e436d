import { expect, test } from 'vitest';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { payGigsHere, type Working } from '#test/support/engagements.ts';
import { agreed, startFunding } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payGigsHere(app);

async function statusOf({ rep, engagement }: Working) {
  const { milestones } = await rep.call(engagementsApi.show, { params: { engagementId: engagement.id } });
  return milestones[0]?.status;
}

/** The form as the browser posts it. */
const checkoutOf = ({ form }: Awaited<ReturnType<typeof startFunding>>) => form;

test('a business pays at the provider once, and the notification funds the gig', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  const { token, leadsTo } = await payfast.pay(checkoutOf(started));
  expect(token).toBe('');
  expect(leadsTo).toContain(`payment_id=${started.paymentId}`);
  expect(await statusOf(work)).toBe('funded');
  const { name, pdf } = await work.business.call(paymentsApi.receipt, {
    params: { merchantPaymentId: started.paymentId },
  });
  expect(name).toMatch(/^TH-\d{6}\.pdf$/);
  expect(Buffer.from(pdf, 'base64').subarray(0, 4).toString()).toBe('%PDF');
  const { call } = await signInAdmin(app, await makeAdmin(app));
  const story = await call(adminPaymentsApi.story, { params: { merchantPaymentId: started.paymentId } });
  expect(story).toMatchObject({
    payment: { payer: { email: work.business.email }, side: 'business', paymentStatus: 'COMPLETE' },
    provider: 'card',
    hires: [{ engagementId: work.engagement.id, amountCents: 190_000, state: 'funded' }],
    notifications: [{ paymentStatus: 'COMPLETE', state: 'applied' }],
  });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a declined card funds nothing, and another card does', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  await payfast.decline(checkoutOf(started));
  expect(await statusOf(work)).toBe('agreed');
  const again = await startFunding(work.business);
  expect(again.paymentId).not.toBe(started.paymentId);
  await payfast.pay(checkoutOf(again));
  expect(await statusOf(work)).toBe('funded');
});

test('a payer who leaves the checkout returns to the team page, and nothing is funded', async () => {
  const work = await agreed(app);
  const { leadsTo } = await payfast.cancel(checkoutOf(await startFunding(work.business)));
  expect(leadsTo).toMatch(/\/payment-cancelled\?for=hires$/);
  expect(await statusOf(work)).toBe('agreed');
});

test('a notification that the provider does not confirm or did not send funds nothing', async () => {
  const work = await agreed(app);
  const started = await startFunding(work.business);
  const told = { m_payment_id: started.paymentId, payment_status: 'COMPLETE', amount_gross: '1900.00' };
  await payfast.notify({ ...told, pf_payment_id: '1' }, { passphrase: 'of someone else' });
  await payfast.notify({ ...told, pf_payment_id: '2' }, { known: false });
  await payfast.notify({ ...told, pf_payment_id: '3' }, { from: '8.8.8.8' });
  expect(await statusOf(work)).toBe('agreed');
  await payfast.notify({ ...told, pf_payment_id: '4' });
  expect(await statusOf(work)).toBe('funded');
});
