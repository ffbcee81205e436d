import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#test/support/browser.ts';
import { signUpInBrowser } from './people.ts';

const links = [
  ['For Businesses', '/businesses'],
  ['For Reps', '/reps'],
  ['How It Works', '/how-it-works'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Invest', '/investment'],
] as const;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** The navigation that this kind of device has, open. */
async function openNavigation(page: Page) {
  if (!isPhone(page)) return page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Menu' });
}

test('every link of the navigation leads to the top of its page, and the menu closes', async ({ page }) => {
  await page.goto('/');
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

test('visitors who are not signed in find their ways in', async ({ page }) => {
  await page.goto('/');
  for (const [label, address] of [
    ['Find Reps', '/auth?portal=business'],
    ['Apply', '/auth?portal=rep'],
    ['Admin', '/admin/login'],
  ] as const) {
    const navigation = await openNavigation(page);
    await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', address);
    if (isPhone(page)) await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toHaveAttribute(
    'href',
    '/auth?tab=signup',
  );
});

test('the open menu of a phone is accessible, closes with Escape and gives the focus back', async ({ page }) => {
  test.info().annotations.push({ type: 'device', description: 'the desktop has no menu to open' });
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
});

test('whoever is signed in opens what is theirs, and is told what is not', async ({ page }) => {
  const email = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await page.goto('/');
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
  await expect(page.getByText('You need to register as a sales rep to access the rep portal.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?portal=rep&register=true|\/dashboard/);

  await page.goto('/about');
  await openMenu();
  await entry('Sign Out').click();
  const navigation = await openNavigation(page);
  await expect(navigation.getByRole('link', { name: 'Find Reps' })).toBeVisible();
});

test('the footer leads to every page, prices included', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const [label, path] of [
    ['Find Sales Reps', '/businesses'],
    ['How It Works', '/how-it-works'],
    ['Apply to Be a Rep', '/reps'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await footer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/how-it-works#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
});
