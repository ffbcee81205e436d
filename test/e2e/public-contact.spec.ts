import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { usualSupport } from '#contract/usual-support.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible, expectToastAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { holdCode } from './held-requests.ts';
import { readMail } from './mail-server.ts';

const server = { dataDir: process.env.BROWSER_TEST_DATA_DIR ?? '' };
const address = '/functions/v1/send-contact-email';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const failed = `Please try again or contact us directly at ${usualSupport.email}`;

/** The open form. */
async function fill(page: Page, subject = `Promoters ${randomUUID()}`) {
  await field(page, 'Name').fill('Lindiwe Mahlangu');
  await field(page, 'Email').fill('lindiwe@example.co.za');
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('Two days in May?\nIn Soweto.');
  return subject;
}

/** Counts requests to the server from now on. */
function countSent(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(address)) count++;
  });
  return () => count;
}

test('a message arrives, is confirmed by email, and the form is empty again', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/contact');
  const subject = await fill(page);
  await page.getByLabel('Who are you?').selectOption({ label: 'Business owner' });
  release();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })))
    .toMatch(/In Soweto/);
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Two days in May?\nIn Soweto.');
  await expect(page.getByLabel('Who are you?').locator(':checked')).toHaveText('Business owner');
  await sendButton(page).click();
  await expectToastAccessible(page, 'Message sent successfully!');
  await expectToast(page, 'Message sent successfully!', 'Check your email for confirmation.');
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
  await expect(page.getByText('We kept what you typed')).toBeHidden();
  await readMail(server, usualSupport.email, `Contact form: ${subject}`);
});

test('each field shows its error, and the first one gets the focus', async ({ page }) => {
  await page.goto('/contact');
  const sent = countSent(page);
  await sendButton(page).click();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByText(`${label} is required.`)).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);

  await field(page, 'Name').fill('Lindiwe');
  await expect(page.getByText('Name is required.')).toBeHidden();
  await field(page, 'Email').fill('lindiwe');
  await sendButton(page).click();
  await expect(page.getByText('Enter an email address such as name@example.co.za.')).toBeVisible();
  expect(sent()).toBe(0);
});

test('Resend asks for missing fields; when sending fails no text is lost, and it is sent once', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Resend' }).click();
  await expectToast(page, 'Please fill out the form first', 'Complete all required fields before resending.');
  const subject = await fill(page);

  await test.step('without a connection', async () => {
    await page.route(`**${address}`, (route) => route.abort());
    await sendButton(page).click();
    await expectToastAccessible(page, 'Failed to send message');
    // Not over the heading. By now it may have gone.
    const top = await page.evaluate(() => document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().top);
    expect(top ?? Number.POSITIVE_INFINITY).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
    await expectToast(page, 'Failed to send message', failed);
    await expect(field(page, 'Message')).toHaveValue('Two days in May?\nIn Soweto.');
    await expect(field(page, 'Subject')).toHaveValue(subject);
    await page.unroute(`**${address}`);
  });

  await test.step('a non-success response is a failure too', async () => {
    await page.route(`**${address}`, (route) => route.fulfill({ status: 429, body: '{}' }));
    await sendButton(page).click();
    await expectToast(page, 'Failed to send message', failed);
    await page.unroute(`**${address}`);
  });

  await test.step('two clicks send one message, and the buttons show that it is being sent', async () => {
    const sent = countSent(page);
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(`**${address}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Resend' }).dblclick();
    const buttons = page.getByRole('button', { name: 'Sending...' });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toBeDisabled();
    go();
    await expectToast(page, 'Message sent successfully!');
    expect(sent()).toBe(1);
    await readMail(server, usualSupport.email, `Contact form: ${subject}`);
  });
});
