import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { moveDatesBy } from '#test/support/page-clock.ts';
import { signUpRep } from '#test/support/people.ts';
import { accountPassword, fillSignIn, fillSignUp, newEmail, signOutByMenu } from './account-steps.ts';
import { signUpInBrowser, site } from './people.ts';

const keptSession = 'thengisa-auth';

test.describe('the sign-in page', () => {
  test('shows the tab, the title and the fields for its URL', async ({ page }) => {
    const tab = (name: string) => page.getByRole('link', { name, exact: true });
    await page.goto('/auth');
    await expect(tab('Sign In')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
    await expectAccessible(page);

    await page.getByLabel('Email').fill('thandi@example.co.za');
    await tab('Sign Up').click();
    await expect(page).toHaveURL(/tab=signup/);
    await expect(page.getByText('I am a...')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel('Email')).toHaveValue('thandi@example.co.za');
    await page.getByLabel('Full Name').fill('Thandi Nkosi');
    await page.getByLabel('Password', { exact: true }).fill(accountPassword);
    await page.goBack();
    await expect(tab('Sign In')).toHaveAttribute('aria-current', 'page');
    await tab('Sign Up').click();
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Nkosi');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(accountPassword);
    await page.reload();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Nkosi');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('');

    // Its code is loaded when the tab is opened: text typed beside it must survive a failure of that.
    await page.goto('/auth');
    await page.route('**/assets/sign-up-*.js', (route) => route.abort());
    // The page has its code.
    await expect(page.getByText('Local mode')).toBeVisible();
    await page.getByLabel('Email').fill('thandi@example.co.za');
    await tab('Sign Up').click();
    await expect(page.getByText('We couldn’t load this part of the page')).toBeVisible();
    await page.unroute('**/assets/sign-up-*.js');
    await expect(page.getByText('We couldn’t load this part of the page')).toBeHidden({ timeout: 15_000 });
    await expect(page.getByLabel('Email')).toHaveValue('thandi@example.co.za');

    await page.goto('/auth?portal=business&register=true');
    await expect(page.getByRole('heading', { name: 'Business Portal Access' })).toBeVisible();
    await expect(page.getByLabel('Company Name')).toBeVisible();
    await expect(page.getByLabel('Primary Location')).toBeVisible();
    await expect(page.getByText('I am a...')).toBeHidden();

    await page.goto('/auth?portal=rep&register=true&tab=signin');
    await expect(page.getByRole('heading', { name: 'Rep Portal Access' })).toBeVisible();
    await expect(tab('Sign In')).toHaveAttribute('aria-current', 'page');
    await page.goto('/auth?portal=rep&tab=signup');
    await expect(page.getByLabel('Preferred Industry')).toBeVisible();
    await expect(page.getByLabel('Company Name')).toBeHidden();
  });

  test('shows the errors of a sign-up, in the words of the specification', async ({ page }) => {
    await page.goto('/auth?tab=signup');
    await page.getByLabel('Password', { exact: true }).fill(accountPassword);
    await page.getByLabel('Confirm Password').fill('something else');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, "Passwords don't match", 'Please make sure both passwords are the same');
    await page.getByLabel('Confirm Password').fill(accountPassword);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'Full name required', 'Please enter your full name');
    await page.getByLabel('Full Name').fill('Thandi Nkosi');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expectToast(page, 'User type required', "Please select whether you're a sales rep or business owner");
    await expectAccessible(page);
  });

  test('refuses a wrong password and an unknown address in the same way, and a taken address', async ({ page }) => {
    const { email, password } = await signUpRep(site);
    await page.goto('/auth?portal=rep');
    const refused =
      'Invalid email or password. If you just signed up, please check your email for a confirmation link first.';
    await fillSignIn(page, email, 'not my password');
    await expectToast(page, 'Sign in failed', refused);
    const answer = page.waitForResponse(/grant_type=password/);
    await fillSignIn(page, newEmail());
    expect(await (await answer).json()).toMatchObject({ message: 'Invalid login credentials' });
    await expectToast(page, 'Sign in failed', refused);

    await page.goto('/auth?portal=rep&tab=signup');
    await fillSignUp(page, { email });
    await expectToast(
      page,
      'Account already exists',
      'An account with this email already exists. Please try signing in instead.',
    );
    await page.goto('/auth?portal=rep&tab=signup');
    await fillSignUp(page, { email: newEmail(), password: 'password123' });
    await expectToast(page, 'Sign up failed', 'Password is too common and easy to guess.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /too common and easy to guess/,
    );
    await page.goto('/settings?tab=devices');
    await expect(page).toHaveURL(/\/auth\?next=/);
    await fillSignIn(page, email, password);
    await expect(page).toHaveURL(/\/settings\?tab=devices$/);
    await expectToast(page, 'Welcome back!', 'You have successfully signed in.');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/dashboard/jobs/1');
    await fillSignIn(page, email, password);
    await expectToast(page, 'Access Required', 'You need to register as a business to access the business dashboard.');
    await expect(page).toHaveURL(/\/rep-portal$/);
  });

  test('is prefilled with the lead and the plan of an earlier visit, once', async ({ page }) => {
    await page.goto('/auth?portal=rep&tab=signup');
    await page.evaluate(() => {
      const lead = {
        fullName: 'Nomsa Mahlangu',
        email: 'nomsa@example.co.za',
        phone: '',
        location: 'limpopo',
        experience: '1-3-years',
        industries: ['finance', 'retail'],
        availability: 'part-time',
        description: '',
        timestamp: '2026-03-02T08:30:00Z',
        status: 'awaiting_registration',
      };
      localStorage.setItem('rep_lead_data', JSON.stringify(lead));
      localStorage.setItem('selected_rep_plan', 'pro');
    });
    await page.reload();
    await expect(page.getByText('You chose the Professional plan')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('Nomsa Mahlangu');
    await expect(page.getByLabel('Email')).toHaveValue('nomsa@example.co.za');
    await expect(page.getByLabel('Preferred Location')).toHaveValue('Limpopo');
    await expect(page.getByLabel('Preferred Industry')).toHaveValue('Financial Services');
    await expectAccessible(page);
    await fillSignUp(page, { email: newEmail(), fullName: 'Nomsa Mahlangu' });
    await expect(page.getByRole('heading', { name: 'Nomsa Mahlangu' })).toBeVisible();
    await expectToast(page, 'Account created successfully!');
    await signOutByMenu(page);
    await page.goto('/auth?portal=rep&tab=signup');
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });
});

