import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { paymentsApi, webhookPath } from '#contract/payments/payments.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { callerOf } from '#test/support/api.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { signUpRep } from '#test/support/people.ts';
import { openValidator } from '#test/support/validator.ts';
import { makePreparedDataDir, startApp } from './app-process.ts';

const validator = await openValidator();

/** The first round kills the app before anything is stored, the others around the commit. Raise KILL_ROUNDS after changing that code. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const moments = Array.from({ length: ROUNDS }, (_, round) =>
  round === 0 ? 'when the provider is asked' : 'soon after',
);

test('a notification is not lost when the app is killed while receiving it, and nothing happens twice', {
  timeout: 300_000,
}, async () => {
  const dataDir = await makePreparedDataDir();
  const env = {
    PORT: String(await findFreePort()),
    AUTH_AUTOCONFIRM: 'true',
    LOG_LEVEL: 'silent',
    PAYFAST_URL: validator.url,
    PAYFAST_API_URL: validator.url,
    PAYFAST_SOURCES: '127.0.0.1',
  };
  const start = async () => {
    const app = await startApp(dataDir, { env });
    await app.ready();
    return app;
  };
  let app = await start();
  const person = await signUpRep({ url: app.url });
  const checkout = await person.call(paymentsApi.checkout, {
    body: { item: 'subscription', side: 'rep', consent: true },
  });
  const token = randomUUID();
  const deliver = (body: string) =>
    fetch(`${app.url}${webhookPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }).then(
      ({ status }) => status,
      () => null,
    );

  for (const [month, moment] of moments.entries()) {
    const first = month === 0 ? { merchantPaymentId: checkout.paymentId } : {};
    const body = noticeBody({ ...first, token, pfPaymentId: `${token}-${month}` });
    const killed = new Promise<void>((resolve) => {
      validator.onAsked = () => {
        validator.onAsked = () => {};
        const wait = moment === 'soon after' ? Math.random() * 20 : 0;
        void delay(wait).then(() => {
          app.child.kill('SIGKILL');
          resolve();
        });
      };
    });
    await Promise.all([deliver(body), killed]);
    await app.ended;
    app = await start();
    // As the provider does until it gets 200.
    expect(await deliver(body)).toBe(200);
  }

  const call = callerOf(app.url, person.accessToken);
  const { items } = await call(paymentsApi.list, { query: {} });
  expect(items.map(({ paymentStatus, period }) => [paymentStatus, period !== null])).toEqual(
    moments.map(() => ['COMPLETE', true]),
  );
  expect((await call(billingApi.show, { query: { side: 'rep' } })).subscription).toMatchObject({ status: 'active' });
  expect(await app.stop()).toBe(0);
});
