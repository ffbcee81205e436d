import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { endTrial, gate, goToProvider, payThere, review, runOut, waiting } from './payment-steps.ts';
import { signUpInBrowser, site } from './people.ts';

test('a rep’s trial ends, is paid for, cancelled, and ends again', async ({ page, context }) => {
  const rep = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  const portal = page.getByRole('navigation', { name: 'Rep Portal' });
  await expect(portal).toBeVisible();
  const { id: jobId } = await postJob(await signUpBusiness(site));
  await apply(rep, jobId);

  // In the last days a banner says so, with the price.
  await endTrial(rep, 'rep', 2.5);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Your free trial' })).toContainText(
    '3 days left of your free trial.',
  );
  await expect(page.getByRole('complementary', { name: 'Your free trial' })).toContainText('R199 a month');

  // The trial ends while the portal is open: the next request is refused, and the gate appears.
  await endTrial(rep, 'rep');
  await expect
    .poll(() =>
      rep.call(dashboardsApi.rep, {}).then(
        () => 200,
        () => 402,
      ),
    )
    .toBe(402);
  // Unless the page has refetched automatically: then the gate covers the link.
  await portal
    .getByRole('link', { name: 'Browse' })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await expect(gate(page)).toBeVisible();
  await expect(portal).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(gate(page)).toBeVisible();
  await expect(gate(page)).toContainText('You earned R0.00');
  await expect(gate(page).getByRole('link', { name: 'Download your data' })).toHaveAttribute(
    'href',
    '/settings?tab=data',
  );
  await expect(gate(page).getByRole('link', { name: 'Delete your account' })).toBeVisible();
  await expect(gate(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectAccessible(page);
  // No user data is behind it.
  expect((await rep.call(repProfilesApi.show, {})).fullName).toBe('Thandi Nkosi');

  // The gate doesn't trap the user in what they began: they can leave from there, and the rest stays closed.
  await gate(page).getByRole('link', { name: 'Follow or withdraw applications' }).click();
  await expect(page.getByRole('complementary', { name: 'What stays available' })).toContainText(
    'You aren’t subscribed.',
  );
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expectToast(page, 'Application withdrawn');
  await portal.getByRole('link', { name: 'Browse' }).click();
  await expect(gate(page)).toBeVisible();
  await expect(portal).toHaveCount(0);

  const second = await context.newPage();
  await second.goto('/rep-portal');
  await expect(gate(second)).toBeVisible();

  // The order is described first, and consented to.
  await page.bringToFront();
  await gate(page).getByRole('button', { name: 'Subscribe for R199 a month' }).click();
  await expect(review(page)).toContainText('R199.00 a month');
  await expectAccessible(page);
  await review(page).getByRole('button', { name: 'Pay R199.00' }).click();
  await expect(review(page).getByText('Please confirm that you agree.')).toBeVisible();
  await review(page).getByRole('checkbox').check();
  const tab = await goToProvider(page, () => review(page).getByRole('button', { name: 'Pay R199.00' }).click());
  await expect(waiting(page).getByText('Waiting for your bank')).toBeVisible();
  await expectAccessible(page);
  await expect(waiting(page).getByRole('button', { name: 'Reopen payment page' })).toBeVisible();

  await payThere(tab);
  for (const text of [
    'Thengisa sales rep subscription',
    'R199.00',
    'Complete',
    'You will receive a confirmation email shortly.',
  ]) {
    await expect(tab.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(tab);

  // The gate opens automatically, in both tabs.
  for (const open of [page, second]) {
    await open.bringToFront();
    await expect(open.getByRole('navigation', { name: 'Rep Portal' })).toBeVisible();
    await expect(gate(open)).toHaveCount(0);
  }
  await expectToast(page, 'Welcome back');
  await tab.bringToFront();
  await tab.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(tab).toHaveURL(/\/rep-portal$/);
  await tab.close();
  await second.close();

  // Cancelled, everything stays open until the end of the month.
  await page.goto('/settings?tab=billing');
  await expect(page.getByText('Your next charge is R199.00 on')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Receipt TH-/ })).toBeVisible();
  await expectAccessible(page);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt TH-/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Change card' }).click();
  await page.getByRole('button', { name: 'Use a card that works' }).click();
  await expectToast(page, 'Thank you', 'If you entered another card');
  await expect(page).toHaveURL(/\/settings\?tab=billing$/);
  await page.getByRole('button', { name: 'Add expiry month' }).click();
  await page.getByLabel('Month').selectOption('03');
  await page.getByLabel('Year').selectOption('2030');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your card expires in March 2030.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const asking = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(asking).toContainText('You’ll keep access until');
  await asking.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectToast(page, 'Subscription cancelled', 'You’ll keep access until');
  await expect(page.getByText('You won’t be charged again. You’ll keep access until')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep subscription' }).click();
  await expect(page.getByText('Your next charge is R199.00 on')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await asking.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('You won’t be charged again.')).toBeVisible();
  await page.goto('/rep-portal');
  await expect(portal).toBeVisible();
  expect((await rep.call(dashboardsApi.rep, {})).applications).toBe(1);

  await runOut(rep);
  await page.reload();
  await expect(gate(page, 'Your subscription has ended')).toBeVisible();
  await expect(portal).toHaveCount(0);
});

test('a payment that failed, was cancelled or is another user’s says so', async ({ page, openBrowser }) => {
  const rep = await signUpInBrowser(page, { fullName: 'Sipho Dlamini' }, '/settings?tab=billing');
  await page.getByRole('button', { name: 'Subscribe for R199 a month' }).click();
  await review(page).getByRole('checkbox').check();

  // The error is shown, and the form keeps its values.
  await page.route('**/api/payments/checkouts', (route) => route.fulfill({ status: 500, body: '' }));
  await review(page).getByRole('button', { name: 'Pay R199.00' }).click();
  await expect(review(page).getByText('Payment error')).toBeVisible();
  await expect(review(page).getByText('Unable to process payment. Please try again.')).toBeVisible();
  await expect(review(page).getByRole('checkbox')).toBeChecked();
  await page.unroute('**/api/payments/checkouts');

  // A browser that blocks the tab shows a button; two clicks begin one payment.
  await page.evaluate(() => {
    window.open = () => null;
  });
  let started = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/checkouts')) started++;
  });
  await review(page).getByRole('button', { name: 'Pay R199.00' }).dblclick();
  await expect(waiting(page).getByText('The payment page didn’t open')).toBeVisible();
  expect(started).toBe(1);
  const tab = await goToProvider(page, () =>
    waiting(page).getByRole('button', { name: 'Continue to payment' }).click(),
  );
  await tab.getByRole('button', { name: 'Card declined' }).click();
  await expect(tab.getByText('The card was declined.')).toBeVisible();
  await expect(waiting(page).getByText('Payment failed')).toBeVisible();
  await tab.getByRole('button', { name: 'Cancel' }).click();
  await expect(tab.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(tab.getByText('Your payment was cancelled. No charges have been made to your account.')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'Try Again' }).click();
  await expect(tab).not.toHaveURL(/payment-cancelled/);
  await tab.close();

  await waiting(page).getByRole('button', { name: 'Try again' }).click();
  // A different order needs a new consent.
  await review(page).getByRole('checkbox').check();
  await review(page).getByRole('button', { name: 'Pay R199.00' }).click();
  await expect(waiting(page).getByText('Your order is ready')).toBeVisible();

  // While the bank has not answered, its page says what it waits for.
  const { items } = await rep.call(paymentsApi.list, { query: {} });
  const paymentId = items[0]?.merchantPaymentId ?? '';
  await page.goto(`/payment-success?payment_id=${paymentId}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await expectAccessible(page);

  // For other users the URL shows nothing.
  const other = await openBrowser();
  await signUpInBrowser(other, { fullName: 'Lerato Mokoena' }, `/payment-success?payment_id=${paymentId}`);
  await expect(other.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expect(other.getByText('R199')).toHaveCount(0);
});
