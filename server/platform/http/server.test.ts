import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpServer, type HttpSettings } from './server.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

async function start(settings: Partial<HttpSettings> = {}) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const app = createHttpServer({ log, trustProxy: false, hsts: false, ...settings });
  app.post('/api/things/:thingId', { schema: { body: z.object({ name: z.string() }) } }, async () => ({ ok: true }));
  app.get('/api/address', async (request) => ({ address: request.ip, protocol: request.protocol }));
  app.get('/api/page', async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'")
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-frame-options', 'ALLOWALL')
      .send('page'),
  );
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.get('/api/broken', async () => {
    throw new Error('broken');
  });
  open.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, lines, port, origin: `http://127.0.0.1:${port}` };
}

test('closing does not wait for a connection that was opened ahead of need', async () => {
  const { app, port } = await start();
  const silent = connect(port, '127.0.0.1');
  const gone = once(silent, 'close');
  // Accepted and known to the server: what follows is answered.
  await fetch(`http://127.0.0.1:${port}/api/address`);
  await app.close();
  await gone;
});

/** For requests that fetch would normalise. */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(`${request}\r\nHost: test\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const undecodable = ['/%', '/api/things/%ff', '/api/things/%E0%A4%A', `/api/things/${'x'.repeat(201)}`];

describe('the log', () => {
  test('has one line for an answer: what was requested and how it ended, and nothing that people sent', async () => {
    const { lines, origin } = await start();
    const secret = 'thabo@example.co.za';
    lines.length = 0;
    for (const body of [{ name: secret }, { nothing: secret }]) {
      await fetch(`${origin}/api/things/7?token=${secret}&q=${secret}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secret}`,
          cookie: `session=${secret}`,
          'user-agent': secret,
        },
        body: JSON.stringify(body),
      });
    }
    const written = lines.map((line) => JSON.parse(line));
    const line = { level: 30, method: 'POST', path: '/api/things/7', ms: expect.any(Number), msg: 'answered' };
    expect(written).toEqual([
      { ...line, status: 200, time: expect.any(Number), reqId: expect.any(String), ...processFields },
      { ...line, status: 422, time: expect.any(Number), reqId: expect.any(String), ...processFields },
    ]);
    expect(lines.join()).not.toContain('thabo');
  });

  test('has no line at info for health checks and metrics that went well', async () => {
    const { lines, origin } = await start();
    const levelsOf = async (path: string) => {
      lines.length = 0;
      await fetch(origin + path);
      return lines.map((line) => JSON.parse(line).level);
    };
    expect(await levelsOf('/readyz?from=haproxy')).toEqual([20]);
    expect(await levelsOf('/readyz-not')).toEqual([30]);
    // A refused one stands out.
    expect(await levelsOf('/metrics')).toEqual([30]);
  });

  test.each(undecodable)('has a line for %s, which no route ever sees', async (path) => {
    const { lines, port } = await start();
    lines.length = 0;
    await sendRaw(port, `POST ${path}?q=private HTTP/1.1`);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ method: 'POST', path, status: 404 }]);
    expect(lines.join()).not.toContain('private');
  });
});

/** pino's default fields, as in the product's log. */
const processFields = { pid: expect.any(Number), hostname: expect.any(String) };

describe('security headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  };
  const byDefault = {
    'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src 'self'; script-src-attr 'none'/),
    'cross-origin-resource-policy': 'same-origin',
  };

  test.each(['/api/address', '/api/broken', '/api/things/7', '/nothing'])('are on the answer of %s', async (path) => {
    const { origin } = await start();
    const { headers } = await fetch(origin + path);
    expect(Object.fromEntries(headers)).toMatchObject({ ...everywhere, ...byDefault });
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each(undecodable)('are on the answer of %s', async (path) => {
    const { port } = await start({ hsts: true });
    const answer = await sendRaw(port, `POST ${path} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('content-type: application/problem+json');
    for (const name of [...Object.keys(everywhere), ...Object.keys(byDefault), 'strict-transport-security'])
      expect(answer).toContain(`\r\n${name}: `);
  });

  test.each([
    ['GET /api/address HTTP/1.1\r\nCookie: '.padEnd(20_000, 'x'), 431, 'request.head_too_large'],
    // What follows is still on its way when the refusal is written.
    [
      `POST /${'x'.repeat(20_000)} HTTP/1.1\r\nContent-Length: 4000000\r\n\r\n${'x'.repeat(4_000_000)}`,
      431,
      'request.head_too_large',
    ],
    ['HELLO\u0000 /api/address', 400, 'request.malformed'],
  ])('are on the refusal of what never becomes a request', async (sent, status, code) => {
    const { port } = await start();
    const answer = await sendRaw(port, sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head, body = ''] = answer.split('\r\n\r\n');
    for (const name of [...Object.keys(everywhere), ...Object.keys(byDefault)]) expect(head).toContain(`\r\n${name}: `);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  test('a route may choose its policy and its readers, and nothing else', async () => {
    const { origin } = await start();
    const { headers } = await fetch(`${origin}/api/page`);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...everywhere,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('behind TLS they keep browsers on HTTPS', async () => {
    const { origin } = await start({ hsts: true });
    for (const path of ['/api/address', '/api/broken', '/nothing']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    }
  });
});

describe('the address of the caller', () => {
  const ask = async (origin: string, forwarded: string) =>
    (await fetch(`${origin}/api/address`, { headers: { 'x-forwarded-for': forwarded } })).json();

  test('is never taken from a header without a proxy', async () => {
    const { origin } = await start({ trustProxy: false });
    expect(await ask(origin, '41.0.0.1')).toMatchObject({ address: '127.0.0.1' });
    const spoofed = await fetch(`${origin}/api/address`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(await spoofed.json()).toMatchObject({ protocol: 'http' });
  });

  test("is the one the last proxies saw, not the caller's claim", async () => {
    const one = await start({ trustProxy: 1 });
    expect(await ask(one.origin, '41.0.0.1')).toMatchObject({ address: '41.0.0.1' });
    expect(await ask(one.origin, '1.1.1.1, 41.0.0.1')).toMatchObject({ address: '41.0.0.1' });
    const two = await start({ trustProxy: 2 });
    expect(await ask(two.origin, '1.1.1.1, 41.0.0.1, 10.0.0.9')).toMatchObject({ address: '41.0.0.1' });
  });
});
