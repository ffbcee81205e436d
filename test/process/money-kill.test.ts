import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { webhookPath } from '#contract/payments/payments.ts';
import { providerMoneyApi } from '#contract/payments/provider-money.ts';
import { adminPayoutsApi } from '#contract/payouts/admin-payouts.ts';
import { batchesApi } from '#contract/payouts/batches.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { moveClock, now } from '#server/platform/clock.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { RefusedCall } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { moveClockOf } from '#test/support/clock-of-process.ts';
import {
  accepted,
  agree,
  checkIn,
  endOf,
  moveBusiness,
  startOf,
  submitHours,
  twoDays,
} from '#test/support/engagements.ts';
import { startFunding } from '#test/support/funding.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { openValidator } from '#test/support/validator.ts';
import { askPayout, giveAccount, walletOf } from '#test/support/wallets.ts';
import { makePreparedDataDir, startApp } from './app-process.ts';
import { runScriptOn } from './run-script.ts';

const validator = await openValidator();
const hourMs = 3_600_000;

const steps = ['fund', 'release', 'ask payout', 'make batch', 'release batch', 'pay batch'] as const;
type Step = (typeof steps)[number];

/** Each kill needs a start, which dominates the cost: two steps are drawn, unless specified, or `all`. */
const killedIn = process.env.MONEY_KILLS
  ? steps.filter((step) => process.env.MONEY_KILLS === 'all' || process.env.MONEY_KILLS?.split(',').includes(step))
  : drawTwo(steps);

function drawTwo(all: readonly Step[]): Step[] {
  const one = Math.floor(Math.random() * all.length);
  const other = (one + 1 + Math.floor(Math.random() * (all.length - 1))) % all.length;
  return all.filter((_, place) => place === one || place === other);
}

test(`each step of the money happens once when it is done twice, with the app killed in ${killedIn.join(',')}, and the books stay right`, {
  timeout: 300_000,
}, async () => {
  const dataDir = await makePreparedDataDir();
  const env = {
    PORT: String(await findFreePort()),
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PAYFAST_URL: validator.url,
    PAYFAST_API_URL: validator.url,
    PAYFAST_SOURCES: '127.0.0.1',
  };
  onTestFinished(() => moveClock(0));
  let offset = 0;
  const start = async () => {
    const started = await startApp(dataDir, { env: { ...env, CLOCK_OFFSET: String(offset) }, movableClock: true });
    await started.ready();
    return started;
  };
  let app = await start();

  const killAndStart = async () => {
    app.child.kill('SIGKILL');
    await app.ended;
    app = await start();
  };

  /** The product's clock, here and there. */
  const goTo = async (moment: Date) => {
    offset = moment.getTime() - Date.now();
    moveClock(offset);
    await moveClockOf(app.child, offset);
  };

  const killedWhile = async (action: () => Promise<unknown>): Promise<boolean> => {
    const first = action().then(
      () => true,
      (error: unknown) => {
        if (error instanceof RefusedCall && error.problem.status < 500) throw error;
        return false;
      },
    );
    await delay(Math.random() * 60);
    const [acknowledged] = await Promise.all([first, killAndStart()]);
    return acknowledged;
  };

  /**
   * Runs a step, during some of which the app is killed, and repeats it, as a user would who saw no result: the first
   * run may cause a refusal. `times` returns how often it took effect.
   */
  const twice = async (step: Step, action: () => Promise<unknown>, times: () => Promise<number>): Promise<void> => {
    const acknowledged = killedIn.includes(step) ? await killedWhile(action) : await action().then(() => true);
    expect(await times()).toBeOneOf(acknowledged ? [1] : [0, 1]);
    const again = await action().then(
      () => null,
      (error: unknown) => error,
    );
    if (again !== null && !(again instanceof RefusedCall && again.problem.status === 409)) throw again;
    expect(await times()).toBe(1);
  };

  const { url: databaseUrl } = await startEmbedded({ dataDir });
  const pool = openPool(databaseUrl, 2, () => {});
  onTestFinished(() => pool.end());
  const nothingElse = async () => {};
  const { url } = app;
  const served = { url, database: { pool } } as unknown as TestApp;
  const beside = { services: { transaction: transactionsOn(pool, nothingElse, nothingElse) } } as unknown as TestApp;
  const booked = (kind: string) => async () =>
    (await pool.query('select id from ledger_transfers where kind = $1', [kind])).rows.length;

  const [business, rep] = [await signUpBusiness(served), await signUpRep(served)];
  const one = await signInAdmin(served, await makeAdmin(beside));
  const other = await signInAdmin(served, await makeAdmin(beside));
  // So soon that agreeing also confirms.
  const work = await accepted(served, { schedule: { ...twoDays(), dates: [dayFromNow(1)] } }, { business, rep });
  await agree(work);
  const bankAccountId = await giveAccount(served, rep);

  const { paymentId, form } = await startFunding(business);
  const body = noticeBody({ merchantPaymentId: paymentId, gross: form.fields.amount ?? '', fee: '-70.00' });
  const deliver = async () => {
    const { status } = await fetch(url + webhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(status).toBe(200);
  };
  await twice('fund', deliver, booked('engagement_funded'));

  await goTo(new Date(startOf(work)));
  await checkIn(work);
  await goTo(new Date(new Date(endOf(work)).getTime() + hourMs));
  await submitHours(work);
  await twice('release', () => moveBusiness(work, 'accept'), booked('engagement_released'));

  await goTo(new Date(now().getTime() + 10 * 24 * hourMs));
  const { items: lines } = await one.call(providerMoneyApi.lines, { query: {} });
  await one.call(providerMoneyApi.record, {
    body: {
      paidOn: dayInSouthAfrica(now()),
      bankReference: 'PAYFAST 1',
      amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      lines: lines.map(({ kind, id }) => ({ kind, id })),
    },
  });
  const { availableCents } = await walletOf(rep);
  expect(availableCents).toBe(85_500);
  await twice('ask payout', () => askPayout({ rep, bankAccountId }, availableCents), booked('payout_requested'));

  const [payout] = (await one.call(adminPayoutsApi.list, { query: { list: 'due' } })).items;
  const payoutIds = [payout?.id ?? ''];
  const listed = async () => (await one.call(batchesApi.list, { query: {} })).items;
  await twice(
    'make batch',
    () => one.call(batchesApi.make, { body: { payoutIds } }),
    async () => (await listed()).length,
  );
  const batches = await listed();
  expect(batches).toMatchObject([{ status: 'made', count: 1, totalCents: availableCents }]);
  const batch = { params: { batchId: batches[0]?.id ?? '' } };
  await twice(
    'release batch',
    () => other.call(batchesApi.release, { ...batch, body: { totalCents: availableCents } }),
    async () => (await listed()).filter(({ status }) => status === 'released').length,
  );
  await twice('pay batch', () => one.call(batchesApi.pay, batch), booked('payout_paid'));

  expect(await one.call(batchesApi.show, batch)).toMatchObject({ status: 'done', payouts: [{ status: 'paid' }] });
  expect(await walletOf(rep)).toMatchObject({
    ...{ comingCents: 0, availableCents: 0, onItsWayCents: 0 },
    paidCents: availableCents,
  });
  expect(await runScriptOn(dataDir, 'scripts/ledger.ts', ['verify'])).toEqual({ code: 0, said: '0 differences\n' });
  expect(await app.stop()).toBe(0);
});
