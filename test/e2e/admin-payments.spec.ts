import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paymentsApi, webhookPath } from '#contract/payments/payments.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { enterAsAdmin } from './admins.ts';
import { site } from './people.ts';

/** A user who has paid for a month, on the provider's page but without a browser. */
async function paidRep() {
  const name = `Thabo ${randomUUID().slice(0, 8)}`;
  const rep = await signUpRep(site, { full_name: name });
  const { action, fields, paymentId } = await startCheckout(rep);
  const post = async (address: string, sent: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(sent);
    const { headers } = await fetch(new URL(address, action), { method: 'POST', body, redirect: 'manual' });
    return headers.get('location') ?? '';
  };
  await post(await post(action, fields), { choice: 'pay' });
  const status = async () =>
    (await rep.call(paymentsApi.show, { params: { merchantPaymentId: paymentId } })).paymentStatus;
  await expect.poll(status).toBe('COMPLETE');
  return { ...rep, name, paymentId, status };
}

const because = async (page: Page, dialog: string | RegExp, press: string) => {
  const asking = page.getByRole('dialog', { name: dialog });
  await expectAccessible(page);
  await asking.getByRole('button', { name: press }).click();
  await expect(asking).toContainText('A reason is required');
  await asking.getByLabel('Reason').fill('Charged for a month that was not used.');
  await asking.getByRole('button', { name: press }).click();
  await expect(asking).toBeHidden();
};

