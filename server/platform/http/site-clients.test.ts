import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createHttpServer } from './server.ts';
import { addSite } from './site.ts';

const folder = await mkdtemp(join(tmpdir(), 'thengisa-site-'));
await mkdir(join(folder, 'about'));
await writeFile(join(folder, 'about', 'index.html'), '<!doctype html><h1>About</h1>');
await writeFile(join(folder, '__spa-fallback.html'), '<!doctype html><h1>Shell</h1>');
const app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
await addSite(app, { folder, origin: 'https://site.example', portals: ['dashboard'] });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['GET', '*/*'],
  ['HEAD', '*/*'],
  ['GET', 'application/xml, text/*;q=0.5'],
  ['GET', undefined],
  ['HEAD', undefined],
] as const)('an address of a portal is a page for any client: %s with Accept %s', async (method, accept) => {
  const headers = accept === undefined ? {} : { accept };
  const answer = await app.inject({ method, url: '/dashboard?token=x', headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
  expect(answer.body).toBe(method === 'HEAD' ? '' : '<!doctype html><h1>Shell</h1>');
  const spelled = await app.inject({ method, url: '/About', headers });
  expect([spelled.statusCode, spelled.headers.location]).toEqual([301, '/about']);
});

test.each([
  ['/dashboard', 'application/json'],
  ['/dashboard', 'image/*'],
  ['/nothing', '*/*'],
  ['/api/nothing', '*/*'],
])('%s with Accept %s is a problem', async (url, accept) => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept } });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json']);
});
