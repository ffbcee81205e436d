import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { addHealth } from './health.ts';
import { stopServing } from './listen.ts';
import { createHttpServer } from './server.ts';

const within = { timeout: 20_000 };

async function start() {
  const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
  addHealth(app, { answers: true });
  app.get('/api/thing', async () => ({ ok: true }));
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, _content, done) => done(null));
    scope.post('/api/upload', { config: { rawBody: true } }, async ({ raw }) => ({
      got: await text(Readable.from(raw)),
    }));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, port, origin: `http://127.0.0.1:${port}` };
}

/** Keeps its connection, as a balancer does. */
function openKept(port: number) {
  const socket = connect(port, '127.0.0.1');
  const kept = { socket, received: '', gone: once(socket, 'close') };
  socket.on('data', (chunk) => {
    kept.received += chunk;
  });
  return kept;
}

test('when draining it is not ready, answers everything else, and closes its connections', async () => {
  const { app, port, origin } = await start();
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  app.drain.begin();
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'on its way out' });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const kept = openKept(port);
  kept.socket.write('GET /api/thing HTTP/1.1\r\nHost: test\r\n\r\n');
  await kept.gone;
  expect(kept.received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(kept.received).toMatch(/\r\nconnection: close\r\n/i);
});

test('when the port is closed, the upload under way completes, and so do requests queued behind it', async () => {
  const { app, port, origin } = await start();
  const kept = openKept(port);
  kept.socket.write('POST /api/upload HTTP/1.1\r\nHost: test\r\nContent-Type: application/octet-stream\r\n');
  kept.socket.write('Content-Length: 8\r\nExpect: 100-continue\r\n\r\nhalf');
  await vi.waitFor(() => expect(kept.received).toContain('100 Continue'), within);
  const stopping = stopServing(app, 0);
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), within);
  app.drain.cutAllButUploads();
  kept.socket.write('full');
  await kept.gone;
  expect(kept.received).toContain('{"got":"halffull"}');
  await stopping;
});

test('a request sent before its client could know is answered, not refused', async () => {
  const { app, port, origin } = await start();
  const kept = openKept(port);
  kept.socket.write('POST /api/upload HTTP/1.1\r\nHost: test\r\nContent-Type: application/octet-stream\r\n');
  kept.socket.write('Content-Length: 4\r\nExpect: 100-continue\r\n\r\n');
  await vi.waitFor(() => expect(kept.received).toContain('100 Continue'), within);
  const late = openKept(port);
  // Half a request: the server has the connection, and nothing to answer yet.
  late.socket.write('GET /api/thing HTTP/1.1\r\n');
  await once(late.socket, 'connect');
  await fetch(`${origin}/healthz`);
  const stopping = stopServing(app, 0);
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), within);
  late.socket.write('Host: test\r\n\r\n');
  await late.gone;
  expect(late.received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  kept.socket.write('done');
  await stopping;
});
