import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import type { ActLimits } from '#server/platform/http/act-limits.ts';
import { type Gates, receive } from '#server/platform/http/route.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { createLog } from '#server/platform/log.ts';
import { mountApi } from './mount-api.ts';

const upload = endpoint({
  method: 'POST',
  path: '/api/anything',
  changes: [],
  summary: 'Upload a file',
  tag: 'Files',
  rawBody: true,
  gate: 'open',
  status: 201,
  response: z.object({ size: z.int() }),
});
const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
afterAll(() => app.close());

test('a stalled upload is answered, and its connection ends', async () => {
  const routes = [receive(upload, async (_actor, _input, { content }) => ({ size: (await buffer(content)).length }))];
  const gates = { open: async () => null } as Partial<Gates> as Gates;
  const limits: ActLimits = { within: (_act, _actor, work) => work() };
  const pace = { silenceMs: 50, patienceMs: 60_000, bytesPerSecond: 1 };
  const nothing = {} as Pick<Parameters<typeof mountApi>[2], 'db' | 'transaction'>;
  mountApi(app, routes, { ...nothing, gates, limits, pace });
  await app.listen({ host: '127.0.0.1', port: 0 });

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => {});
  socket.write(
    'POST /api/anything HTTP/1.1\r\nhost: test\r\ncontent-type: application/octet-stream\r\ncontent-length: 9\r\n\r\n1',
  );
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"file.too_slow"');
});
