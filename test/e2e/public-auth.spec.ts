import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { holdCode } from './held-requests.ts';

test('text and clicks from before the page has its code are preserved; an unrequested form is never shown', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/auth?portal=rep&tab=signup', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-awaits');
  await expect(page.getByText('Password', { exact: true })).toBeHidden();
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nomsa@example.co.za');
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  const place = async () => {
    await page.evaluate(async () => void (await document.fonts.ready));
    return send.boundingBox();
  };
  const before = await place();
  release();
  await expect(page.getByRole('button', { name: 'Help chat' })).toBeVisible();
  await expect(page.getByText('Local mode', { exact: true })).toBeVisible();
  expect(await place()).toEqual(before);
  await send.click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nomsa@example.co.za');
  await expectAccessible(page);
});

test.describe('by the clock', () => {
  test.use({ ownContext: true });

  test('if the page’s code fails to load, the form appears after all, with a notice', async ({ page }) => {
    const note = page.getByText('This form needs JavaScript.');
    await page.clock.install();
    // On a busy machine a second may pass between any two of these lines.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/auth?portal=rep', { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward('00:07');
    await expect(page.locator('html')).toHaveAttribute('data-awaits');
    await expect(page.getByLabel('Email')).toBeHidden();
    await page.clock.fastForward('00:01');
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(note).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page);
    // It loads late: with the network, and after a reload.
    await page.unroute('**/assets/*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { name: 'Rep Portal Access' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Rep Portal Access' })).toBeVisible();
    await page.clock.fastForward('00:09');
    await expect(note).toBeHidden();
  });
});

test('an open list of places hides nothing of the page from screen readers, and works by keyboard', async ({
  page,
}) => {
  await page.goto('/auth?portal=rep&tab=signup');
  const places = page.getByLabel('Preferred Location');
  await places.fill('Soweto');
  await expect(page.getByRole('option').first()).toBeVisible();
  // By role: elements hidden from screen readers are not found.
  await expect(page.getByRole('button', { name: 'Sign Up', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rep Portal Access' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(places).toHaveValue(/Soweto/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(places).toBeFocused();
});
