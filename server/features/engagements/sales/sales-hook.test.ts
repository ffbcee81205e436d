import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import type { Posted } from '#server/platform/http/post-outside.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { atWork, orderOf, type Selling } from '#test/support/sales.ts';
import { postHook } from './commands/post-hook.ts';
import { openHookSecrets } from './services.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const secrets = openHookSecrets(app.services.secretKey);
const address = 'https://shop.example.co.za/hooks';

const set = ({ business }: Pick<Selling, 'business'>, to = address) =>
  business.call(salesSystemsApi.setHook, { body: { address: to } });
const shown = async ({ business }: Selling) => (await business.call(salesSystemsApi.hook, {})).hook;

const jobs = async () =>
  (
    await app.database.pool.query(`select data from pgboss.job where name = 'sales.post_hook' order by created_on`)
  ).rows.map(({ data }) => data);

test('each change is posted with a signature over its time and body', async () => {
  const work = await atWork(app, clock);
  const { secret } = await set(work);
  const { id } = await work.business.call(salesApi.enter, { body: orderOf(work) });
  await work.business.call(salesApi.cancel, { params: { saleId: id }, body: { reason: 'Returned' } });
  const waiting = (await jobs()).filter(({ saleId }) => saleId === id);
  expect(waiting.map(({ type }) => type)).toEqual(['sale.recorded', 'sale.void']);
  const posted: Posted[] = [];
  const post = async (one: Posted) => {
    posted.push(one);
    return 204;
  };
  expect(await postHook(app.services, { secrets, post }, waiting[1], { id: 'the-attempt', last: false })).toBeNull();
  const [sent] = posted;
  expect(sent?.address).toBe(address);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    id: 'the-attempt',
    type: 'sale.void',
    sale: { id, status: 'void' },
  });
  const [, seconds, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(sent?.headers['x-sales-signature'] ?? '') ?? [];
  expect(mac).toBe(
    createHmac('sha256', secret ?? '')
      .update(`${seconds}.${sent?.body}`)
      .digest('hex'),
  );
  expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
  expect(await shown(work)).toMatchObject({ on: true, failures: 0, lastFailure: null });
  const { rows } = await app.database.pool.query('select * from sales_hooks');
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a webhook that keeps failing is turned off, shown with the reason, and turned on by saving it', async () => {
  const work = await atWork(app, clock);
  await set(work);
  const { id: saleId } = await work.business.call(salesApi.enter, { body: orderOf(work) });
  const { rows } = await app.database.pool.query('select business_id from sales where id = $1', [saleId]);
  const data = { businessId: rows[0].business_id, saleId, type: 'sale.recorded' as const };
  const failing = { secrets, post: async () => 500 };
  const lastFailure = 'Your system answered with 500.';
  const fail = (last: boolean) => postHook(app.services, failing, data, { id: 'x', last });
  // An outage that ends before the attempts do: nothing is turned off.
  for (let count = 0; count < 30; count += 1) expect(await fail(false)).toBe(lastFailure);
  expect(await shown(work)).toMatchObject({ on: true, failures: 0, lastFailure });
  for (let count = 0; count < 19; count += 1) await fail(true);
  expect(await shown(work)).toMatchObject({ on: true, failures: 19 });
  await fail(true);
  expect(await shown(work)).toMatchObject({ on: false, failures: 20, lastFailure });
  // Off, it is posted to no more.
  const never = { secrets, post: () => Promise.reject(new Error('posted')) };
  expect(await postHook(app.services, never, data, { id: 'x', last: true })).toBeNull();
  const before = (await jobs()).length;
  await work.business.call(salesApi.enter, { body: orderOf(work) });
  expect((await jobs()).length).toBe(before);
  const unreachable = { secrets, post: () => Promise.reject(new Error('refused')) };
  expect((await set(work)).secret).toBeNull();
  expect(await shown(work)).toMatchObject({ on: true, failures: 0, lastFailure: null });
  expect(await postHook(app.services, unreachable, data, { id: 'x', last: true })).toBe(
    'We couldn’t reach your system.',
  );
});

test('a webhook keeps its secret until a new one is asked for', async () => {
  const business = await signUpBusiness(app);
  const sealed = async () =>
    (await app.database.pool.query('select sealed_secret from sales_hooks order by business_id')).rows;
  expect((await set({ business })).secret).toMatch(/^tss_/);
  const before = await sealed();
  expect((await set({ business }, `${address}/other`)).secret).toBeNull();
  expect(await sealed()).toEqual(before);
  const { secret } = await business.call(salesSystemsApi.setHook, { body: { address, newSecret: true } });
  expect(secret).toMatch(/^tss_/);
  expect(await sealed()).not.toEqual(before);
});

test('no secret or key is stored under an idempotency key', async () => {
  const business = await signUpBusiness(app);
  const key = 'the-same-key';
  const made = await business.call(salesSystemsApi.makeKey, { body: { name: 'Till' } }, { idempotencyKey: key });
  const { secret } = await business.call(salesSystemsApi.setHook, { body: { address } }, { idempotencyKey: key });
  const { rows } = await app.database.pool.query('select * from idempotency_keys where user_id = $1', [
    business.userId,
  ]);
  expect(secret).not.toBeNull();
  expect(JSON.stringify(rows)).not.toContain(made.key);
  expect(rows).toEqual([]);
});

test.each([
  'http://shop.example.co.za/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://0x7f000001/',
  'https://user:pass@shop.example.co.za/',
  'https://shop.example.co.za:8443/',
  'https://db.internal/',
  'file:///etc/passwd',
])('%s is refused', async (to) => {
  await expectRefusal(set({ business: await signUpBusiness(app) }, to), 'sales.hook_invalid');
});