test.describe('a session', () => {
  test('ended in one tab is over in the others, which say why and store what was typed there', async ({
    page,
    context,
  }) => {
    const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
    const other = await context.newPage();
    await other.goto('/rep-portal?tab=profile');
    await other.getByRole('button', { name: 'Edit profile' }).click();
    await other.getByLabel('About you').fill('Half a sentence');
    const visitor = await context.newPage();
    await visitor.goto('/');
    await signOutByMenu(page);
    await expect(page.getByText('You were signed out')).toBeHidden();
    await expect(other).toHaveURL('/auth?portal=rep&next=%2Frep-portal%3Ftab%3Dprofile');
    await expect(other.getByText('You were signed out')).toBeVisible();
    await expectAccessible(other);
    await other.reload();
    await expect(other.getByText('You were signed out')).toBeVisible();
    expect(await other.evaluate((key) => localStorage.getItem(key), keptSession)).toBeNull();
    expect(await other.evaluate(() => localStorage.getItem('adminSession'))).toBeNull();
    // Records shown to the previous user are deleted for the next one.
    await other.evaluate(() => localStorage.setItem('last-seen:someone-else', '[]'));
    await fillSignIn(other, email);
    await expect(other.getByText('We kept what you typed')).toBeVisible();
    await expect(other.getByLabel('About you')).toHaveValue('Half a sentence');
    expect(await other.evaluate(() => localStorage.getItem('last-seen:someone-else'))).toBeNull();
  });

  test('begun in one tab opens the sign-in page of another', async ({ page, context }) => {
    const { email, password } = await signUpRep(site);
    await page.goto('/auth');
    const other = await context.newPage();
    await other.goto('/auth?portal=rep');
    await expect(other.getByLabel('Email')).toBeVisible();
    await fillSignIn(page, email, password);
    await expect(other).toHaveURL(/\/rep-portal$/);
  });

  test('is useless as copied local storage; a token that the server refuses is refreshed once', async ({
    page,
    openBrowser,
  }) => {
    await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
    const kept = await page.evaluate((key) => localStorage.getItem(key), keptSession);
    const thief = await openBrowser();
    await thief.goto('/auth');
    await thief.evaluate(
      ([key, text]) => {
        // The thief's state when the access token has expired.
        const session = { ...JSON.parse(text), expires_at: 1 };
        localStorage.setItem(key, JSON.stringify(session));
        localStorage.setItem(`last-seen:${session.user.id}`, '[]');
      },
      [keptSession, kept ?? ''] as const,
    );
    const answer = thief.waitForResponse((response) => response.url().includes('grant_type=refresh_token'));
    await thief.goto('/rep-portal');
    expect((await answer).status()).toBe(400);
    await expect(thief).toHaveURL(/\/auth\?portal=rep$/);
    expect(await thief.evaluate((key) => localStorage.getItem(key), keptSession)).toBeNull();
    // Nor does it leave the offline records: the session was ended, without a sign-out.
    expect(await thief.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-seen:')))).toEqual(
      [],
    );
    // Its owner notices nothing.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A device whose clock is slow considers an expired token valid. The server's refusal refreshes it, once.
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      const [head, claims] = session.access_token.split('.');
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: `${head}.${claims}.refused` }));
    }, keptSession);
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) refreshes++;
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thandi Nkosi' })).toBeVisible();
    expect(refreshes).toBe(1);
  });

  test('survives a while without connection, also when its token expired in between', async ({ page, context }) => {
    await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
    // The toaster is loaded at the first interaction with the page.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    const applications = page
      .getByRole('link', { name: 'My Applications' })
      .or(page.getByRole('link', { name: 'Applied' }))
      .first();
    // Reached for, its code is there before the connection goes.
    const code = page.waitForResponse('**/assets/my-applications-tab-*.js');
    await applications.hover();
    await code;
    await context.setOffline(true);
    await page.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
    }, keptSession);
    await applications.click();
    await expect(page.getByText('No connection')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No connection')).toBeHidden();
    await expect(page).toHaveURL(/\/rep-portal\?tab=my-applications$/);
  });
});

