import { expect, test } from '#test/support/browser.ts';
import { holdCode } from './held-requests.ts';

test('the first Tab offers a link past the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('every link, button and field is reached with Tab, and has a visible focus', async ({ page }) => {
  for (const path of ['/', '/contact', '/reps']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Help chat', exact: true })).toBeVisible();
    const wanted = await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
      const reachable = controls.filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0 && !one.closest('[inert]'),
      );
      // Tab reaches one of a radio group.
      return reachable.filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
        .length;
    });
    const reached = new Set<string>();
    for (let press = 0; press < wanted + 12; press++) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const one = document.activeElement;
        if (!(one instanceof HTMLElement) || one === document.body) return null;
        one.dataset.reached ??= String(document.querySelectorAll('[data-reached]').length);
        // A hidden checkbox shows its focus on its label.
        const shown = one.closest('label') ?? one;
        const marks = [one, shown].some((part) => getComputedStyle(part).outlineStyle !== 'none');
        return { id: one.dataset.reached, marks, name: one.outerHTML.slice(0, 120) };
      });
      if (!seen) continue;
      expect(seen.marks, seen.name).toBe(true);
      reached.add(seen.id);
    }
    expect(reached.size, path).toBeGreaterThanOrEqual(wanted);
  }
});

test('questions open and close with Enter, and the hero’s button moves the focus to the form', async ({ page }) => {
  await page.goto('/contact');
  const question = page.locator('summary', { hasText: 'Can I cancel?' });
  const answer = page.getByText('A subscription runs from month to month');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  await page.goto('/businesses');
  await page.getByRole('main').getByRole('link', { name: 'Find Sales Reps' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Company name')).toBeFocused();
});

test('reduced motion is respected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().activeDuration) > 50).length,
  );
  expect(moving).toBe(0);
});

test('an untouched page loads no script, and replays presses made before its code was loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  const release = await holdCode(page);
  await page.goto('/reps');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(page).toHaveURL('/auth?portal=rep&tab=signup');
  expect(await page.evaluate(() => localStorage.getItem('selected_rep_plan'))).toBe('basic');
});
