import { beforeEach, expect, test } from 'vitest';
import { diagnosticsApi, policyReportsPath } from '#contract/diagnostics/policy-reports.ts';
import { adminPageSize } from '#contract/paging.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { usualSettings } from '#test/support/operator-settings.ts';
import { sweepPolicyReports } from './commands/sweep-policy-reports.ts';

const siteUrl = 'https://thengisa.test';
const app = await openTestApp({ work: false, own: true, env: { SITE_URL: siteUrl } });
const limited = await openTestApp({ work: false, own: true, env: { SITE_URL: siteUrl, RATE_LIMITS: 'on' } });
const admin = await signInAdmin(app, await makeAdmin(app));
const list = (cursor?: string) => admin.call(diagnosticsApi.policyReports, { query: { cursor } });

beforeEach(() => app.database.pool.query('delete from policy_reports'));

const post = (body: unknown, type = 'application/csp-report', url = app.url) =>
  fetch(url + policyReportsPath, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const old = (blocked: string, page = `${siteUrl}/about?from=mail`, directive = 'img-src') => ({
  'csp-report': { 'document-uri': page, 'violated-directive': `${directive} 'self'`, 'blocked-uri': blocked },
});

const modern = (blockedURL: string) => ({
  type: 'csp-violation',
  age: 5,
  url: `${siteUrl}/about`,
  user_agent: 'Someone 1.0',
  body: { documentURL: `${siteUrl}/about#team`, effectiveDirective: 'img-src', blockedURL, disposition: 'enforce' },
});

test('every response says where to report', async () => {
  const { headers } = await fetch(`${app.url}/healthz`);
  expect(headers.get('content-security-policy')).toContain(`report-to policy; report-uri ${policyReportsPath}`);
  expect(headers.get('reporting-endpoints')).toBe(`policy="${policyReportsPath}"`);
});

test('both report formats count as the same, without details that identify a visit', async () => {
  expect((await post(old('https://elsewhere.example/pixel.png?visitor=7'))).status).toBe(204);
  const others = [{ type: 'deprecation', body: { id: 'x' } }, modern('https://elsewhere.example/pixel.png')];
  expect((await post(others, 'application/reports+json')).status).toBe(204);
  const { items, nextCursor } = await list();
  expect(items).toMatchObject([
    { directive: 'img-src', blocked: 'https://elsewhere.example/pixel.png', page: '/about', count: 2 },
  ]);
  expect(nextCursor).toBe(null);
  const id = '01a203af-f493-76bc-8f2e-958ede65f3bf';
  await post(old('inline', `${siteUrl}/rep-portal/jobs/${id}`, 'script-src'));
  expect((await list()).items[0]).toMatchObject({ blocked: 'inline', page: '/rep-portal/jobs/…' });
});

test('reports about other sites and browser extensions are dropped', async () => {
  for (const report of [
    old('https://elsewhere.example/x', 'https://other.example/about'),
    old('chrome-extension://abcdef/inject.js'),
    old('moz-extension'),
    old('https://elsewhere.example/x', `${siteUrl}/about`, '<b>'),
  ]) {
    expect((await post(report)).status).toBe(204);
  }
  expect((await list()).items).toEqual([]);
});

test('an invalid report is refused, and so is one that is too large', async () => {
  for (const body of ['', '{', '{}', '"text"', JSON.stringify({ 'csp-report': { 'document-uri': 5 } })])
    expect((await post(body)).status, body).toBe(400);
  expect((await post(old('x'.repeat(40_000)))).status).toBe(413);
  expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
});

test('a report that arrives many times concurrently is one row, which counts them all', async () => {
  await Promise.all(Array.from({ length: 20 }, () => post(old('eval'))));
  expect((await list()).items).toMatchObject([{ blocked: 'eval', count: 20 }]);
});

test('made-up reports are limited by address, and cannot fill the table', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, index) => post(old(`data-${'x'.repeat(index)}`), undefined, limited.url)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBe(5);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);

  const together = Array.from({ length: 20 }, (_, index) => modern(`https://invented.example/${index}`));
  expect((await post(together, 'application/reports+json', limited.url)).status).toBe(429);

  await app.database.pool.query(
    `insert into policy_reports (id, directive, blocked, page, last_seen_at)
     select gen_random_uuid(), 'img-src', 'https://invented.example/' || n, '/', now() - make_interval(secs => n)
     from generate_series(1, 1000) n`,
  );
  await post(old('https://invented.example/900', siteUrl));
  await post(old('https://one-more.example/', siteUrl));
  const { items } = await list();
  expect(items.slice(0, 2)).toMatchObject([
    { blocked: 'https://one-more.example/', count: 1 },
    { blocked: 'https://invented.example/900', count: 2 },
  ]);
  const { rows } = await app.database.pool.query(
    `select count(*)::int as count, count(*) filter (where blocked = 'https://invented.example/1000')::int as oldest
     from policy_reports`,
  );
  expect(rows).toEqual([{ count: 1000, oldest: 0 }]);
});

test('admins can page through the reports, and old ones are deleted', async () => {
  await app.database.pool.query(
    `insert into policy_reports (id, directive, blocked, page, last_seen_at)
     select gen_random_uuid(), 'img-src', n::text, '/', now() - make_interval(days => n) from generate_series(0, $1) n`,
    [adminPageSize],
  );
  const first = await list();
  expect(first.items.map(({ blocked }) => Number(blocked))).toEqual([...Array(adminPageSize).keys()]);
  const second = await list(first.nextCursor ?? '');
  expect(second.items.map(({ blocked }) => blocked)).toEqual([String(adminPageSize)]);
  await app.services.transaction(sweepPolicyReports);
  expect((await list()).items.length).toBe(usualSettings.policyReportDays);
});
