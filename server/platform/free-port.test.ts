import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort, isFree } from './free-port.ts';

test('a free port can be listened on, and then it is not free', async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  expect(await isFree(port)).toBe(false);
});

test('no system assigns it to a listener on any port, or to an outgoing connection', async () => {
  const port = await findFreePort();
  expect(port).toBeGreaterThan(1023);
  // From here on Linux does.
  expect(port).toBeLessThan(32_768);
});
