import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
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
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
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
import { makePreparedDataDir, startApp } from '../process/app-process.ts';

const run = promisify(execFile);
const hourMs = 3_600_000;

/** The tree of the next version. */
const next = process.env.NEXT_VERSION ?? '';

test('this version hires, pays and pays out while the next one migrates and runs beside it', async () => {
  const validator = await openValidator();
  const dataDir = await makePreparedDataDir();
  const env = {
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PAYFAST_URL: validator.url,
    PAYFAST_API_URL: validator.url,
    PAYFAST_SOURCES: '127.0.0.1',
  };
  onTestFinished(() => moveClock(0));
  const app = await startApp(dataDir, { env, movableClock: true });
  await app.ready();
  const { url: databaseUrl } = await startEmbedded({ dataDir });
  const pool = openPool(databaseUrl, 2, () => {});
  onTestFinished(() => pool.end());
  const migrations = async () =>
    (await pool.query<{ name: string }>('select name from schema_migrations order by name')).rows.map(
      ({ name }) => name,
    );
  const nextScript = async (script: string, ...args: string[]) =>
    (
      await run(
        process.execPath,
        ['--import', pathToFileURL(join(next, 'scripts/launch/resolve-once.ts')).href, join(next, script), ...args],
        { cwd: next, env: { PATH: '/nonexistent', DATA_DIR: dataDir } },
      )
    ).stdout;

  const served = { url: app.url, database: { pool } } as unknown as TestApp;
  const nothingElse = async () => {};
  const beside = { services: { transaction: transactionsOn(pool, nothingElse, nothingElse) } } as unknown as TestApp;
  const [business, rep] = [await signUpBusiness(served), await signUpRep(served)];
  const one = await signInAdmin(served, await makeAdmin(beside));
  const other = await signInAdmin(served, await makeAdmin(beside));

  const before = await migrations();
  console.log(await nextScript('scripts/db.ts', 'migrate'));
  const added = (await migrations()).filter((name) => !before.includes(name));
  // Without one, this walk shows nothing.
  expect(added).not.toEqual([]);
  const nextApp = await startApp(dataDir, {
    env: { ...env, DATABASE_URL: databaseUrl },
    root: next,
    movableClock: true,
  });
  await nextApp.ready();

  const goTo = async (moment: Date) => {
    const offset = moment.getTime() - Date.now();
    moveClock(offset);
    await Promise.all([moveClockOf(app.child, offset), moveClockOf(nextApp.child, offset)]);
  };
  // So soon that agreeing also confirms.
  const work = await accepted(served, { schedule: { ...twoDays(), dates: [dayFromNow(1)] } }, { business, rep });
  await agree(work);
  const bankAccountId = await giveAccount(served, rep);
  const { paymentId, form } = await startFunding(business);
  const { status } = await fetch(app.url + webhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: noticeBody({ merchantPaymentId: paymentId, gross: form.fields.amount ?? '', fee: '-70.00' }),
  });
  expect(status).toBe(200);
  await goTo(new Date(startOf(work)));
  await checkIn(work);
  await goTo(new Date(new Date(endOf(work)).getTime() + hourMs));
  await submitHours(work);
  await moveBusiness(work, 'accept');

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
  await askPayout({ rep, bankAccountId }, availableCents);
  const [payout] = (await one.call(adminPayoutsApi.list, { query: { list: 'due' } })).items;
  await one.call(batchesApi.make, { body: { payoutIds: [payout?.id ?? ''] } });
  const [made] = (await one.call(batchesApi.list, { query: {} })).items;
  const batch = { params: { batchId: made?.id ?? '' } };
  await other.call(batchesApi.release, { ...batch, body: { totalCents: availableCents } });
  await one.call(batchesApi.pay, batch);
  expect(await walletOf(rep)).toMatchObject({ availableCents: 0, onItsWayCents: 0, paidCents: availableCents });

  expect(await nextScript('scripts/ledger.ts', 'verify')).toBe('0 differences\n');
  for (const { errors } of [app, nextApp]) expect(errors()).toBe('');
  expect(app.printed()).not.toContain('"level":"error"');
  expect(await app.stop()).toBe(0);
  expect(await nextApp.stop()).toBe(0);
});
