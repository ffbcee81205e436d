import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, orderOf, type Selling } from '#test/support/sales.ts';
import { openShop } from '#test/support/shop-server.ts';
import { describeNotification, notificationPath } from '#texts/notifications/notifications.ts';
import { postHookTask } from './commands/announce-sale.ts';
import { salesTasks } from './tasks.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const shop = await openShop();
const { secretKey } = app.services;

const taskWith = (post: typeof shop.post) => {
  const found = salesTasks({ secretKey, post }).find(({ name }) => name === postHookTask);
  if (!found) throw new Error('No task posts changes');
  return found;
};
const task = taskWith(shop.post);

beforeEach(() => {
  shop.received.length = 0;
});
afterAll(shop.close);

interface Waiting {
  readonly id: string;
  readonly data: never;
}

/** The posts of this business that wait, oldest first. */
async function waitingOf({ engagement }: Selling): Promise<Waiting[]> {
  const { rows } = await app.database.pool.query<Waiting>(
    `select j.id, j.data from pgboss.job j join sales s on s.id = (j.data->>'saleId')::uuid
     where j.name = $1 and s.engagement_id = $2 order by j.created_on, j.id`,
    [postHookTask, engagement.id],
  );
  return rows;
}

/** Runs an attempt, as the queue does: the failure, or null. */
const attempt = (job: Waiting, number: number, one = task): Promise<string | null> =>
  one.run(app.services as never, job.data, { jobId: job.id, number, signal: AbortSignal.timeout(30_000) }).then(
    () => null,
    ({ message }: Error) => message,
  );

async function connected() {
  const work = await atWork(app, clock);
  const { secret } = await work.business.call(salesSystemsApi.setHook, { body: { address: shop.address } });
  await work.business.call(salesApi.enter, { body: orderOf(work) });
  const [job] = await waitingOf(work);
  if (!job || secret === null) throw new Error('Nothing waits to be posted');
  return { work, job, secret };
}

const shown = async ({ business }: Selling) => (await business.call(salesSystemsApi.hook, {})).hook;

/** As docs/sales-api.md tells shops to check it. */
function isSigned(secret: string, { signature, body }: (typeof shop.received)[number]): boolean {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(v1)) && Math.abs(Date.now() / 1000 - Number(t)) < 300;
}

test('a shop that fails at first receives the signed post later, under the same id', async () => {
  const { work, job, secret } = await connected();
  shop.answerNext(500, 503, 'silence');
  expect(await attempt(job, 1)).toBe('Your system answered with 500.');
  expect(await attempt(job, 2)).toBe('Your system answered with 503.');
  expect(await attempt(job, 3)).toBe('We couldn’t reach your system.');
  expect(await shown(work)).toMatchObject({ on: true, failures: 0, lastFailure: 'We couldn’t reach your system.' });
  expect(await attempt(job, 4)).toBeNull();
  expect(shop.received.map((one) => isSigned(secret, one))).toEqual([true, true, true, true]);
  expect(isSigned(`${secret}x`, shop.received[0] ?? { path: '', signature: '', body: '' })).toBe(false);
  const bodies = shop.received.map(({ body }) => JSON.parse(body));
  expect(new Set(bodies.map(({ id }) => id))).toEqual(new Set([job.id]));
  expect(bodies.at(-1)).toMatchObject({ type: 'sale.recorded', sale: { status: 'counted' } });
  expect(await shown(work)).toMatchObject({
    on: true,
    failures: 0,
    lastFailure: null,
    deliveredAt: expect.any(String),
  });
});

test('the queue repeats a failed post over most of a day, with growing pauses', async () => {
  const { rows } = await app.database.pool.query(
    'select retry_limit, retry_delay, retry_backoff from pgboss.queue where name = $1',
    [postHookTask],
  );
  expect(rows).toEqual([{ retry_limit: 11, retry_delay: 30, retry_backoff: true }]);
});

test('a post that overtakes another carries the sale as it is, with the later time', async () => {
  const { work } = await connected();
  const { items } = await work.business.call(salesApi.list, { query: {} });
  const params = { saleId: items[0]?.id ?? '' };
  await work.business.call(salesApi.dispute, { params, body: { reason: 'Paid by voucher' } });
  const [recorded, disputed] = (await waitingOf(work)) as [Waiting, Waiting];
  await attempt(disputed, 1);
  clock.goTo(orderOf(work).at, 2);
  await attempt(recorded, 2);
  const [first, second] = shop.received.map(({ body }) => JSON.parse(body));
  expect([first.type, second.type]).toEqual(['sale.disputed', 'sale.recorded']);
  expect([first.sale.status, second.sale.status]).toEqual(['disputed', 'disputed']);
  expect(Date.parse(second.at)).toBeGreaterThan(Date.parse(first.at));
});

test('a redirect is a failure, and is not followed', async () => {
  const { job } = await connected();
  shop.answerNext({ redirect: 'https://shop.example.co.za/elsewhere' });
  expect(await attempt(job, 1)).toBe('Your system answered with 302.');
  expect(shop.received.map(({ path }) => path)).toEqual(['/hooks']);
});

test('a name that leads to a private address is never posted to', async () => {
  const { job } = await connected();
  expect(await attempt(job, 1, taskWith(shop.postAsEver))).toBe('We couldn’t reach your system.');
  expect(shop.received).toEqual([]);
});

test('after its last posts failed for good the webhook is off, and the business is notified once', async () => {
  const { work, job } = await connected();
  const last = task.retryLimit + 1;
  for (let count = 0; count < saleLimits.hookFailures; count += 1) {
    shop.answerNext(500, 500);
    await attempt(job, last - 1);
    expect(await attempt(job, last)).toBe('Your system answered with 500.');
  }
  expect(await shown(work)).toMatchObject({ on: false, failures: saleLimits.hookFailures });
  const before = shop.received.length;
  expect(await attempt(job, last)).toBeNull();
  expect(shop.received.length).toBe(before);
  const told = (await listNews(app, work.business)).filter(({ kind }) => kind === 'sales.hook_off');
  const say = { moment: (moment: string) => moment, day: (day: string) => day };
  expect(told.map((one) => [describeNotification(one, say), notificationPath(one)])).toEqual([
    [
      {
        title: 'We turned off your sales webhook',
        detail:
          '20 posts in a row to https://shop.example.co.za/hooks failed for good. Your system answered with 500. Sales are still recorded. Once your system works, save the address again.',
      },
      '/settings?tab=sales',
    ],
  ]);
  expect((await work.business.call(notificationsApi.countUnread, {})).unread).toBeGreaterThan(0);
});
