import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessDataCookie } from '#contract/site/less-data.ts';
import { createHttpServer } from './server.ts';
import { addSite } from './site.ts';

const files = {
  'client/about/index.html':
    '<!doctype html><html lang="en-ZA"><link rel="preload" href="/assets/a.woff2" as="font"><h1>About</h1>',
  'client/__spa-fallback.html': '<!doctype html><h1>Shell</h1>',
  'views.json': JSON.stringify([
    { address: '/about', styles: ['/assets/small-3c4d.css'], scripts: ['/assets/about-5e.js'] },
    { address: '/dashboard', styles: ['/assets/small-3c4d.css'], scripts: ['/assets/app-1a2b.js'] },
    { address: '/dashboard?tab=messages', styles: [], scripts: ['/assets/app-1a2b.js', '/assets/messages-6f.js'] },
    { address: '/dashboard/jobs/new', styles: [], scripts: ['/assets/new-7a.js'] },
    { address: '/dashboard/jobs/:jobId', styles: [], scripts: ['/assets/job-8b.js'] },
  ]),
};

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'thengisa-preloads-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  app = createHttpServer({ log: pino({ level: 'silent' }), trustProxy: false, hsts: false });
  await addSite(app, { folder: join(root, 'client'), origin: 'https://site.example', portals: ['dashboard'] });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const ask = async (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a portal’s page', () => {
  const styles = '</assets/small-3c4d.css>; rel=preload; as=style';
  const app = '</assets/app-1a2b.js>; rel=modulepreload';
  const job = '</assets/job-8b.js>; rel=modulepreload';

  test.each([
    ['/dashboard', `${styles}, ${app}`],
    ['/dashboard/?tab=unknown', `${styles}, ${app}`],
    ['/dashboard?conversation=1&tab=messages', `${app}, </assets/messages-6f.js>; rel=modulepreload`],
    ['/dashboard/jobs/new', '</assets/new-7a.js>; rel=modulepreload'],
    ['/dashboard/jobs/0192?tab=notes', job],
    ['/dashboard/unknown', undefined],
  ])('%s announces its files, styles first', async (path, link) => {
    const { headers } = await ask(path);
    expect(headers.link).toBe(link);
  });

  test('a public page announces nothing: its scripts come after the first touch', async () => {
    expect((await ask('/about')).headers.link).toBeUndefined();
  });
});
test('a page comes without fonts where the user chose to use less data, with an etag of its own', async () => {
  const usual = await ask('/about', { cookie: 'other=1' });
  const light = await ask('/about', { cookie: `other=1; ${lessDataCookie}=1` });
  expect(usual.body).toContain('as="font"');
  expect(light.body).not.toContain('as="font"');
  expect(light.body).toContain('<html data-less-data="" lang="en-ZA">');
  expect(light.headers.etag).not.toBe(usual.headers.etag);
  const again = await ask('/about', { cookie: `${lessDataCookie}=1`, 'if-none-match': String(usual.headers.etag) });
  expect(again.statusCode).toBe(200);
});
