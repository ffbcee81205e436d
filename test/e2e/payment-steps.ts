import type { Page } from '@playwright/test';
import type { PayingSide } from '#contract/pricing.ts';
import { expect } from '#test/support/browser.ts';
import { database } from '#test/support/browser-database.ts';
import type { Account } from './people.ts';

/** Moves the end of that side's trial, by days from now. */
export async function endTrial({ userId }: Account, side: PayingSide, inDays = -1): Promise<void> {
  await database.query(
    `update ${side}_profiles set trial_ends_at = now() + make_interval(secs => $2) where user_id = $1`,
    [userId, inDays * 86_400],
  );
}

/** As if the paid month had passed. */
export async function runOut({ userId }: Account): Promise<void> {
  await database.query(
    'update subscriptions set paid_until = paid_until - 60, anchor_on = anchor_on - 60 where user_id = $1',
    [userId],
  );
}

export const gate = (page: Page, title = 'Your free trial has ended') => page.getByRole('dialog', { name: title });

export const review = (page: Page) => page.getByRole('dialog', { name: 'Review your order' });

export const waiting = (page: Page) => page.getByRole('dialog', { name: 'Your payment' });

/** Clicks the pay button, and returns the tab that opens. */
export async function goToProvider(page: Page, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
  await expect(tab.getByText('PayFast, played by a stand-in')).toBeVisible();
  return tab;
}

export async function payThere(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(tab.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
}
