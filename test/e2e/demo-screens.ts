import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import pg from 'pg';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { adminLivePath, livePath } from '#contract/live-stream.ts';
import { operatorsApi } from '#contract/operators/operators.ts';
import { createAdmin } from '#server/features/operators/commands/manage-admins.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { type Call, callerOf } from '#test/support/api.ts';
import { expect, test } from '#test/support/browser.ts';
import { findDemoServer } from '#test/support/browser-server.ts';
import { adminTabs } from '#web/admin/tabs/tabs.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { businessTabs } from '#web/pages/business/tabs.ts';
import { repTabs } from '#web/pages/rep/tabs.ts';

interface DemoSite {
  /** Without a trailing slash. */
  readonly url: string;
  readonly pool: pg.Pool;
}

type Demo = () => DemoSite;

/** The server with the demo, so that its screens have content. Tests of several files share it, and change nothing. */
export function withDemo(): Demo {
  let site: DemoSite;
  test.beforeAll(async () => {
    // The first to need it waits until the demo is made, on a busy machine for minutes.
    test.setTimeout(300_000);
    const { url, databaseUrl } = await findDemoServer();
    site = { url, pool: new pg.Pool({ connectionString: databaseUrl, max: 2, pipeline: true }) };
  });
  test.afterAll(() => site.pool.end());
  return () => site;
}

const emails = { rep: 'rep@demo.example', business: 'business@demo.example' } as const;

/** Signs a page in as one of the two users named in the README. */
export async function signInToDemo(demo: Demo, page: Page, side: keyof typeof emails): Promise<Call> {
  const { url } = demo();
  await page.goto(`${url}/favicon.svg`);
  const response = await page.request.post(`${url}/auth/v1/token?grant_type=password`, {
    headers: { origin: url },
    data: { email: emails[side], password: 'Thengisa-demo-2026' },
  });
  const session = await response.text();
  expect(response.status(), session).toBe(200);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const);
  return callerOf(url, JSON.parse(session).access_token);
}

/** Signs a page in as a new admin of the demo. */
export async function signInToPanel(demo: Demo, page: Page): Promise<void> {
  const { url, pool } = demo();
  const email = `admin-${randomUUID()}@thengisa.example`;
  const password = 'jacaranda over the stoep';
  const passwordHash = await hashPassword(password);
  const nothing = async () => {};
  const transaction = transactionsOn(pool, nothing, nothing);
  await transaction((tx) => createAdmin(tx, 'command line', { email, role: 'owner', passwordHash }));
  const response = await page.request.post(url + operatorsApi.signIn.path, {
    headers: { origin: url },
    data: { email, password },
  });
  expect(response.ok()).toBe(true);
}

/** Opens a page and waits until all its requests are done. */
export async function openWhole(page: Page, url: string): Promise<void> {
  const waiting = new Set<Request>();
  let changedAt = Date.now();
  const begin = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(api|auth\/v1)\//.test(pathname) || pathname === livePath || pathname === adminLivePath) return;
    waiting.add(request);
  };
  const end = (request: Request) => {
    if (waiting.delete(request)) changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 60_000 });
  const unfinished = async () => [
    ...[...waiting].map((request) => request.url()),
    ...(await page.locator('[data-pending]').allInnerTexts()),
    ...(Date.now() - changedAt > quietMs ? [] : ['a moment ago']),
  ];
  await expect.poll(unfinished, { intervals: [100], message: url, timeout: 60_000 }).toEqual([]);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

export interface Tab {
  readonly id: string;
  readonly label: string;
}

export async function expectOpen(page: Page, { id, label }: Tab): Promise<void> {
  const name = id === 'dashboard' ? /^Welcome, / : label;
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.locator('main [data-pending]')).toHaveCount(0);
}

/** After this long without a request, a page counts as loaded. */
const quietMs = 300;

const settings = [
  'account',
  'security',
  'devices',
  'roles',
  'billing',
  'notifications',
  'appearance',
  'sales',
  'data',
].map((tab) => `/settings?tab=${tab}`);

/** The URLs of the rep's screens, each with content. */
export async function repScreens(call: Call): Promise<readonly string[]> {
  const { items: works } = await call(engagementsApi.ofRep, { query: {} });
  const { items: jobs } = await call(jobSearchApi.browse, { query: {} });
  const work = `/rep-portal/my-work/${works[0]?.id}`;
  return [
    ...repTabs.map(({ id }) => `/rep-portal?tab=${id}`),
    ...['categories', 'tips', 'saved', 'recommended'].map((view) => `/rep-portal?tab=browse-jobs&view=${view}`),
    '/rep-portal?tab=training&show=videos',
    `/rep-portal/jobs/${jobs[0]?.id}`,
    '/rep-portal/matching',
    '/rep-portal/reliability',
    '/rep-portal/my-work',
    work,
    `${work}/terms`,
    ...settings,
  ];
}

/** The URLs of the business's screens. */
export async function businessScreens(call: Call): Promise<readonly string[]> {
  const { items: works } = await call(engagementsApi.ofBusiness, { query: {} });
  const { items: jobs } = await call(ownJobsApi.list, { query: {} });
  const work = `/dashboard/team/${works[0]?.id}`;
  return [
    ...businessTabs.map(({ id }) => `/dashboard?tab=${id}`),
    ...['hand-ins', 'work', 'reps', 'spend', 'sales'].map((show) => `/dashboard?tab=my-team&show=${show}`),
    '/dashboard?tab=training&show=courses',
    '/dashboard/applications',
    '/dashboard/team/codes',
    '/dashboard/reliability',
    work,
    `${work}/terms`,
    '/dashboard/jobs/new',
    `/dashboard/jobs/${jobs[0]?.id}`,
    `/dashboard/jobs/${jobs[0]?.id}/edit`,
    ...settings,
  ];
}

export const adminScreens: readonly string[] = adminTabs.map(({ id }) => `/admin?tab=${id}`);
