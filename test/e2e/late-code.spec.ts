import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { phone } from '#test/support/browser-devices.ts';
import { accountPassword } from './account-steps.ts';
import { holdRequests } from './held-requests.ts';
import { signUpInBrowser } from './people.ts';

const overlays = '**/assets/overlays-*.js';
const comboboxList = '**/assets/list-combobox-*.js';

/** Files of the open page's build are gone, as after a deploy. Returns a function that ends it. */
async function replaceBuild(page: Page, file: string) {
  const gone = [file, '**/assets/manifest-*.js'];
  for (const urls of gone) await page.route(urls, (route) => route.fulfill({ status: 404 }));
  return async () => {
    for (const urls of gone) await page.unroute(urls);
  };
}

interface Pressed {
  readonly trigger: Locator;
  readonly overlay: Locator;
}

/** Presses a trigger by keyboard before the overlay's code is there, and closes the overlay again. */
async function openLate(page: Page, address: string, { trigger, overlay }: Pressed) {
  const release = await holdRequests(page, overlays);
  await page.goto(address);
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  await release();
  await expect(overlay).toBeVisible();
  await expect.poll(() => overlay.evaluate((popup) => popup.contains(document.activeElement))).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.unroute(overlays);
}

test('overlays open by keyboard once their code is there, and give the focus back', async ({ page }) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  const button = (name: string) => page.getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('a menu', async () => {
    const trigger = button('Account menu for Thabo Mokoena');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await openLate(page, '/rep-portal', { trigger, overlay: page.getByRole('menu') });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

  await test.step('the notifications', async () => {
    const trigger = button('Notifications');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await openLate(page, '/rep-portal', { trigger, overlay: dialog('Notifications') });
  });

  await test.step('a sheet', async () => {
    await page.setViewportSize(phone.viewport);
    await openLate(page, '/rep-portal', { trigger: button('More'), overlay: dialog('More') });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a dialog without a trigger of its own', async () => {
    const overlay = dialog('Delete your account?');
    await openLate(page, '/settings?tab=data', { trigger: button('Delete my account'), overlay });
  });

  await test.step('an alert dialog', async () => {
    const data = { email, password: accountPassword };
    await page.request.post('/auth/v1/token?grant_type=password', { data });
    const overlay = page.getByRole('alertdialog', { name: 'Sign out all other devices?' });
    const trigger = button('Sign out all other devices');
    await openLate(page, '/settings?tab=devices', { trigger, overlay });
  });
});

test('code that comes later adds no stylesheet that the page has', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  await page.getByRole('button', { name: 'Account menu for Thabo Mokoena' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(linked.filter((path, at) => linked.indexOf(path) !== at)).toEqual([]);
});

test('a press that the user has left opens nothing', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  const release = await holdRequests(page, overlays);
  await page.reload();
  await page.getByRole('button', { name: 'Account menu for Thabo Mokoena' }).click();
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.focus();
  const loaded = page.waitForResponse(overlays);
  await release();
  await loaded;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('without a network an overlay says so, and opens once back online', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  const trigger = page.getByRole('button', { name: 'Account menu for Thabo Mokoena' });
  // Offline, the file may come from the browser's cache.
  await page.route(overlays, (route) => route.abort());
  await trigger.focus();
  await page.keyboard.press('Enter');
  const failed = page.getByRole('dialog', { name: 'Loading failed' });
  await expect(failed).toContainText('We couldn’t load this part of the page');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(failed).toBeVisible();
  await page.unroute(overlays);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(failed).toBeHidden();
});

test('after a deploy an overlay says so, and a reload brings it back', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  const deployed = await replaceBuild(page, overlays);
  const trigger = page.getByRole('button', { name: 'Account menu for Thabo Mokoena' });
  await trigger.click();
  const failed = page.getByRole('dialog', { name: 'Loading failed' });
  await expect(failed).toContainText('A newer version is available');
  await deployed();
  await failed.getByRole('button', { name: 'Reload page' }).click();
  await expect(failed).toBeHidden();
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('after a deploy a part of the page says so, and a reload shows it', async ({ page }) => {
  await page.goto('/auth');
  // The page's code is loaded at the first interaction.
  await page.keyboard.press('Shift');
  await expect(page.getByText('Local mode')).toBeVisible();
  const deployed = await replaceBuild(page, '**/assets/sign-up-*.js');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version is available' });
  await expect(alert).toBeVisible();
  await deployed();
  await alert.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('code that shows nothing is fetched again after a server failure', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  // What sends check-ins made offline, and what sends queued messages.
  const files = ['**/assets/sending-*.js', '**/assets/background-*.js'];
  for (const file of files) await page.route(file, (route) => route.fulfill({ status: 502 }));
  const failed = files.map((file) => page.waitForResponse(file));
  await page.reload();
  await Promise.all(failed);
  await page.unrouteAll();
  const fetched = files.map((file) => page.waitForResponse(file));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect((await Promise.all(fetched)).map((response) => response.ok())).toEqual([true, true]);
});

test.describe('a combobox', () => {
  const location = (page: Page) => page.getByRole('combobox', { name: /^Location/ });
  const durban = (page: Page) => page.getByRole('listbox').getByRole('option', { name: /^Durban/ });

  async function openForm(page: Page) {
    await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
    const release = await holdRequests(page, comboboxList);
    await page.goto('/rep-portal?tab=profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(location(page)).toBeVisible();
    return release;
  }

  test('repeats a press, typing and Enter on the list once its code is there', async ({ page }) => {
    const release = await openForm(page);
    const showAll = page.getByRole('button', { name: 'Show all' }).first();
    await showAll.click();
    await expect(location(page)).toBeFocused();
    await page.keyboard.type('Durb');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    release();
    await expect(durban(page)).toBeVisible();
    await expect(location(page)).toBeFocused();
    await expect(location(page)).toHaveValue('Durb');
    await durban(page).click();
    await expect(location(page)).toHaveValue('Durban');
  });

  test('opens by a slow press, on the field and on its button', async ({ page }) => {
    const release = await openForm(page);
    release();
    for (const target of [location(page), page.getByRole('button', { name: 'Show all' }).first()]) {
      await page.reload();
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const loaded = page.waitForResponse(comboboxList);
      await target.hover();
      await loaded;
      await page.mouse.down();
      await page.waitForTimeout(150);
      await page.mouse.up();
      await expect(durban(page)).toBeVisible();
      await expect(location(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(durban(page)).toBeHidden();
    }
  });

  test('leaves the focus where it went before the code came', async ({ page }) => {
    const release = await openForm(page);
    await location(page).focus();
    await page.keyboard.type('Durb');
    await page.getByLabel('Age').focus();
    const loaded = page.waitForResponse(comboboxList);
    release();
    await loaded;
    await expect(location(page)).toHaveAttribute('spellcheck', 'false');
    await expect(page.getByLabel('Age')).toBeFocused();
    await expect(durban(page)).toBeHidden();
  });

  test('without its code says so below the field, and opens after another try', async ({ page }) => {
    // The code is retried every five seconds too, perhaps just before the button is pressed.
    await page.addInitScript(() => {
      const { setInterval } = window;
      Object.assign(window, { setInterval: (act: () => void, ms: number) => setInterval(act, ms === 5000 ? 1e9 : ms) });
    });
    await openForm(page);
    await page.unroute(comboboxList);
    await page.route(comboboxList, (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await location(page).click();
    await expect(page.getByText('We couldn’t load this part of the page')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(comboboxList);
    await page.getByRole('button', { name: 'Try again' }).click();
    await location(page).click();
    await expect(durban(page)).toBeVisible();
  });
});

test('after a link from outside, the code of a view is loaded before its tab is shown', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  const release = await holdRequests(page, '**/api/me');
  const code = page.waitForRequest('**/assets/saved-view-*.js');
  await page.goto('/rep-portal?tab=browse-jobs&view=saved');
  await code;
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
});
