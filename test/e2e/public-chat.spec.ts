import type { Page } from '@playwright/test';
import { usualSupport } from '#contract/usual-support.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { signUpInBrowser } from './people.ts';

const openButton = (page: Page) => page.getByRole('button', { name: 'Help chat', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help chat' });
const log = (page: Page) => panel(page).getByRole('log');

async function open(page: Page) {
  await openButton(page).click();
  await expect(log(page)).toContainText('What would you like to know?');
}

async function ask(page: Page, question: string) {
  await page.getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

test('its code is loaded when it is opened, not before; the conversation stays until the page is reloaded', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/about');
  await expect(openButton(page)).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(loaded.filter((url) => url.includes('chat-panel'))).toEqual([]);
  await open(page);
  expect(loaded.some((url) => url.includes('chat-panel'))).toBe(true);

  await page.getByRole('button', { name: 'Is there a free trial?' }).click();
  await expect(log(page)).toContainText('15 days');
  await page.getByRole('button', { name: 'Close help chat' }).click();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await openButton(page).click();
  await expect(log(page)).toContainText('15 days');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('trial');
});

test.describe('by the clock', () => {
  test.use({ ownContext: true });

  test('answers after exactly a second, and shows the typing indicator until then', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await ask(page, 'What does it COST?');
    await expect(log(page)).toContainText('What does it COST?');
    await page.clock.runFor(999);
    await expect(log(page)).toContainText('Help chat is typing');
    await expect(log(page)).not.toContainText('R299');
    await page.clock.runFor(1);
    await expect(log(page)).toContainText('R299');
    await expect(log(page)).toContainText('R125 each');
    await expect(log(page)).not.toContainText('Help chat is typing');
  });
});

test('an unknown question is passed on, a blank one is ignored, and the chat is accessible', async ({ page }) => {
  await page.goto('/privacy');
  await open(page);
  await ask(page, '   ');
  await ask(page, `What is the weather in ${'Durban'.repeat(20)}?`);
  await expect(log(page).getByRole('link', { name: 'Book a demo call' })).toBeVisible();
  const asked = log(page).getByRole('listitem').filter({ hasText: 'You:' });
  await expect(asked).toHaveCount(1);
  // A long word is fully visible.
  expect(
    await asked.locator('> *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left < 0)),
  ).not.toContain(true);
  await expect(log(page).getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/contact#faq');
  await expect(
    panel(page)
      .getByRole('link', { name: /WhatsApp/ })
      .first(),
  ).toHaveAttribute('href', `https://wa.me/${usualSupport.whatsapp}`);
  await ask(page, 'How can I reach live support?');
  await expect(log(page).getByRole('link', { name: 'Open WhatsApp' })).toBeVisible();
  await expectAccessible(page);
});

test('reports when its code fails to load, opens once it can, works by keyboard alone, and Escape returns the focus', async ({
  page,
}) => {
  const code = '**/chat-panel-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/about');
  await openButton(page).click();
  await expectToast(page, 'No connection', 'We couldn’t load the help chat.');
  await page.unroute(code);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toBeVisible();
  await expect(openButton(page)).toBeHidden();
  await page.getByLabel('Your question').focus();
  await page.keyboard.type('How do I start?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByRole('link', { name: 'Register as a rep' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

/** The controls and figures that the button covers, at each stop on the way down the page. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, 6000); top += 300) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    const look = () =>
      page.evaluate(() => {
        const own = document.querySelector('button[aria-label="Help chat"]');
        if (!own?.checkVisibility({ visibilityProperty: true })) return [];
        const a = own.getBoundingClientRect();
        const controls = 'a[href], button, input, select, textarea, summary';
        return [...document.querySelectorAll(`${controls}, .figures, time, h1, h2`)].flatMap((one) => {
          const letters = document.createRange();
          letters.selectNodeContents(one);
          const b = one.matches(controls) ? one.getBoundingClientRect() : letters.getBoundingClientRect();
          const over = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          // Hidden elements don't count as covered.
          const isThere = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden="true"]');
          return over && one !== own && isThere ? [one.outerHTML.slice(0, 90)] : [];
        });
      });
    // It moves away a moment later.
    await expect
      .poll(look)
      .toEqual([])
      .catch(async () => {
        found.push(...(await look()));
      });
  }
  return found;
}

test('covers no control and no figure, neither of a public page nor of a portal', async ({ page }) => {
  await page.goto('/reps');
  expect(await covered(page)).toEqual([]);
  // The page's code is loaded at the first interaction.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).not.toHaveAttribute('data-still');
  expect(await covered(page)).toEqual([]);
  await signUpInBrowser(page, { fullName: 'Naledi Tau' });
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  expect(await covered(page)).toEqual([]);
});
