import type { Page } from '@playwright/test';
import type pg from 'pg';
import { type Call, callerOf } from '#test/support/api.ts';
import { expect } from '#test/support/browser.ts';
import { database } from '#test/support/browser-database.ts';
import { giveLegalState } from '#test/support/legal-state.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { accountPassword, newEmail } from './account-steps.ts';

/** The server under test, for users without a browser. */
export const site = { url: process.env.BROWSER_TEST_URL ?? '', database: { pool: database } };

interface Site {
  readonly url: string;
  readonly database: { readonly pool: pg.Pool };
}

interface NewAccount {
  readonly fullName: string;
  readonly companyName?: string;
  /** Past the legal gate, as most users in tests are. */
  readonly vetted?: boolean;
  /** A server other than the one under test. */
  readonly at?: Site;
}

/** A user signed in on a page and to the API. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly accessToken: string;
  readonly call: Call;
}

/** The first page of a user, which may have to be created first. */
type Beginning = string | ((account: Account) => Promise<string>);

/** Signs up as the form does, which has separate tests, and opens the portal, or another page. */
export async function signUpInBrowser(page: Page, wanted: NewAccount, beginning?: Beginning): Promise<Account> {
  const { fullName, companyName, vetted = true, at = site } = wanted;
  // For servers other than the one under test and its proxies, URLs are absolute.
  const origin = wanted.at?.url ?? '';
  const email = newEmail();
  const metadata = {
    user_type: companyName ? 'business' : 'sales_rep',
    full_name: fullName,
    company_name: companyName,
  };
  // The session is stored for the origin of the page.
  if (page.url() === 'about:blank' || wanted.at) await page.goto(`${origin}/favicon.svg`);
  const response = await page.request.post(`${origin}/auth/v1/signup`, {
    headers: { origin: new URL(page.url()).origin },
    data: { email, password: accountPassword, data: metadata },
  });
  const session = await response.text();
  expect(response.status(), session).toBe(200);
  const { access_token: accessToken, user } = JSON.parse(session);
  if (vetted) await giveLegalState(at.database.pool, user.id, companyName ? 'business' : 'rep');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [sessionKey, session] as const);
  const account = { userId: user.id, email, accessToken, call: callerOf(at.url, accessToken) };
  const portal = companyName ? '/dashboard' : '/rep-portal';
  await page.goto(origin + (typeof beginning === 'function' ? await beginning(account) : (beginning ?? portal)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return account;
}

/** On a phone all filters but the text are in a sheet. */
export async function openFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

/** Back to the jobs, on a phone. */
export async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: /^Show .*jobs?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
