import { expect, test } from '#test/support/browser.ts';
import { expectToast, shownToasts } from '#test/support/browser-toasts.ts';
import { fillSignIn, signOutByMenu } from './account-steps.ts';
import { signUpInBrowser } from './people.ts';

test('an account without a role is completed half a second after it signed in, and nobody hears of it when that fails', async ({
  page,
}) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  await signOutByMenu(page);
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), roles: [], rep: null } });
  });
  const asked: number[] = [];
  await page.route('**/api/account/completion', async (route) => {
    asked.push(Date.now());
    await route.fulfill({ status: 500, json: {} });
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));

  const answer = page.waitForResponse(/grant_type=password/);
  await fillSignIn(page, email);
  await answer;
  const signedInAt = Date.now();
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL(/\/legal-onboarding$/);
  await expect.poll(() => logged.join('\n')).toContain('The account could not be completed');
  expect(asked).toHaveLength(1);
  // The answer was there a moment before this process knew of it.
  expect((asked[0] ?? 0) - signedInAt).toBeGreaterThan(400);
  expect(await shownToasts(page)).toEqual([]);
});
