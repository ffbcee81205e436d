import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { desk, phone } from '#test/support/browser-devices.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { isPhone, signUpInBrowser } from './people.ts';

const links = [
  ['For Businesses', '/businesses'],
  ['For Reps', '/reps'],
  ['How It Works', '/how-it-works'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Invest', '/investment'],
] as const;

/** The navigation of this kind of device, opened. */
async function openNavigation(page: Page) {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
}

// Each has its own navigation.
for (const [name, device] of Object.entries({ phone, desk })) {
  test.describe(`on a ${name}`, () => {
    test.use({ device });

    test('visitors find sign-in and sign-up, and every navigation link leads to the top of its page', async ({
      page,
    }) => {
      await page.goto('/');
      for (const [label, address] of [
        ['Find Reps', '/auth?portal=business'],
        ['Apply', '/auth?portal=rep'],
        ['Admin', '/admin/login'],
      ] as const) {
        const navigation = await openNavigation(page);
        const ways = navigation.locator('details');
        if (!isPhone(page) && (await ways.getAttribute('open')) === null) await ways.locator('summary').click();
        await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
        if (isPhone(page)) await page.keyboard.press('Escape');
      }
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?tab=signin');
      await expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth?tab=signup');
      const more = page.getByRole('navigation', { name: 'More' });
      await expect(more.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
      for (const [side, address] of [
        ['I need reps', '/businesses'],
        ['I can sell', '/reps'],
      ] as const) {
        await expect(page.getByRole('main').getByRole('link', { name: side })).toHaveAttribute('href', address);
      }
      await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
        'href',
        '/auth?tab=signup',
      );

      for (const [label, path] of links) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.evaluate(() => window.scrollTo(0, 400));
        const navigation = await openNavigation(page);
        await navigation.getByRole('link', { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
    });

    test('a signed-in user opens their own pages, and sees which aren’t theirs', async ({ page }) => {
      const { email } = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }, '/');
      const name = email.split('@')[0] ?? '';
      const openMenu = async () => {
        if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
        else await page.getByRole('button', { name }).click();
      };
      const entry = (label: string) =>
        isPhone(page)
          ? page.getByRole('navigation', { name: 'Menu' }).getByText(label, { exact: true })
          : page.getByRole('menuitem', { name: label, exact: true });

      await expect(page.getByRole('main').getByRole('button', { name: 'Business Dashboard' })).toBeVisible();
      await openMenu();
      for (const label of ['Profile', 'Business Dashboard', 'Rep Portal', 'Sign Out'])
        await expect(entry(label)).toBeVisible();
      await expect(entry('Admin Portal')).toBeHidden();
      await entry('Rep Portal').click();
      // The sign-up page redirects a signed-in user to where the missing role is added.
      await expect(page).toHaveURL('/settings?tab=roles');
      await expectToast(page, 'Access Required', 'You need to register as a sales rep to access the rep portal.');

      await page.goto('/about');
      await openMenu();
      await entry('Sign Out').click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    });
  });
}
