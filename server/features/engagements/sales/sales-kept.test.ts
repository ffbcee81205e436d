import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { expectRefusal } from '#test/support/api.ts';
import { endOf, payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, keyOf, orderOf, type Selling, selling } from '#test/support/sales.ts';
import { sweepSales } from './commands/sweep-sales.ts';
import { findHints } from './queries/find-hints.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const { db } = app.services;

const sweep = () => sweepSales(db, AbortSignal.timeout(60_000));
const scan = ({ code }: Selling) =>
  fetch(`${app.url}/s/${code}`, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' } });
const scansOf = async ({ rep, engagement }: Selling) =>
  (await rep.call(salesApi.ofGig, { params: { engagementId: engagement.id } })).scans;
const rowsOf = async (query: string, id: string) => (await app.database.pool.query(query, [id])).rows.length;

test('scans are deleted after their retention, and a gig then shows none instead of 0', async () => {
  const work = await atWork(app, clock);
  await scan(work);
  const stored = () => rowsOf('select 1 from sale_scans where engagement_id = $1', work.engagement.id);
  const hours = saleLimits.scanKeptDays * 24;
  clock.goTo(endOf(work), hours - 48);
  await sweep();
  expect([await stored(), await scansOf(work)]).toEqual([1, 1]);
  clock.goTo(endOf(work), hours + 25);
  await sweep();
  expect([await stored(), await scansOf(work)]).toEqual([0, null]);
});

test('a revoked key is deleted after its retention, and an active one never', async () => {
  const work = await selling(app);
  const active = await keyOf(app, work);
  const old = await keyOf(app, work);
  await work.business.call(salesSystemsApi.revokeKey, { params: { keyId: old.id } });
  const stored = (id: string) => rowsOf('select 1 from sales_keys where id = $1', id);
  const day = 24;
  clock.goTo(new Date(), 729 * day);
  await sweep();
  expect(await stored(old.id)).toBe(1);
  clock.goTo(new Date(), 733 * day);
  await sweep();
  expect([await stored(old.id), await stored(active.id)]).toEqual([0, 1]);
});

test('figures over more days than they cover are refused instead of cut', async () => {
  const work = await atWork(app, clock);
  await work.business.call(salesApi.enter, { body: orderOf(work) });
  const to = orderOf(work).at.slice(0, 10);
  const figures = (from: string) => work.business.call(salesApi.figures, { query: { from, to } });
  const longest = await figures(addDays(to, 1 - saleLimits.figureDays));
  expect(longest.days).toMatchObject([{ day: to, sales: 1 }]);
  await expectRefusal(figures(addDays(to, -saleLimits.figureDays)), 'sales.days_invalid');
  await expectRefusal(figures(addDays(to, 1)), 'sales.days_invalid');
});

test('hints can be of one job', async () => {
  const work = await atWork(app, clock);
  const other = await atWork(app, clock, { business: work.business });
  for (const one of [work, other])
    for (let count = 0; count < 4; count += 1) await one.business.call(salesApi.enter, { body: orderOf(one) });
  const jobs = async (jobId?: string) =>
    (await work.business.call(salesApi.hints, { query: { jobId } })).items.map(({ engagementId }) => engagementId);
  expect((await jobs()).toSorted()).toEqual([work.engagement.id, other.engagement.id].toSorted());
  expect(await jobs(work.jobId)).toEqual([work.engagement.id]);
  const stranger = await atWork(app, clock);
  expect((await stranger.business.call(salesApi.hints, { query: { jobId: work.jobId } })).items).toEqual([]);
  expect((await findHints(db, {})).length).toBeGreaterThan(1);
});
