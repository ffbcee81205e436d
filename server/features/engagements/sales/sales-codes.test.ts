import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { endOf, payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, keyOf, orderOf, type Selling } from '#test/support/sales.ts';
import { forgetDeviceKeys } from './commands/count-scan.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const scan = ({ code }: Pick<Selling, 'code'>, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}/s/${code}`, { method, redirect: 'manual', headers: { 'user-agent': phone, ...headers } });

const scansOf = async ({ rep, engagement }: Selling) =>
  (await rep.call(salesApi.ofGig, { params: { engagementId: engagement.id } })).scans;

test('a code is short and readable, and its address and QR code lead to the address of the business', async () => {
  const work = await atWork(app, clock);
  expect(work.code).toMatch(/^[A-HJ-NP-Z2-9]{7}$/);
  expect(work.address).toMatch(new RegExp(`/s/${work.code}$`));
  const again = await work.rep.call(salesApi.openCode, { params: { engagementId: work.engagement.id } });
  expect(again.code).toBe(work.code);
  expect(again.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
  const answer = await scan({ code: work.code.toLowerCase() });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example.co.za/soap']);
  expect((await scan({ code: 'AAAAAAA' })).status).toBe(404);
  // Nothing of the request decides where it leads.
  const led = await fetch(`${app.url}/s/${work.code}?to=https://evil.example`, { redirect: 'manual' });
  expect(led.headers.get('location')).toBe('https://shop.example.co.za/soap');
});

test('the code of a suspended business leads to our own site, and its key and webhook stop for good', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const { id } = await till.call(salesSystemsApi.post, { body: orderOf(work) });
  await work.business.call(salesSystemsApi.setHook, { body: { address: 'https://shop.example.co.za/hooks' } });
  const admin = await signInAdmin(app, await makeAdmin(app));
  const params = { userId: work.business.userId };
  await admin.call(adminApi.suspend, { params, body: { reason: 'Fraud.' } });
  expect((await scan(work)).headers.get('location')).toBe('/');
  await expectRefusal(till.call(salesSystemsApi.post, { body: orderOf(work) }), 'sales.key_invalid');
  const { rows } = await app.database.pool.query(
    'select s.status, h.off_at, k.revoked_by from sales s join sales_hooks h using (business_id) join sales_keys k using (business_id) where s.id = $1',
    [id],
  );
  expect(rows).toEqual([{ status: 'counted', off_at: expect.any(Date), revoked_by: expect.any(String) }]);
  await admin.call(adminApi.liftSuspension, { params, body: { reason: 'A mistake.' } });
  expect((await scan(work)).headers.get('location')).toBe('https://shop.example.co.za/soap');
  await expectRefusal(till.call(salesSystemsApi.post, { body: orderOf(work) }), 'sales.key_invalid');
});

test('people are counted, and not previews, prefetches, crawlers or a HEAD', async () => {
  const work = await atWork(app, clock);
  await scan(work);
  await scan(work, { 'user-agent': `${phone} other` });
  expect(await scansOf(work)).toBe(2);
  await scan(work, {}, 'HEAD');
  await scan(work, { 'user-agent': 'WhatsApp/2.23.20.0' });
  await scan(work, { 'user-agent': 'facebookexternalhit/1.1' });
  await scan(work, { 'sec-purpose': 'prefetch;prerender' });
  expect(await scansOf(work)).toBe(2);
  clock.goTo(endOf(work), 25);
  expect((await scan(work)).status).toBe(302);
  expect(await scansOf(work)).toBe(2);
});

test('no address or browser is stored, and the key of a device’s hash is gone after a day', async () => {
  const work = await atWork(app, clock);
  await scan(work);
  const { rows } = await app.database.pool.query('select * from sale_scans where engagement_id = $1', [
    work.engagement.id,
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Android/);
  clock.goTo(endOf(work), 24);
  await app.services.transaction((tx) => forgetDeviceKeys(tx));
  expect(
    (await app.database.pool.query('select * from sale_device_keys where day < $1', [endOf(work).slice(0, 10)])).rows,
  ).toEqual([]);
});

test('what is unusual is listed for the business and our team, and refuses nothing', async () => {
  const work = await atWork(app, clock);
  for (let count = 0; count < 12; count += 1) await work.business.call(salesApi.enter, { body: orderOf(work) });
  for (let count = 0; count < 6; count += 1) await scan(work);
  const userAgent = `${phone} own`;
  await fetch(`${app.url}/api/rep/engagements/${work.engagement.id}/sales-code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${work.rep.accessToken}`, 'user-agent': userAgent },
  });
  await scan(work, { 'user-agent': userAgent });
  const found = async (items: readonly { engagementId: string; kind: string; count: number }[]) =>
    items.filter(({ engagementId }) => engagementId === work.engagement.id).map(({ kind, count }) => [kind, count]);
  const expected = [
    ['burst', 12],
    ['device_repeats', 6],
    ['no_scan', 12],
    ['own_device', 1],
  ];
  expect(await found((await work.business.call(salesApi.hints, { query: {} })).items)).toEqual(expected);
  const admin = await signInAdmin(app, await makeAdmin(app));
  expect(await found((await admin.call(salesApi.allHints, {})).items)).toEqual(expected);
  const other = await atWork(app, clock);
  expect(await found((await other.business.call(salesApi.hints, { query: {} })).items)).toEqual([]);
});

test('figures are by rep, day and place, of sales that count', async () => {
  const work = await atWork(app, clock);
  await scan(work);
  await work.business.call(salesApi.enter, { body: orderOf(work, { place: 'Gateway' }) });
  await work.business.call(salesApi.enter, { body: orderOf(work, { place: 'Gateway', amountCents: 5_000 }) });
  const { id } = await work.business.call(salesApi.enter, { body: orderOf(work) });
  await work.business.call(salesApi.cancel, { params: { saleId: id }, body: { reason: 'Returned' } });
  const day = orderOf(work).at.slice(0, 10);
  const query = { from: day, to: day };
  const figures = await work.business.call(salesApi.figures, { query });
  const sum = { scans: 1, sales: 2, amountCents: 25_000 };
  expect(figures).toEqual({
    reps: [
      { ...sum, engagementId: work.engagement.id, repName: work.engagement.repName, title: work.engagement.title },
    ],
    days: [{ ...sum, day }],
    places: [{ place: 'Gateway', sales: 2, amountCents: 25_000 }],
  });
});
