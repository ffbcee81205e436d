import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { merchant } from '#test/support/payfast.ts';
import { payCheckout, startCheckout } from './checkouts.ts';
import { openPayfastStandIn } from './open-stand-in.ts';

const { pool } = await openTestDatabase();

let received = 0;
let status = 200;
const site = createServer((_request, response) => {
  received++;
  response.writeHead(status).end();
}).listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => void site.close());
const notifyUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/notify`;

beforeEach(() => {
  received = 0;
  status = 200;
});

const open = () =>
  openPayfastStandIn({
    pool,
    merchant,
    onTrouble: (error) => {
      throw error;
    },
  });
const form = new Map([
  ['notify_url', notifyUrl],
  ['amount', '5.00'],
  ['item_name', 'Something'],
]);

test('once closed it starts nothing more, and the next one sends what is left by itself', async () => {
  const closed = open();
  await closed.close();
  await payCheckout(closed.state, merchant, await startCheckout(closed.state, form));
  await closed.wake();
  expect(received).toBe(0);
  const next = open();
  await expect.poll(() => received).toBe(1);
  await next.close();
});

test('of many concurrent senders, one sends each notification', async () => {
  const standIns = Array.from({ length: 4 }, open);
  const [one] = standIns;
  if (!one) throw new Error('Four were opened.');
  await Promise.all(standIns.map(({ wake }) => wake()));
  received = 0;
  for (let count = 0; count < 20; count++) {
    await payCheckout(one.state, merchant, await startCheckout(one.state, form));
  }
  await Promise.all(standIns.map(({ wake }) => wake()));
  expect(received).toBe(20);
  for (const standIn of standIns) await standIn.close();
});

test('a redirect is not followed, and is no 200', async () => {
  status = 307;
  const standIn = open();
  await payCheckout(standIn.state, merchant, await startCheckout(standIn.state, form));
  await standIn.wake();
  const [last] = await standIn.state.rows<{ answered: number; attempts: number }>(
    'select answered, attempts from payfast_stand_in.notifications order by id desc limit 1',
  );
  expect(last).toEqual({ answered: 307, attempts: 2 });
  await standIn.close();
});
