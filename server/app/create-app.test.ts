import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { portals } from '#contract/site/site-map.ts';
import { projectRoot } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { expectRefusal } from '#test/support/api.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { jobDraft } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { productionEnv } from '#test/support/production.ts';
import { createApp } from './create-app.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);

const askPage = (path: string, origin = app.url) =>
  fetch(origin + path, { headers: { accept: 'text/html' }, redirect: 'manual' });

describe('in production', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startTestApp({
      database: app.database,
      work: false,
      env: productionEnv,
    });
  });
  afterAll(() => production.close());

  test.each(['/', '/api/locations', '/api/me', '/auth/v1/user', '/api/docs', '/%'])(
    'browsers come back to %s by HTTPS only',
    async (path) => {
      expect((await askPage(path, production.url)).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8};/);
      expect((await askPage(path)).headers.get('strict-transport-security')).toBeNull();
    },
  );

  test("other people's mails are not readable", async () => {
    expect((await askPage('/dev/mail', production.url)).status).toBe(404);
    expect((await askPage('/dev/mail')).status).toBe(200);
  });
});

describe("PayFast's part", () => {
  const pages = ['/dev/payfast', '/eng/recurring/update/abc'];
  const answers = (url: string) => Promise.all(pages.map(async (path) => (await askPage(path, url)).status));

  test('is played in local mode, while no PayFast is configured', async () => {
    expect(await answers(app.url)).toEqual([200, 200]);
    const elsewhere = await startTestApp({
      database: app.database,
      work: false,
      env: { PAYFAST_URL: 'https://sandbox.payfast.co.za' },
    });
    expect(await answers(elsewhere.url)).toEqual([404, 404]);
    await elsewhere.close();
  });

  test('is not played in production', async () => {
    const production = await startTestApp({
      database: app.database,
      work: false,
      env: productionEnv,
    });
    expect(await answers(production.url)).toEqual([404, 404]);
    const forged = await fetch(`${production.url}/eng/process`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(forged.status).not.toBe(400);
    await production.close();
  });

  test('makes its tables on its first request', async () => {
    const fresh = await startTestApp({ work: false });
    const tables = async () =>
      (await fresh.database.pool.query("select count(*)::int from pg_tables where schemaname = 'payfast_stand_in'"))
        .rows;
    expect(await tables()).toEqual([{ count: 0 }]);
    await askPage('/dev/payfast', fresh.url);
    expect(await tables()).toEqual([{ count: 5 }]);
    await fresh.close();
  });
});

describe('the built site', () => {
  const folder = join(projectRoot, 'build', 'client');
  let pages: string[];
  beforeAll(async () => {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    pages = names.filter((name) => name.endsWith('.html')).map((name) => `/${name}`);
    if (pages.length === 0) throw new Error('The site is not built. npm start, npm run dev and npm test build it.');
  });

  test('runs the inline scripts of every page by their hashes, and no other', async () => {
    for (const path of pages) {
      const page = await askPage(path);
      const sources = /script-src ([^;]+);/.exec(page.headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
      const inline = [...(await page.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
        .filter(([, attributes]) => !/\bsrc\s*=/i.test(attributes ?? ''))
        .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      expect({ path, sources: sources?.sort() }).toEqual({ path, sources: [...new Set([...inline, "'self'"])].sort() });
    }
  });

  test('posts forms to us and to PayFast, and nowhere else', async () => {
    const targetsOf = async (origin: string) =>
      /form-action ([^;]+);/.exec((await askPage('/', origin)).headers.get('content-security-policy') ?? '')?.[1];
    expect(await targetsOf(app.url)).toBe("'self' http://thengisa.test");
    const other = await startTestApp({
      database: app.database,
      work: false,
      env: { PAYFAST_URL: 'https://sandbox.payfast.co.za' },
    });
    expect(await targetsOf(other.url)).toBe(
      "'self' https://sandbox.payfast.co.za https://*.payfast.co.za https://*.payfast.io",
    );
    await other.close();
  });

  test('answers each portal with the shell, and other addresses with 404', async () => {
    for (const portal of portals) expect((await askPage(`/${portal}/anything?tab=x`)).status).toBe(200);
    const missing = await askPage('/no-such-page');
    expect(missing.status).toBe(404);
    expect(missing.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('caches its hashed assets for good, compressed where that helps', async () => {
    const names = await readdir(join(folder, 'assets'));
    const packed = names.filter((name) => name.endsWith('.br')).map((name) => name.slice(0, -'.br'.length));
    expect(packed.some((name) => name.endsWith('.js'))).toBe(true);
    for (const name of packed) {
      const response = await fetch(`${app.url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toContain('immutable');
      await response.arrayBuffer();
    }
  });
});

test('the log holds no address, no query and nothing that people sent, also after a failure', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const logged = await createApp({ ...app.services, log });
  const url = await logged.listen({ host: '127.0.0.1', port: 0 });
  const secret = 'a word that only its sender knows';
  const send = (path: string, body: object, method = 'POST') =>
    fetch(`${url}${path}?q=${encodeURIComponent(secret)}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${business.accessToken}`,
        'user-agent': secret,
        'idempotency-key': 'a-key-that-only-its-sender-knows',
      },
      body: JSON.stringify(body),
    });
  const draft = await jobDraft(business.call, { title: secret, description: secret });
  expect((await send('/api/business/jobs', draft)).status).toBe(201);
  expect((await send('/api/business/jobs', { ...draft, title: 7 })).status).toBe(422);
  expect((await send('/auth/v1/token', { email: business.email, password: secret })).status).toBe(400);
  await app.database.pool.query('alter table jobs rename to jobs_away');
  expect((await send('/api/business/jobs', { ...draft, title: `${secret}!` })).status).toBe(409);
  const failed = await fetch(`${url}/api/business/jobs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${business.accessToken}` },
    body: JSON.stringify(draft),
  });
  await app.database.pool.query('alter table jobs_away rename to jobs');
  expect(failed.status).toBe(500);
  await logged.close();

  const text = lines.join('');
  expect(text).toContain('"msg":"failed"');
  expect(text).toContain('from \\"jobs\\"');
  for (const word of ['only', business.email, business.accessToken, 'q=', 'Weekend']) expect(text).not.toContain(word);
});

test('of five repeats under one key, the key of another caller and a refused attempt, each job is posted once', async () => {
  const key = 'one-key';
  const body = await jobDraft(business.call, { title: 'Posted once' });
  const stranger = await signUpBusiness(app);
  const unknownPlace = { ...body, locationId: '01900000-0000-7000-8000-000000000000' };
  await expectRefusal(
    business.call(ownJobsApi.post, { body: unknownPlace }, { idempotencyKey: key }),
    'location.unknown',
  );
  const repeats = Array.from({ length: 5 }, () => business.call(ownJobsApi.post, { body }, { idempotencyKey: key }));
  const [theirs, ...answers] = await Promise.all([
    stranger.call(ownJobsApi.post, { body }, { idempotencyKey: key }),
    ...repeats,
  ]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(theirs.id).not.toBe(answers[0]?.id);
  const { rows } = await app.database.pool.query("select id from jobs where title = 'Posted once'");
  expect(rows.map(({ id }) => id).sort()).toEqual([theirs.id, answers[0]?.id].sort());
});
