import type { Browser, Page } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { withServer } from './own-server.ts';
import { type Account, signUpInBrowser } from './people.ts';

const ownServer = withServer();
test.use({ ownContext: true });
test.describe.configure({ timeout: 180_000 });

const day = dayFromNow(10);
/** @param hours after that time on the day of the gig; negative: before */
const at = (time: string, hours = 0) => new Date(new Date(`${day}T${time}:00+02:00`).getTime() + hours * 3_600_000);

async function openDesk(browser: Browser) {
  const context = await openContext(browser, 'denied', { viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

interface Cast {
  readonly nomsa: Account;
  readonly thabo: Account;
  readonly lindiwe: Account;
  readonly title: string;
  readonly url: string;
}

/** Signs and pays for all that is due, on the page of the team. */
async function pay(business: Page, url: string, amount: string) {
  await business.goto(`${url}/dashboard?tab=my-team`);
  await business
    .getByRole('button', { name: /^Fund 1/ })
    .first()
    .click();
  const dialog = business.getByRole('dialog', { name: 'Sign and pay' });
  await dialog.getByLabel('Your full name').fill('Nomsa Dlamini');
  const phone = dialog.getByLabel('Phone number');
  if (await phone.isVisible()) await phone.fill('031 123 4567');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
  await business.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(business.getByRole('heading', { name: /funded/ })).toBeVisible();
}

/** Thabo agreed to a gig on that day, which is paid for. Lindiwe applied for it. */
async function hireAndPay(business: Page, { nomsa, thabo, lindiwe, title, url }: Cast) {
  const job = await postJob(nomsa, {
    title,
    schedule: { kind: 'days', dates: [day], from: '08:00', to: '17:00', breakMinutes: 60 },
    payPer: 'day',
    dayRateCents: 190_000,
    compensationCents: 190_000,
    hourlyRateCents: null,
  });
  const { id: applicationId } = await apply(thabo, job.id);
  await apply(lindiwe, job.id);
  await nomsa.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const [gig] = (await thabo.call(engagementsApi.ofRep, { query: {} })).items;
  const params = { engagementId: gig?.id ?? '', jobId: job.id };
  await thabo.call(engagementsApi.agree, {
    params,
    body: { termsVersion: 1, fullName: 'Thabo Mokoena', agreed: true, phone: '082 123 4567' },
  });
  await test.step('Thabo’s gig is paid for', () => pay(business, url, 'R1,900'));
  return params;
}

/** A gig of that title, paid for, with each of the three in a browser of their own. */
async function openGig(title: string, rep: Page, browser: Browser) {
  const business = await openDesk(browser);
  const other = await openDesk(browser);
  const { server, database } = ownServer();
  const site = { url: server.url, database };
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at: site });
  const thabo = await signUpInBrowser(other, { fullName: 'Thabo Mokoena', at: site });
  const lindiwe = await signUpInBrowser(rep, { fullName: 'Lindiwe Khumalo', at: site });
  const params = await hireAndPay(business, { nomsa, thabo, lindiwe, title, url: server.url });
  return { business, nomsa, thabo, params };
}

test('at 07:50 a rep drops out of a gig at 08:00, and a rep on standby comes at 08:40 instead', async ({
  page: rep,
  browser,
}) => {
  const title = 'Saturday promoter';
  const { server } = ownServer();
  const { business, thabo, params } = await openGig(title, rep, browser);

  await test.step('Lindiwe stands by until it starts, and the business sees it', async () => {
    await rep.goto(`${server.url}/rep-portal?tab=my-applications`);
    await rep.getByRole('button', { name: `Stand by for ${title}` }).click();
    const dialog = rep.getByRole('dialog', { name: 'Stand by for this gig?' });
    await expect(dialog.getByLabel('Until when?')).toHaveValue(at('08:00').toISOString());
    await expectAccessible(rep);
    await dialog.getByRole('button', { name: 'Stand by' }).click();
    await expect(rep.getByText('You’re on standby until')).toBeVisible();
    await business.goto(`${server.url}/dashboard/jobs/${params.jobId}`);
    await expect(business.getByText('On standby until').first()).toBeVisible();
    await expect(business.getByRole('heading', { name: 'Reps on standby' })).toBeVisible();
  });

  await test.step('at 07:50 Thabo withdraws, and the business offers his place', async () => {
    await server.goTo(at('08:00', -20));
    await thabo.call(engagementsApi.moveAsRep, { params, body: { move: 'confirm', note: null } });
    await server.goTo(at('07:50'));
    await thabo.call(engagementsApi.moveAsRep, { params, body: { move: 'withdraw', note: 'My child is ill.' } });
    await business.goto(`${server.url}/dashboard/team/${params.engagementId}`);
    await expect(business.getByRole('heading', { name: '1 rep on standby' })).toBeVisible();
    await business.getByRole('button', { name: 'Offer the place' }).click();
    const dialog = business.getByRole('dialog', { name: 'Sign for reps on standby' });
    await dialog.getByLabel('Your full name').fill('Nomsa Dlamini');
    await dialog.getByRole('checkbox').check();
    await expectAccessible(business);
    await dialog.getByRole('button', { name: 'Sign and offer the place' }).click();
    await expect(business.getByRole('heading', { name: 'Offered to reps on standby' })).toBeVisible();
    await expect(business.getByText('Has until today 08:00')).toBeVisible();
  });

  await test.step('Lindiwe reads the offer, signs, and says that she’ll be there at 08:40', async () => {
    await rep.goto(`${server.url}/rep-portal?tab=my-work`);
    await rep.getByRole('link', { name: /^See the offer/ }).click();
    await expect(rep.getByText('Answer by today 08:00')).toBeVisible();
    await expect(rep.locator('nav [aria-current="page"]:visible')).toHaveText(/^(My Applications|Applied)$/);
    await expectAccessible(rep);
    await rep.getByLabel('When will you be there?').selectOption(at('08:40').toISOString());
    await rep.getByLabel('Your full name').fill('Lindiwe Khumalo');
    await rep.getByLabel('Phone number').fill('083 123 4567');
    await rep.getByRole('checkbox').check();
    await rep.getByRole('button', { name: 'Accept the place' }).click();
    await expect(rep.getByText('You’re stepping in: be there by')).toBeVisible();
    await expect(rep.getByText(/R1,900 is funded/).first()).toBeVisible();
  });

  await test.step('the business reads who is coming instead, and its money pays for her', async () => {
    await expect(business.getByText('Lindiwe Khumalo is coming instead, 08:40').first()).toBeVisible({
      timeout: 45_000,
    });
    await expectAccessible(business);
    await business.getByRole('link', { name: 'See their gig' }).click();
    await expect(business.getByText('Stepping in from standby')).toBeVisible();
  });
});

test('at 09:05 a rep hasn’t come, and one on standby comes for the rest of the day, paid for anew', async ({
  page: rep,
  browser,
}) => {
  const title = 'Sunday promoter';
  const { server } = ownServer();
  await server.goTo(new Date());
  const { business, nomsa, thabo, params } = await openGig(title, rep, browser);

  await test.step('Lindiwe stands by for the rest of the day too', async () => {
    await rep.goto(`${server.url}/rep-portal?tab=my-applications`);
    await rep.getByRole('button', { name: `Stand by for ${title}` }).click();
    const dialog = rep.getByRole('dialog', { name: 'Stand by for this gig?' });
    await dialog.getByLabel('Until when?').selectOption(at('12:00').toISOString());
    await expect(dialog.getByText('also for the rest of the day')).toBeAttached();
    await dialog.getByRole('button', { name: 'Stand by' }).click();
    await expect(rep.getByText('You’re on standby until')).toBeVisible();
  });

  await test.step('at 09:05 the business reports the no-show, and reads what the rest of the day costs', async () => {
    await server.goTo(at('08:00', -20));
    await thabo.call(engagementsApi.moveAsRep, { params, body: { move: 'confirm', note: null } });
    await server.goTo(at('09:05'));
    await nomsa.call(engagementsApi.moveAsBusiness, { params, body: { move: 'report_no_show', note: null } });
    await business.goto(`${server.url}/dashboard/team/${params.engagementId}`);
    await expect(business.getByText(/You’ll pay R950 to R1,504.17 for the replacement/)).toBeVisible();
    await expect(business.getByText(/We still hold R1,900 that you paid for this gig/)).toBeVisible();
    await expectAccessible(business);
    await business.getByRole('button', { name: 'Offer the rest of the day' }).click();
    await expect(business.getByRole('heading', { name: 'Rest of the day offered to reps on standby' })).toBeVisible();
  });

  await test.step('Lindiwe chooses 10:00, reads the terms for it and signs', async () => {
    await rep.goto(`${server.url}/rep-portal?tab=my-work`);
    await expect(rep.getByText(/or less if you arrive later than 09:40/)).toBeVisible();
    await rep.getByRole('link', { name: /^See the offer/ }).click();
    await rep.getByLabel('When will you be there?').selectOption(at('10:00').toISOString());
    await expect(rep.getByText('R1,282.50', { exact: true })).toBeVisible();
    await expectAccessible(rep);
    await rep.getByLabel('Your full name').fill('Lindiwe Khumalo');
    await rep.getByLabel('Phone number').fill('083 123 4567');
    await rep.getByRole('checkbox').check();
    await rep.getByRole('button', { name: 'Accept the place' }).click();
    await expect(rep.getByText(/This gig waits for Ubuntu Foods to pay/)).toBeVisible();
  });

  await test.step('the business reads who can come, and pays', async () => {
    await expect(business.getByText('Lindiwe Khumalo can come instead, 10:00').first()).toBeVisible({
      timeout: 45_000,
    });
    await pay(business, server.url, 'R1,425');
    await business.goto(`${server.url}/dashboard/team/${params.engagementId}`);
    await expect(business.getByText('Lindiwe Khumalo is coming instead, 10:00').first()).toBeVisible();
  });
});
