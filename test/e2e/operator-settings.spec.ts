import type { Page } from '@playwright/test';
import pg from 'pg';
import { jobForRepAddress, newJobAddress, repTabAddress, settingsAddress } from '#contract/site/portal-addresses.ts';
import { signUpFor } from '#contract/site/sign-in-addresses.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { createAdmin } from '#server/features/operators/commands/manage-admins.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { cloneTestDatabase, startServerLike } from '#test/support/browser-server.ts';
import { postJob } from '#test/support/hiring.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { fillAdminLogin } from './admins.ts';
import { signUpInBrowser } from './people.ts';

const email = 'operator@thengisa.example';
const secondEmail = 'finance@thengisa.example';
const password = 'jacaranda over the stoep';
const nothingElse = async () => {};

// The switch is global: the other tests rely on the prices.
let server: ServerProcess;
let database: pg.Pool;
test.beforeAll(async () => {
  const databaseUrl = await cloneTestDatabase();
  server = await startServerLike({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }, databaseUrl);
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
});
test.afterAll(async () => {
  await database.end();
  await server.stop();
});
test.use({ ownContext: true });

/** A rep's prices: subscription, plans and courses. */
const repPrice = /R(199|150|250|125)(?![\d,])/;

// biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read
const shownOn = (page: Page) => page.locator('body').innerText();

async function switchPrices(page: Page, confirm: string) {
  await page.goto(`${server.url}/admin?tab=settings`);
  await page.getByLabel('Reps pay nothing').click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  await propose(page);
}

/** Gives the reason, and sends it to the second admin. */
async function propose(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Propose these changes?' });
  await dialog.getByLabel('Reason').fill('The board decided.');
  await dialog.getByRole('button', { name: 'Propose changes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Money settings sent for approval' })).toBeVisible();
}