test.describe('a device whose clock is wrong', () => {
  test.use({ ownContext: true });

  const minute = 60_000;

  /** Counts the refreshes of a page from here on. */
  function countRefreshes(page: Page): () => number {
    let count = 0;
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) count++;
    });
    return () => count;
  }

  /** By interaction, so that the session expires by the device's clock. @param off the clock's error */
  async function signInWithClock(page: Page, context: BrowserContext, off: number): Promise<void> {
    const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
    await signOutByMenu(page);
    await moveDatesBy(context, off);
    await page.goto('/auth?tab=signin&portal=rep');
    await fillSignIn(page, email);
    await expect(page.getByRole('heading', { name: 'Thandi Nkosi' })).toBeVisible();
  }

  const tabs = ['my-applications', 'browse-jobs', 'messages', 'wallet'];

  test('slow by ten minutes, it refreshes a refused token once, and opens the portal', async ({ page, context }) => {
    await signInWithClock(page, context, -10 * minute);
    // By the device's clock it is valid for a while; the server knows better.
    const goodForMs = await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '');
      const [head, claims] = session.access_token.split('.');
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: `${head}.${claims}.refused` }));
      return session.expires_at * 1000 - Date.now();
    }, keptSession);
    expect(goodForMs).toBeGreaterThan(10 * minute);
    const refreshes = countRefreshes(page);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Thandi Nkosi' })).toBeVisible();
    await expect(page).toHaveURL(/\/rep-portal$/);
    for (const tab of tabs) {
      await page.goto(`/rep-portal?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(refreshes()).toBe(1);
  });

  test('fast by ten minutes, it does not refresh with each call', async ({ page, context }) => {
    await signInWithClock(page, context, 10 * minute);
    const refreshes = countRefreshes(page);
    for (const tab of tabs) {
      await page.goto(`/rep-portal?tab=${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(refreshes()).toBe(0);
  });
});

test.describe('the public pages', () => {
  test('know the signed-in user, link into the portals and sign out', async ({ page }) => {
    await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, '/');
    await expect(page.getByRole('button', { name: 'Business Dashboard' }).first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Rep Portal' }).click();
    await expect(page).toHaveURL(/\/rep-portal$/);

    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Business Dashboard' }).click();
    // A user who has an account adds the role to it.
    await expect(page).toHaveURL(/\/settings\?tab=roles$/);
    await expectToast(page, 'Access Required', 'You need to register as a business to access the business dashboard.');

    await page.evaluate(() => {
      const loginTime = new Date().toISOString();
      localStorage.setItem('adminSession', JSON.stringify({ email: 'me@example.co.za', isAdmin: true, loginTime }));
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByText('Admin Portal', { exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => [localStorage.getItem('thengisa-auth'), localStorage.getItem('adminSession')]),
    ).toEqual([null, null]);
    await page.goto('/rep-portal');
    await expect(page).toHaveURL(/\/auth\?portal=rep$/);
  });

  test('load no sign-in code for visitors', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/');
    // The code is loaded at the first interaction.
    const started = page.evaluate(() => new Promise((done) => addEventListener('hydrated', () => done(null))));
    await page.mouse.move(50, 50, { steps: 5 });
    await started;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((address) => /session-store|site-session|api-client/.test(address))).toEqual([]);
  });
});
