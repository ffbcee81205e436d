import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PgBoss } from 'pg-boss';
import { operatorsApi } from '#contract/operators/operators.ts';
import { createAdmin } from '#server/features/operators/commands/manage-admins.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { accountPassword } from './account-steps.ts';
import { readMail } from './mail-server.ts';
import { withServer } from './own-server.ts';
import { signUpInBrowser } from './people.ts';

const ownServer = withServer();
test.use({ ownContext: true });
test.describe.configure({ timeout: 300_000 });

const opened: BrowserContext[] = [];
test.afterEach(() => Promise.all(opened.map((context) => context.close())));

async function openDesk(browser: Browser): Promise<Page> {
  const context = await openContext(browser, 'denied', { viewport: { width: 1280, height: 800 } });
  opened.push(context);
  return context.newPage();
}

const day = dayFromNow(10);
/** @param hours after that time on the day of the gig; negative: before */
const at = (time: string, hours = 0) => new Date(new Date(`${day}T${time}:00+02:00`).getTime() + hours * 3_600_000);

test('from the acceptance to the line in the bank’s file', async ({ page: rep, browser }) => {
  const business = await openDesk(browser);
  const { server, database } = ownServer();
  const site = { url: server.url, database };
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at: site });
  const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena', at: site });
  const title = 'Launch day promoter';
  const job = await postJob(nomsa, {
    title,
    schedule: { kind: 'days', dates: [day], from: '09:00', to: '17:00', breakMinutes: 0 },
    payPer: 'day',
    dayRateCents: 190_000,
    compensationCents: 190_000,
    hourlyRateCents: null,
  });
  const { id: applicationId } = await apply(thabo, job.id);

  await test.step('accepted, and agreed to', async () => {
    await business.goto(`${server.url}/dashboard/jobs/${job.id}?show=pending&applicant=${applicationId}`);
    await business
      .getByRole('button', { name: /^Accept\b/ })
      .last()
      .click();
    await business.getByRole('button', { name: 'Accept applicant' }).click();
    await rep.goto(`${server.url}/rep-portal?tab=my-work`);
    await expect(rep.getByText('Agree to the terms').first()).toBeVisible();
    await rep.getByRole('link', { name: title }).first().click();
    await expect(rep.getByText(/phone number and email here once the gig is funded/)).toBeVisible();
    await rep.getByLabel('Your full name').fill('Thabo Mokoena');
    await rep.getByRole('checkbox', { name: /I have read and agree/ }).check();
    await expectAccessible(rep);
    await rep.getByRole('button', { name: 'I agree' }).click();
    await expect(rep.getByText('Enter a phone number such as')).toBeVisible();
    await rep.getByLabel('Phone number').fill('+27 (0)82 123-4567');
    await rep.getByRole('button', { name: 'I agree' }).click();
    await expect(rep.getByText('Agreed, not funded yet').first()).toBeVisible();
  });

  await test.step('funded at the checkout', async () => {
    await business.goto(`${server.url}/dashboard?tab=my-team`);
    await expect(business.getByText('Thabo Mokoena').first()).toBeVisible();
    await business
      .getByRole('button', { name: /^Fund 1/ })
      .first()
      .click();
    const dialog = business.getByRole('dialog', { name: 'Sign and pay' });
    await dialog.getByLabel('Your full name').fill('Nomsa Dlamini');
    await dialog.getByLabel('Phone number').fill('031 123 4567');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay R1,900' }).click();
    await expect(business.getByText('PayFast, played by a stand-in')).toBeVisible();
    await business.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(business.getByRole('heading', { name: /funded/ })).toBeVisible();
    await expect(rep.getByText(/R1,900 is funded/).first()).toBeVisible();
    const call = rep.getByRole('link', { name: 'Call Ubuntu Foods' });
    await expect(call).toHaveAttribute('href', 'tel:+27311234567');
    await expect(rep.getByRole('link', { name: 'WhatsApp Ubuntu Foods' })).toHaveAttribute(
      'href',
      'https://wa.me/27311234567',
    );
  });

  await test.step('a session survives a server restart, also with a refresh during the outage', async () => {
    const applications = rep.getByRole('link', { name: /^(My Applications|Applied)$/ }).first();
    // Reached for, its code is there before the server goes.
    const code = rep.waitForResponse('**/assets/my-applications-tab-*.js');
    await applications.hover();
    await code;
    const ended = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await ended;
    await rep.evaluate((key) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, expires_at: 1 }));
    }, sessionKey);
    let attempts = 0;
    rep.on('requestfailed', (request) => {
      if (request.url().includes('grant_type=refresh_token')) attempts++;
    });
    await applications.click();
    // The client retries automatically, after 200 ms, then 400 ms, and so on.
    await expect.poll(() => attempts).toBeGreaterThan(2);
    await server.restart({ CLOCK_OFFSET: String(at('09:00', -20).getTime() - Date.now()) });
    await expect(rep.getByRole('link', { name: 'Completed 1' })).toBeVisible({ timeout: 60_000 });
    await expect(rep).toHaveURL(/\/rep-portal\?tab=my-applications$/);
    await rep.goBack();
  });

  await test.step('the day arrives', async () => {
    await rep.reload();
    await rep.getByRole('button', { name: 'I’m coming' }).click();
    await expect(rep.getByText('You confirmed')).toBeVisible();
    await server.goTo(at('09:00', -0.2));
    await business.goto(`${server.url}/dashboard?tab=my-team`);
    await expect(business.getByRole('link', { name: 'Call Thabo Mokoena' })).toHaveAttribute(
      'href',
      'tel:+27821234567',
    );
    const code = await business
      .getByText(/^\d{3} ?\d{3}$/)
      .first()
      .textContent();
    await rep.reload();
    await rep.getByLabel('Check-in code').fill(code?.replaceAll(/\D/g, '') ?? '');
    await rep.getByRole('button', { name: /^Check in/ }).click();
    await expect(rep.getByText('At work').first()).toBeVisible();
    await server.goTo(at('17:00', 0.5));
    await rep.reload();
    await rep
      .getByLabel(/What you did/)
      .first()
      .fill('Sold forty packs, and ran out of samples at noon.');
    await rep.getByRole('button', { name: 'Submit hours' }).click();
    await expect(rep.getByText('Hours submitted').first()).toBeVisible();
  });

  await test.step('accepted, and the money is the rep’s', async () => {
    await business.goto(`${server.url}/dashboard?tab=my-team&show=hand-ins`);
    await business.getByRole('button', { name: 'Approve hours' }).first().click();
    await business
      .getByRole('dialog')
      .or(business.getByRole('alertdialog'))
      .getByRole('button', { name: 'Approve and pay' })
      .click();
    await expect(rep.getByText('Completed').first()).toBeVisible();
    await rep.goto(`${server.url}/rep-portal?tab=wallet`);
    await expect(rep.getByText('R1,710.00').first()).toBeVisible();
    await rep.getByRole('button', { name: 'Add bank account' }).first().click();
    const dialog = rep.getByRole('dialog', { name: 'Add bank account' });
    await dialog.getByLabel('Bank', { exact: true }).selectOption('Capitec');
    await dialog.getByLabel('Account number').fill('1234 567 890');
    await dialog.getByLabel('Account holder').fill('T Mokoena');
    await dialog.getByLabel('Your password').fill(accountPassword);
    await dialog.getByRole('button', { name: 'Email me the link' }).click();
    const { link } = await readMail(server, thabo.email, 'Confirm your bank account');
    await rep.goto(link);
    await rep.getByRole('button', { name: 'Confirm my bank account' }).click();
    await expect(rep.getByText('Your bank account is confirmed')).toBeVisible();
  });

  await test.step('settled, and requested', async () => {
    await server.goTo(at('17:00', 7 * 24));
    await runNow('payments.settle_stand_in');
    await expect(async () => {
      await rep.goto(`${server.url}/rep-portal?tab=wallet`);
      await expect(rep.getByRole('button', { name: 'Request payout of R1,710.00' })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await rep.getByRole('button', { name: 'Request payout of R1,710.00' }).click();
    await rep.getByRole('dialog').getByRole('button', { name: 'Request payout' }).click();
    await expect(rep.getByText('R1,710.00 is on its way')).toBeVisible();
  });

  await test.step('one administrator makes a batch, another releases it, and the bank gets the file', async () => {
    const [maker, releaser] = await signInAdmins(browser);
    await maker.goto(`${server.url}/admin?tab=payouts`);
    await maker.getByRole('checkbox', { name: /Select .* for Thabo Mokoena/ }).check();
    await expectAccessible(maker);
    await maker.getByRole('button', { name: /^Batch 1 payout, R1,710/ }).click();
    await expect(maker.getByRole('heading', { name: /R1,710\.00/, level: 1 })).toBeVisible();
    await expect(maker.getByRole('button', { name: 'Release batch' })).toBeDisabled();
    await releaser.goto(maker.url());
    await releaser.getByRole('button', { name: 'Release batch' }).click();
    await releaser.getByRole('alertdialog').getByRole('button', { name: 'Release batch' }).click();
    const [download] = await Promise.all([
      releaser.waitForEvent('download'),
      releaser.getByRole('button', { name: 'Download bank file' }).click(),
    ]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/T Mokoena.*1710\.00.*1234567890.*470010/);
    await releaser.getByRole('button', { name: 'Mark batch as paid' }).click();
    await releaser.getByRole('alertdialog').getByRole('button', { name: 'Mark batch as paid' }).click();
    await expect(rep.getByText('R1,710.00 is on its way')).toBeHidden();
  });
});

/** The server does it automatically every minute. */
async function runNow(task: string): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => ownServer().database.pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.send(task, {});
  await boss.stop({ graceful: false, close: false });
}

const password = 'jacaranda over the stoep';

/** Two, each in a separate browser. */
async function signInAdmins(browser: Browser): Promise<[Page, Page]> {
  const { server, database } = ownServer();
  const pages = ['one', 'two'].map(async (name) => {
    const email = `admin-${name}@thengisa.example`;
    const passwordHash = await hashPassword(password);
    const nothing = async () => {};
    await transactionsOn(
      database.pool,
      nothing,
      nothing,
    )((tx) => createAdmin(tx, 'command line', { email, role: 'owner', passwordHash }));
    const page = await openDesk(browser);
    const response = await page.request.post(`${server.url}${operatorsApi.signIn.path}`, {
      headers: { origin: server.url },
      data: { email, password },
    });
    expect(response.ok()).toBe(true);
    return page;
  });
  return (await Promise.all(pages)) as [Page, Page];
}