/** As the second admin, who sees it waiting on the Today page. */
async function approve(second: Page) {
  await second.goto(`${server.url}/admin?tab=today`);
  await second
    .getByRole('main')
    .getByRole('link', { name: /Change a money setting/ })
    .click();
  await expect(second.getByText('The board decided.')).toBeVisible();
  await second.getByRole('button', { name: 'Approve' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(second.getByText('Approved', { exact: true }).first()).toBeVisible();
}

test('an administrator switches fees for reps off and on, and no page shows a price for reps in between', async ({
  page,
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();

  await test.step('before, the prices are shown', async () => {
    for (const one of [page, plain]) {
      await one.goto(`${server.url}/reps`);
      expect(await shownOn(one)).toMatch(repPrice);
    }
  });

  await test.step('the settings show errors at their fields, and keep what was saved', async () => {
    await page.goto(`${server.url}/admin/login`);
    await fillAdminLogin(page, email, password);
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await page.goto(`${server.url}/admin?tab=settings`);
    await page.getByLabel('VAT number').fill('123');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('A VAT number has 10 digits and begins with 4.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('VAT number').fill('4123456789');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await propose(page);
    await expect(page.getByText('A proposal is waiting for approval')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('VAT number')).toHaveValue('');
    await page.goto(`${server.url}/admin?tab=approvals`);
    await expect(page.getByText('No other admin can approve this yet.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.url}/admin?tab=team`);
    await expect(page.getByText('No second admin can approve yet')).toBeVisible();
    await expectAccessible(page);
  });

  const second = await (await browser.newContext()).newPage();
  await test.step('a second admin sees the changes, and approves them', async () => {
    await transactionsOn(
      database,
      nothingElse,
      nothingElse,
    )(async (tx) => {
      const passwordHash = await hashPassword(password);
      await createAdmin(tx, 'command line', { email: secondEmail, role: 'finance', passwordHash });
    });
    await second.goto(`${server.url}/admin/login`);
    await fillAdminLogin(second, secondEmail, password);
    await expect(second.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await second.goto(`${server.url}/admin?tab=approvals`);
    await expect(second.getByText('none → 4123456789')).toBeVisible();
    await expectAccessible(second);
    await approve(second);
    await page.goto(`${server.url}/admin?tab=settings`);
    await expect(page.getByLabel('VAT number')).toHaveValue('4123456789');
    await expect(page.getByLabel('Reps pay nothing')).not.toBeChecked();
  });

  await test.step('paying gigs here asks for confirmation, with its consequences; an error in the fee is shown beside it', async () => {
    const here = page.getByLabel('Take payments for gigs');
    const was = await here.isChecked();
    await here.click();
    await page.getByLabel('Platform fee').fill('60');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The fee can be at most 50%.')).toBeVisible();
    await page.getByLabel('Platform fee').fill('7,25');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectAccessible(page);
    const confirm = was ? 'Stop taking payments' : 'Take payments';
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await propose(page);
    await approve(second);
    await page.reload();
    await expect(here).toBeChecked({ checked: !was });
    await expect(page.getByLabel('Platform fee')).toHaveValue('7.25');
  });

  const open = await page.context().newPage();
  await open.goto(`${server.url}/reps`);
  expect(await shownOn(open)).toMatch(repPrice);

  await test.step('turned off, no page shows one, with scripts or without', async () => {
    await switchPrices(page, 'Charge reps nothing');
    await approve(second);
    await expect
      .poll(async () => {
        await plain.goto(`${server.url}/reps`);
        return shownOn(plain);
      })
      .not.toMatch(repPrice);
    expect(await shownOn(plain)).toContain('Reps pay nothing for an account.');
    for (const path of publicPages) {
      await plain.goto(server.url + path);
      expect(await shownOn(plain), path).not.toMatch(repPrice);
    }
    await page.goto(`${server.url}/reps`);
    expect(await shownOn(page)).not.toMatch(repPrice);
    // The page's code is loaded at the first interaction, and renders the others itself.
    await page.keyboard.press('Shift');
    for (const path of publicPages) {
      await expect(async () => {
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', server.url + path, {
          timeout: 1000,
        });
      }).toPass();
      expect(await shownOn(page), path).not.toMatch(repPrice);
    }
  });

  await test.step('nor does one that was open, when the visitor returns to it', async () => {
    expect(await shownOn(open)).toMatch(repPrice);
    await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => shownOn(open)).not.toMatch(repPrice);
    await open.close();
  });

  await test.step('nor does the sign-up, whatever plan was chosen before', async () => {
    await page.goto(`${server.url}/reps`);
    await page.evaluate(() => localStorage.setItem('selected_rep_plan', 'basic'));
    await page.goto(server.url + signUpFor('rep'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shownOn(page)).not.toMatch(repPrice);
  });

  await test.step('nor the help chat', async () => {
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Help chat', exact: true }).click();
    await page.getByRole('button', { name: 'What does it cost?' }).click();
    await expect(page.getByText('Reps pay nothing for an account. A business pays')).toBeVisible();
    expect(await shownOn(page)).not.toMatch(repPrice);
  });

  await test.step('turned on, they are there again', async () => {
    await switchPrices(page, 'Charge reps again');
    await approve(second);
    await expect
      .poll(async () => {
        await plain.goto(`${server.url}/reps`);
        return shownOn(plain);
      })
      .toMatch(repPrice);
  });
  await plain.context().close();
  await second.context().close();
});

/** The default settings. Other 30 days, such as those of a notice, are no trial. */
const usualFigures =
  /(?<![\d.])10 ?%|R100(?![\d,.])|15 (free )?days|15-day|30 free days|free for 30 days|30-day free|1-month free/i;

/** Every page reaches this state, changed or not: settings are refetched every half second. */
async function set(change: string): Promise<void> {
  await database.query(`update operator_settings set version = version + 1, ${change}`);
}

test('unusual fees, payouts and trials are stated wherever the usual ones were, and the usual ones nowhere', async ({
  page,
}) => {
  const site = { url: server.url, database: { pool: database } };
  await set(`gigs_paid_here = true, fee_basis_points = 1370, fee_bearer = 'rep', card_fee_bearer = 'business',
    card_fee_basis_points = 290, card_fee_flat_cents = 150, minimum_payout_cents = 12345, rep_trial_days = 9,
    business_trial_days = 23, reps_pay_nothing = false`);
  const business = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at: site });
  const job = await postJob(business);
  const jobPath = `/jobs/${jobSlug(job)}`;
  const html = async (path: string) => (await page.request.get(server.url + path)).text();
  const goTo = async (path: string) => {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  await test.step('in the HTML of every public page, including what search engines and readers without scripts get', async () => {
    await expect.poll(() => html('/reps')).toContain('Our 13.7% fee comes out of the pay.');
    for (const path of [...publicPages, '/jobs', jobPath]) expect(await html(path), path).not.toMatch(usualFigures);
    const stated = {
      '/reps': ['from R123.45.', 'Free for 9 days'],
      '/businesses': [
        'Our 13.7% fee comes out of the rep’s pay. Paying by card adds 2.9% and R1.50.',
        '23-day free trial',
      ],
      '/how-it-works': ['Our 13.7% fee', 'after 9 free days', 'after 23 free days'],
      '/terms': ['Our 13.7% fee'],
      '/contact': ['Our 13.7% fee'],
      [jobPath]: ['after our 13.7% fee', 'R1,035.60', 'from R123.45.', 'Free for 9 days'],
    };
    for (const [path, parts] of Object.entries(stated)) {
      const text = (await html(path)).replaceAll(/<!--.*?-->/g, '');
      for (const part of parts) expect(text, path).toContain(part);
    }
  });

  await test.step('when the business bears the fee, in its own totals, in the job form and for the rep', async () => {
    await set(`fee_bearer = 'business'`);
    await expect.poll(() => html(jobPath)).toContain('with our fee paid by the business');
    for (const path of publicPages) expect(await html(path), path).not.toMatch(/fee comes out|after our 13.7%/);
    await goTo('/businesses');
    await page.getByLabel('Daily rate').fill('1000');
    await expect(page.getByRole('status').filter({ hasText: 'You pay in total' })).toContainText('R2,274');
    await goTo(newJobAddress(job.id));
    await expect(page.getByText('including our 13.7% fee')).toBeVisible();
    await expect(page.getByText('with our fee paid by the business')).toBeVisible();
    expect(await shownOn(page)).not.toMatch(usualFigures);
    await goTo(settingsAddress('billing'));
    await expect(page.getByRole('link', { name: 'View plans' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('selected_business_plan', 'growth'));
    await page.reload();
    await expect(page.getByText('Your plan: Growth.')).toBeVisible();
    await expectAccessible(page);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await signUpInBrowser(page, { fullName: 'Thabo Mokoena', at: site }, jobForRepAddress(job.id));
    await expect(page.getByText('with our fee paid by the business').first()).toBeVisible();
    await expect(page.getByText('You can withdraw it to your bank account from R123.45.').first()).toBeVisible();
    for (const path of [jobForRepAddress(job.id), repTabAddress('wallet'), repTabAddress('browse-jobs')]) {
      await goTo(path);
      expect(await shownOn(page), path).not.toMatch(usualFigures);
    }
  });

  await test.step('and in the help chat', async () => {
    await page.getByRole('button', { name: 'Help chat', exact: true }).click();
    for (const [question, part] of [
      ['How do I get payed?', 'from R123.45. The business pays our fee on top'],
      ['What does it cost?', 'Our 13.7% fee is added to the pay'],
      ['Is there a free trial?', 'Free for 23 days'],
    ] as const) {
      await page.getByLabel('Your question').fill(question);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(part);
    }
    expect(await shownOn(page)).not.toMatch(usualFigures);
  });

  await test.step('and when gigs are paid directly, no page mentions a fee, a wallet or held money', async () => {
    await set('gigs_paid_here = false');
    await expect.poll(() => html(jobPath)).toContain('The business pays you directly');
    for (const path of [...publicPages, jobPath]) {
      expect((await html(path)).replaceAll(/<html[^>]*>/g, ''), path).not.toMatch(/13\.7%|our fee|money is held/i);
    }
  });
});
