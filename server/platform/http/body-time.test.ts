import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inPace, limitBodyTime } from './body-time.ts';

test('a body that does not arrive is waited for only so long, but a file may take its time', async () => {
  const app = Fastify();
  limitBodyTime(app, 100, { 'x-content-type-options': 'nosniff' });
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/json', async () => 'answered');
  app.post('/file', { config: { rawBody: true } }, async ({ raw }) => {
    const chunks: Buffer[] = await raw.toArray();
    return Buffer.concat(chunks).toString();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const begin = (path: string, type: string) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 4\r\n\r\n12`,
    );
    return { socket, closed: once(socket, 'close').then(() => answer) };
  };

  const file = begin('/file', 'application/octet-stream');
  const late = await begin('/json', 'application/json').closed;
  expect(late).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nx-content-type-options: nosniff\r\n/);
  expect(late).toContain('"code":"request.too_slow"');
  file.socket.write('34');
  expect(await file.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*1234$/);
  await app.close();
});

const bytes = async function* (count: number) {
  for (let left = count; left > 0; left--) yield Buffer.alloc(1);
};
const pace = { silenceMs: 20, patienceMs: 20, bytesPerSecond: 1_000_000 };

test('an upload that keeps arriving may take its time', async () => {
  let sum = 0;
  for await (const { length } of inPace(bytes(100), { ...pace, patienceMs: 10_000, silenceMs: 10_000 })) sum += length;
  expect(sum).toBe(100);
});

test('an upload that stalls, and one that drips, is given up', async () => {
  const silent = async function* () {
    yield Buffer.alloc(1);
    await new Promise(() => {});
  };
  const dripping = async function* () {
    for (;;) {
      yield Buffer.alloc(1);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const read = async (body: AsyncIterable<Buffer>, from: typeof pace) => {
    for await (const _ of inPace(body, from));
  };
  await expect(read(silent(), { ...pace, patienceMs: 600_000 })).rejects.toMatchObject({ code: 'file.too_slow' });
  await expect(read(dripping(), { ...pace, silenceMs: 600_000 })).rejects.toMatchObject({ code: 'file.too_slow' });
});
