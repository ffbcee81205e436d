import { expect, test } from '#test/support/browser.ts';
import { expectToast, shownToasts } from '#test/support/browser-toasts.ts';
import { fillSignIn, signOutByMenu } from './account-steps.ts';
import { signUpInBrowser } from './people.ts';

test('an account without a role is completed half a second after it signed in, and a failure is silent', async ({
  page,
}) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  await signOutByMenu(page);
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), roles: [], rep: null } });
  });
  let asked = 0;
  await page.route('**/api/account/completion', async (route) => {
    asked++;
    await route.fulfill({ status: 500, json: {} });
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));

  await fillSignIn(page, email);
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL(/\/legal-onboarding$/);
  await expect.poll(() => logged.join('\n')).toContain('We couldn’t complete the account');
  expect(asked).toBe(1);
  // By the page's own clock: a busy process receives a response late.
  const waited = await page.evaluate(() => {
    const times = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const last = (part: string) => times.findLast(({ name }) => name.includes(part));
    return (last('/api/account/completion')?.startTime ?? 0) - (last('grant_type=password')?.responseEnd ?? Number.NaN);
  });
  expect(waited).toBeGreaterThanOrEqual(500);
  expect(await shownToasts(page)).toEqual([]);
});
