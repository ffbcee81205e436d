import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problem, refusals } from '#contract/refusals.ts';
import { Refusal } from '../refusal.ts';
import { createHttpServer } from './server.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
const app = createHttpServer({ log, trustProxy: false, hsts: false });
let origin: string;

beforeAll(async () => {
  const body = z.object({ title: z.string().min(3), people: z.array(z.object({ name: z.string() })) });
  app.post('/api/echo', { schema: { body } }, async (request) => request.body);
  app.get('/api/refused', async () => {
    throw new Refusal('job.not_active', { retryAfterSeconds: 1.2, fields: [{ field: 'a', message: 'b' }] });
  });
  app.get('/api/broken', async () => {
    throw new Error('the cable is loose');
  });
  app.get('/api/full', async () => {
    throw new Error('Could not keep it', { cause: Object.assign(new Error('write'), { code: 'ENOSPC' }) });
  });
  app.get('/api/full-database', async () => {
    throw Object.assign(new pg.DatabaseError('could not extend file', 0, 'error'), { code: '53100' });
  });
  app.get('/api/full-bucket', async () => {
    throw Object.assign(new Error('Storage backend is full'), { $metadata: { httpStatusCode: 507 } });
  });
  app.get('/api/not-an-error', async () => {
    throw 'a text';
  });
  app.get('/api/bad-answer', { schema: { response: { 200: z.object({ n: z.int() }) } } }, async () => ({ n: 'x' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = problem.parse(await response.json());
  expect(body.status).toBe(response.status);
  return { headers: response.headers, body };
}

const post = (body: RequestInit['body'], headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  ask('/api/echo', { method: 'POST', headers, body });

describe('a refusal', () => {
  test('is answered in the words of the contract', async () => {
    const { headers, body } = await ask('/api/refused');
    const { status, title, detail } = refusals['job.not_active'];
    expect(body).toEqual({
      type: 'about:blank',
      status,
      title,
      detail,
      code: 'job.not_active',
      requestId: body.requestId,
      errors: [{ field: 'a', message: 'b' }],
    });
    expect(headers.get('retry-after')).toBe('2');
  });

  test('is not logged as a failure', async () => {
    lines.length = 0;
    await ask('/api/refused');
    expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  test('names each field that is wrong by its path', async () => {
    const { body } = await post(JSON.stringify({ title: 'ab', people: [{ name: 'A' }, { name: 7 }] }));
    expect(body.code).toBe('request.invalid');
    expect(body.errors?.map(({ field }) => field)).toEqual(['title', 'people.1.name']);
  });
});

test.each(['/api/full', '/api/full-database', '/api/full-bucket'])(
  'a write that fails for want of space is a 507, and in the log: %s',
  async (path) => {
    lines.length = 0;
    const { body, headers } = await ask(path);
    expect(body).toMatchObject({ status: 507, code: 'service.full', title: refusals['service.full'].title });
    expect(headers.get('retry-after')).toBeNull();
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(1);
  },
);

describe('a request that cannot be read', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['JSON that ends early', '{"title":', json, 'request.malformed'],
    ['no body', '', json, 'request.malformed'],
    ['a key that changes prototypes', '{"__proto__":{"admin":true}}', json, 'request.malformed'],
    ['a constructor that changes prototypes', '{"constructor":{"prototype":{}}}', json, 'request.malformed'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 'request.unsupported_type'],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 'request.unsupported_type'],
    ['a type that is none', '{}', { 'content-type': 'nonsense' }, 'request.unsupported_type'],
    ['one byte too many', `"${'x'.repeat(64 * 1024 - 1)}"`, json, 'request.too_large'],
  ] as const)('%s', async (_what, body, headers, code) => {
    expect((await post(body, headers)).body.code).toBe(code);
  });

  test('a chunked body that grows too large', async () => {
    let left = 8;
    const pieces = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(new TextEncoder().encode('x'.repeat(10_000)));
        else controller.close();
      },
    });
    const sending = { method: 'POST', headers: json, body: pieces, duplex: 'half' } as RequestInit;
    expect((await ask('/api/echo', sending)).body.code).toBe('request.too_large');
  });

  test('the largest body that is accepted', async () => {
    const frame = JSON.stringify({ title: '', people: [] }).length;
    const title = 'x'.repeat(64 * 1024 - frame);
    const body = JSON.stringify({ title, people: [] });
    const response = await fetch(`${origin}/api/echo`, { method: 'POST', headers: json, body });
    expect(await response.json()).toEqual({ title, people: [] });
  });
});

describe('a fault of our own', () => {
  test('is a 500 that shows nothing but its id, under which the log has the rest', async () => {
    lines.length = 0;
    const { body } = await ask('/api/broken');
    expect(body).toMatchObject({ status: 500, code: 'service.failed' });
    expect(JSON.stringify(body)).not.toContain('cable');
    expect(body.detail).toContain(body.requestId);
    expect(lines.find(({ msg }) => msg === 'failed')).toMatchObject({
      level: 50,
      requestId: body.requestId,
      err: { type: 'Error', message: 'the cable is loose', stack: expect.stringContaining('problems.test.ts') },
    });
  });

  test.each(['/api/not-an-error', '/api/bad-answer'])('also %s', async (path) => {
    expect((await ask(path)).body).toMatchObject({ status: 500, code: 'service.failed' });
  });

  test('every request has its own number', async () => {
    const headers = { 'x-request-id': 'chosen-by-the-caller', 'request-id': 'chosen-by-the-caller' };
    const numbers = await Promise.all(
      Array.from({ length: 5 }, async () => (await ask('/api/broken', { headers })).body.requestId),
    );
    expect(new Set([...numbers, 'chosen-by-the-caller']).size).toBe(6);
  });
});
