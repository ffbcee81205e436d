import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { receivingAt, startPaying } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { barUser } from '../../../accounts/commands/bar-user.ts';
import { startCheckout } from '../../checkouts/commands/start-checkout.ts';
import { resumeSubscription } from './resume-subscription.ts';

const app = await openTestApp({ work: false });
const { siteUrl, env, transaction } = app.services;
const receive = receivingAt(app);

const suspended = { code: 'account.suspended' };
const monthlyCents = 19_900;

test('a call that waited for a suspension doesn’t undo a cancellation', async () => {
  const { person, userId, paymentId } = await startPaying(app, 'rep');
  await receive(noticeBody({ merchantPaymentId: paymentId, token: randomUUID() }));
  await person.call(billingApi.cancel, { body: { side: 'rep', reason: 'Too dear' } });
  await transaction((tx) => barUser(tx, userId));
  const resume = transaction((tx) => resumeSubscription(tx, { userId, side: 'rep', monthlyCents }));
  await expect(resume).rejects.toMatchObject(suspended);
});

test('a call that waited for a suspension begins no checkout', async () => {
  const { userId } = await signUpRep(app);
  await transaction((tx) => barUser(tx, userId));
  const settings = { siteUrl, payfast: env.payfast, monthlyCents };
  const checkout = transaction((tx) => startCheckout(tx, { userId, side: 'rep' }, settings));
  await expect(checkout).rejects.toMatchObject(suspended);
});
