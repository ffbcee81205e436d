import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { readMail, siteMails } from './mail-server.ts';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
const newEmail = () => `sipho-${randomUUID()}@example.co.za`;

/** Fills in the open form for a business. Returns the email address. */
async function fillBusiness(page: Page, email = newEmail()) {
  await field(page, 'Company name').fill('Karoo Biltong');
  await field(page, 'Industry').selectOption('food-beverage');
  await field(page, 'Number of reps').selectOption('3-5');
  await field(page, 'Contact name').fill('Sipho Ndlovu');
  await field(page, 'Email').fill(email);
  return email;
}

/** Fills in the open form for a rep. Returns the email address. */
async function fillRep(page: Page, email = newEmail()) {
  await field(page, 'Full name').fill('Zanele Khumalo');
  await field(page, 'Email').fill(email);
  await field(page, 'Location').selectOption('limpopo');
  await field(page, 'Sales experience').selectOption('1-3-years');
  await field(page, 'Availability').selectOption('flexible');
  return email;
}

/** Every call to the API from now on, except for the gigs that a page shows. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api(?!\/postings)|functions)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('a business saves its details in its browser only, and finds them on returning', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/businesses');
  const email = await fillBusiness(page);
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await save(page).dblclick();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expectToast(page, 'Details Saved!');
  for (const value of ['Karoo Biltong', 'Sipho Ndlovu', email, 'Food & beverage', '3-5 reps']) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  expect(await stored(page, 'business_lead_data')).toMatchObject({
    companyName: 'Karoo Biltong',
    industry: 'food-beverage',
    numberOfReps: '3-5',
    contactName: 'Sipho Ndlovu',
    email,
    phone: '',
    description: '',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    status: 'awaiting_registration',
  });
  await expectAccessible(page);
  const register = page.getByRole('link', { name: 'Register My Business' });
  await expect(register).toHaveAttribute('href', '/auth?tab=signup');
  await expect(page.getByText('this form isn’t a contract')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('a rep saves an application in the browser only', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/reps');
  const email = await fillRep(page);
  await page.getByText('Beauty', { exact: true }).click();
  await save(page).click();
  await expectToast(page, 'Application Saved!');
  expect(await stored(page, 'rep_lead_data')).toMatchObject({
    fullName: 'Zanele Khumalo',
    email,
    location: 'limpopo',
    experience: '1-3-years',
    industries: ['beauty'],
    availability: 'flexible',
    status: 'awaiting_registration',
  });
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/auth?tab=signin',
  );
  expect(calls).toEqual([]);
});

test('each required field says so, and an invalid address is refused, while other text stays', async ({ page }) => {
  const calls = callsOf(page);
  for (const { path, texts, fill, first, name, key } of [
    {
      path: '/businesses',
      texts: [
        'Company name is required.',
        'Choose an industry.',
        'Choose how many reps you need.',
        'Contact name is required.',
        'Email is required.',
      ],
      fill: fillBusiness,
      first: 'Company name',
      name: 'Contact name',
      key: 'business_lead_data',
    },
    {
      path: '/reps',
      texts: [
        'Full name is required.',
        'Email is required.',
        'Choose a province.',
        'Choose your experience.',
        'Choose your availability.',
      ],
      fill: fillRep,
      first: 'Full name',
      name: 'Full name',
      key: 'rep_lead_data',
    },
  ]) {
    await page.goto(path);
    await save(page).click();
    for (const text of texts) await expect(page.getByText(text)).toBeVisible();
    await expect(field(page, first)).toBeFocused();
    await expectAccessible(page);
    await fill(page, 'sipho');
    await save(page).click();
    await expect(page.getByText('Enter an email address such as name@example.co.za.')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, name)).toHaveValue(/\w/);
    expect(await stored(page, key)).toBeNull();
  }
  expect(calls).toEqual([]);
});

test('a chosen plan is remembered, and leads to its side’s sign-up', async ({ page }) => {
  for (const [path, name, key, id, sideOf] of [
    ['/businesses', 'Choose Basic', 'selected_business_plan', 'starter', 'business'],
    ['/reps', 'Choose Professional', 'selected_rep_plan', 'pro', 'rep'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/auth?portal=${sideOf}&tab=signup`);
    expect(await page.evaluate((stored) => localStorage.getItem(stored), key)).toBe(id);
  }
});

test('with consent the team gets a copy, once, and the link in the email withdraws it', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/businesses');
  const email = await fillBusiness(page);
  await page.getByRole('checkbox', { name: /You may keep these details/ }).check();
  await save(page).dblclick();
  await expect(page.getByText('Our team has a copy')).toBeVisible();
  expect(calls).toEqual(['POST /api/leads']);

  const { link } = await readMail(siteMails, email, 'We’ve received your details');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Delete my details' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my details' }).click();
  await expect(page.getByRole('heading', { name: 'Your details are deleted' })).toBeVisible();
});

test('when the copy cannot be sent, everything is still there, and it can be retried', async ({ page }) => {
  await page.goto('/reps');
  await fillRep(page);
  await page.getByRole('checkbox', { name: /You may keep these details/ }).check();
  await page.route('**/api/leads', (route) => route.abort());
  await save(page).click();
  await expect(page.getByText('Our team has no copy yet')).toBeVisible();
  expect(await stored(page, 'rep_lead_data')).toMatchObject({ fullName: 'Zanele Khumalo' });
  await page.unroute('**/api/leads');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Our team has a copy')).toBeVisible();
});