test('one administrator finds a payment and asks for a refund, another approves it, and the payment is refunded', async ({
  page,
  openBrowser,
}) => {
  const rep = await paidRep();
  const first = await enterAsAdmin(page);
  await page.goto('/admin?tab=users');

  await test.step('the payment is found by its payer', async () => {
    await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
    await expect(page.getByRole('table', { name: 'Payments, newest first' })).toContainText(rep.email);
    await page.getByLabel('Search payments by email, name or number').fill(rep.name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: `Open the payment from ${rep.name}` }).click();
  });

  await test.step('its history lists payments, notifications and bookings', async () => {
    await expect(page.getByRole('heading', { level: 1, name: `R199.00 from ${rep.name}` })).toBeVisible();
    await expect(page.getByText('Payment received', { exact: true })).toBeVisible();
    await page.getByText('Original message').click();
    await expect(page.getByText(`m_payment_id=${rep.paymentId}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a refund is proposed with a reason, and can’t be approved by the same person', async () => {
    await page.getByRole('button', { name: 'Propose refund' }).click();
    await expect(page.getByRole('dialog', { name: 'Refund R199.00?' })).toContainText(
      'A month of a subscription can only be refunded in full. The payment covers the current month, so the refund will also end their subscription.',
    );
    await because(page, 'Refund R199.00?', 'Propose refund');
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve refund' })).toBeDisabled();
    await expectAccessible(page);
  });

  const other = await openBrowser();
  await test.step('another administrator finds it waiting, and approves', async () => {
    await enterAsAdmin(other);
    await other.goto('/admin?tab=payments&list=refunds');
    await expect(other.getByRole('row').filter({ hasText: rep.name })).toContainText(first);
    await expectAccessible(other);
    await other.getByRole('link', { name: `Open the payment from ${rep.name}` }).click();
    await other.getByRole('button', { name: 'Approve refund' }).click();
    const asking = other.getByRole('alertdialog', { name: 'Refund R199.00?' });
    await expect(asking).toContainText('Their subscription will end immediately.');
    await asking.getByRole('button', { name: 'Approve refund' }).click();
    await expectToast(other, 'Refund approved');
  });

  await test.step('the refund is sent, and everyone can see who did what', async () => {
    await expect.poll(rep.status).toBe('REFUNDED');
    await other.getByRole('button', { name: 'Refresh' }).click();
    await expect(other.getByText('Refunded', { exact: true })).toHaveCount(3);
    await expect(other.getByRole('button', { name: 'Propose refund' })).toHaveCount(0);
    await other.goto('/admin?tab=audit');
    await expect(other.getByText('Approved a refund').first()).toBeVisible();
    await page.goto('/admin?tab=payments&list=refunds');
    await expect(page.getByRole('row').filter({ hasText: rep.name })).toHaveCount(0);
  });
});

test('a chargeback is recorded, a notification set aside and a mismatch resolved', async ({ page }) => {
  const rep = await paidRep();
  await enterAsAdmin(page);

  await test.step('the provider’s payout has to equal the sum, and the typed value stays until it does', async () => {
    await page.goto('/admin?tab=payments&list=money');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Record payout' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Reference').fill('PAYFAST 7788');
    await form.getByLabel('Amount on the bank statement').fill('1.23');
    await form.getByRole('button', { name: 'Record payout' }).click();
    await expect(form.getByText('add up to another amount')).toBeVisible();
    await expect(form.getByLabel('Reference')).toHaveValue('PAYFAST 7788');
  });

  await test.step('a chargeback ends the subscription', async () => {
    await page.goto(`/admin?tab=payments&payment=${rep.paymentId}`);
    await page.getByRole('button', { name: 'Record chargeback' }).click();
    await because(page, 'Was R199.00 charged back?', 'Record chargeback');
    await expect(page.getByText('Chargeback loss', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await expect(page.getByRole('row').filter({ hasText: rep.name })).toContainText('Ended');
    await expectAccessible(page);
  });

  await test.step('a signed but refused notification waits for an admin', async () => {
    const body = noticeBody({ merchantPaymentId: rep.paymentId, token: randomUUID(), gross: '5.00' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await fetch(site.url + webhookPath, { method: 'POST', headers, body });
    await page.getByRole('link', { name: 'Provider notifications' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Refused' }).first();
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Dismiss' }).click();
    await because(page, 'Dismiss this notification?', 'Dismiss notification');
    await expectToast(page, 'Notification dismissed');
  });

  await test.step('a mismatch stays until it is resolved', async () => {
    await page.getByRole('link', { name: 'Mismatches' }).click();
    await expect(page.getByText('No reconciliation yet').or(page.getByText('Last reconciled'))).toBeVisible();
    await database.query(
      `insert into payment_differences (id, subscription_id, kind, ours, theirs, mended)
       select gen_random_uuid(), id, 'amount', '19900', '9900', false from subscriptions where user_id = $1`,
      [rep.userId],
    );
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: rep.name });
    await expect(row).toContainText('R99.00');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Resolve' }).click();
    await because(page, 'Mark this mismatch as resolved?', 'Mark as resolved');
    await expect(row).toHaveCount(0);
  });
});

test('part of a payment for gigs is proposed for a refund, up to what is left of it', async ({ page }) => {
  const companyName = `Kudu Foods ${randomUUID().slice(0, 8)}`;
  const business = await signUpBusiness(site, { company_name: companyName });
  const paymentId = randomUUID();
  await database.query(
    `insert into payfast_payments (merchant_payment_id, user_id, item, side, item_name, amount_gross, payment_status,
       pf_payment_id, receipt_number, paid_at)
     values ($1, $2, 'hires', 'business', 'One gig', 190000, 'COMPLETE', $3, nextval('payfast_receipts'), now())`,
    [paymentId, business.userId, randomUUID()],
  );
  await enterAsAdmin(page);
  await page.goto(`/admin?tab=payments&payment=${paymentId}`);
  await page.getByRole('button', { name: 'Propose refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund this payment?' });
  const propose = dialog.getByRole('button', { name: 'Propose refund' });

  await test.step('the remaining amount is prefilled, and a higher one is refused', async () => {
    await expect(dialog).toContainText('You can refund up to R1,900.00 more');
    await expect(dialog.getByLabel('Amount')).toHaveValue('1,900');
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('The stand was closed for half of the day.');
    await dialog.getByLabel('Amount').fill('1900.01');
    await propose.click();
    await expect(dialog.getByText('Enter no more than R1,900.00.')).toBeVisible();
  });

  await test.step('a part waits for a second admin, with nothing more to refund until then', async () => {
    await dialog.getByLabel('Amount').fill('475');
    await propose.click();
    await expectToast(page, 'Refund proposed', 'second admin');
    await expect(page.getByText('R475.00').first()).toBeVisible();
    await expect(page.getByText('Waiting for approval')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve refund' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Propose refund' })).toHaveCount(0);
    await expectAccessible(page);
  });
});
