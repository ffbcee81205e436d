import { expect, test } from 'vitest';
import type { PayingSide } from '#contract/pricing.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';
import { type PayerNews, payerNews } from '../commands/notify-payer.ts';
import { mailPayer } from './commands/mail-payer.ts';
import { payerMail } from './texts.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const services = { ...app.services, siteUrl: 'https://thengisa.test' };

/** The resulting email; undefined: none. */
async function said(
  { person, paymentId }: Pick<Subscribed, 'person'> & Partial<Subscribed>,
  news: PayerNews,
  side: PayingSide = 'rep',
): Promise<string | undefined> {
  const before = (await mailsTo(app.database, person.email)).length;
  const about = paymentId === undefined ? {} : { merchantPaymentId: paymentId };
  await mailPayer(services, { userId: person.userId, side, news, ...about });
  return (await mailsTo(app.database, person.email))[before]?.text.replaceAll(/\s+/g, ' ');
}

const change = ({ token }: Subscribed, set: string) =>
  pool.query(`update subscriptions set ${set} where token = $1`, [token]);

test('a cancellation email says how long access lasts, and whether it can be undone', async () => {
  const paid = await subscribe(app, payfast);
  await change(paid, `status = 'cancelled', wanted = 'pause', next_charge_on = null`);
  expect(await said(paid, 'cancelled')).toMatch(/You’ll keep access until .* you can undo the cancellation/);
  for (const gone of [`wanted = 'cancel'`, 'wanted = null, provider_ended_at = now()']) {
    await change(paid, gone);
    const text = await said(paid, 'cancelled');
    expect(text).toMatch(/You’ll keep access until .* subscribe again/);
    expect(text).not.toContain('undo the cancellation');
  }
  await change(paid, 'paid_until = current_date - 3');
  const text = await said(paid, 'cancelled');
  expect(text).toContain('has ended');
  expect(text).not.toContain('keep access');
});

test('a failed charge’s email says only that it failed, and until when access lasts', async () => {
  const paid = await subscribe(app, payfast);
  await change(paid, `status = 'past_due', paid_until = current_date - 1`);
  const late = await said(paid, 'payment_failed');
  expect(late).toMatch(/We haven’t received R199\.00 .* keep access until/);
  await change(paid, 'paid_until = current_date - 10');
  expect(await said(paid, 'payment_failed')).toContain('paused until it’s paid');
});

test('a receipt says that the payment can be refunded, while it can be, and once', async () => {
  const paid = await subscribe(app, payfast);
  expect(await said(paid, 'receipt')).toContain('You can request a refund of this payment');
  await change(paid, `status = 'ended', ended_at = now(), ended_because = 'refunded'`);
  const checkout = await startCheckout(paid.person);
  await payfast.pay(checkout);
  const text = await said({ ...paid, paymentId: checkout.paymentId }, 'receipt');
  expect(text).toContain('We received R199.00');
  expect(text).not.toContain('request a refund of this payment');
});

test('the email of a charge refunded by the rules says so immediately', async () => {
  const paid = await subscribe(app, payfast);
  await change(paid, `status = 'ended', ended_at = now(), ended_because = 'paid_twice'`);
  expect(await said(paid, 'paid_back')).toMatch(
    /You were charged R199\.00 .* and nothing was due\. We’ll refund the full amount/,
  );
});

test('a card email names the month in words', async () => {
  const paid = await subscribe(app, payfast);
  await change(paid, `card_expires = '2026-12'`);
  expect(await said(paid, 'card_expiring')).toContain('expires at the end of December 2026.');
});

test('a trial-end email asks for money only from those who would pay', async () => {
  const person = await signUpRep(app);
  await pool.query(`update rep_profiles set trial_ends_at = now() + interval '1 day' where user_id = $1`, [
    person.userId,
  ]);
  const paying = await said({ person }, 'trial_ending');
  expect(paying).toContain('Your free trial ends tomorrow');
  expect(paying).toContain('Subscribe');
  const about = {
    payer: { userId: person.userId, email: person.email, side: 'rep', name: 'Thandi Nkosi' },
    payment: undefined,
    courses: [],
    hires: [],
    refund: undefined,
    subscription: undefined,
    refundable: null,
    trialEndsOn: '2026-11-23',
    now: new Date('2026-11-22T10:00:00Z'),
    monthlyCents: null,
    siteUrl: 'https://thengisa.test',
  } as const;
  const text = payerMail('trial_ending', about)?.text;
  expect(text).toContain('You don’t need to do anything.');
  expect(text).not.toContain('Subscribe');
});

test('what is no longer true is not emailed', async () => {
  const nothing = { person: await signUpRep(app) };
  for (const news of payerNews) {
    const mail = await said(nothing, news);
    if (news.startsWith('trial')) expect(mail).toBeDefined();
    else expect(mail).toBeUndefined();
  }
  const paid = await subscribe(app, payfast);
  for (const news of ['payment_failed', 'cancelled'] as const) expect(await said(paid, news)).toBeUndefined();
  await change(paid, `status = 'cancelled', next_charge_on = null`);
  for (const news of ['payment_failed', 'resumed', 'renewal_soon', 'card_expiring'] as const)
    expect(await said(paid, news)).toBeUndefined();
});
