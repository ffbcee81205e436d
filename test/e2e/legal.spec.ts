import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accountChannel } from '#server/features/accounts/commands.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';
import { signUpInBrowser, site } from './people.ts';

const unvetted = { vetted: false };

async function choose(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
  await page.getByLabel(label, { exact: false }).first().setInputFiles({ name, mimeType, buffer });
  // While it is being sent, only the name is shown.
  await expect(page.getByText(`${name} is uploaded.`)).toBeAttached();
}

/** As a database administrator would. */
const inDatabase = (statement: string, ...values: unknown[]) => database.query(statement, values);

/** A playable one, with this declared duration. */
function filmOf(seconds: number): Buffer {
  const film = readFileSync('server/demo/pictures/lerato.webm');
  film.writeFloatBE(seconds * 1000, film.indexOf(Buffer.from('448984', 'hex')) + 3);
  return film;
}

const ofUser = 'user_id = (select id from users where email = $1)';

const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

test('a rep is stopped at the gate, signs, submits documents, waits, and reads why not', async ({ page }) => {
  test.slow();
  const { id } = await postJob(await signUpBusiness(site));
  const job = `/rep-portal/jobs/${id}`;
  const { email } = await signUpInBrowser(page, { fullName: 'Thabo Mokoena', ...unvetted }, job);

  await test.step('the job lists what is missing, and links to the Legal tab', async () => {
    await expect(page.getByText('Sign the agreement on the Legal tab first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open Legal tab' }).click();
    await expect(badge(page, 'Agreement Required')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the agreement screen is step 2 of 3, and can be read by keyboard', async () => {
    await page.goto('/legal-onboarding');
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Set-up progress' })).toHaveAttribute('value', '66');
    for (const step of ['Registration', 'Legal', 'Access']) {
      await expect(page.getByRole('listitem').filter({ hasText: step }).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
    const text = page.getByRole('region', { name: 'Sales Representative Agreement, full text' });
    await expect(text).toContainText('Section 200A of the Labour Relations Act');
    await text.focus();
    await page.keyboard.press('End');
    await expect.poll(() => text.evaluate((frame) => frame.scrollTop)).toBeGreaterThan(500);
    await expectAccessible(page);
  });

  const submit = page.getByRole('button', { name: 'Sign and submit' });
  const tick = page.getByRole('checkbox', { name: /I have read and agree/ });
  const signature = page.getByLabel('Digital signature');

  await test.step('nothing is sent without tick, signature and documents', async () => {
    const unsigned = 'You must agree to the terms and provide a digital signature.';
    await submit.click();
    await expectToast(page, 'Please complete all required fields', unsigned);
    await expect(page.getByText('Type your full name.')).toBeVisible();
    await expect(tick).toBeFocused();
    await tick.check();
    await signature.fill('   ');
    await submit.click();
    await expectToast(page, 'Please complete all required fields', unsigned);
    await signature.fill('Thabo M');
    await submit.click();
    const fault = page.getByText('Sign with the name on your account: Thabo Mokoena.');
    await expect(fault.first()).toBeVisible();
    await expect(signature).toBeFocused();
    await expect(signature).toHaveValue('Thabo M');
    await signature.fill('mokoena thabo');
    await submit.click();
    await expectToast(page, 'Missing required documents', 'South African ID or Passport');
    await expect(page.getByText('South African ID or Passport is missing.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('real files are accepted, and survive a reload', async () => {
    await choose(page, 'South African ID or Passport', 'id.jpg', await makeJpeg());
    await choose(page, 'CV', 'cv.pdf', await makePdf());
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/files/') && sent.push(request.url()));
    const tooLong = { name: 'long.webm', mimeType: 'video/webm', buffer: filmOf(45) };
    await page.getByLabel('Profile Video of 30 seconds', { exact: false }).first().setInputFiles(tooLong);
    await expect(page.getByText('Please upload a video of at most 30 seconds').first()).toBeVisible();
    expect(sent).toEqual([]);
    await choose(page, 'Profile Video of 30 seconds', 'me.mp4', makeMp4());
    await page.reload();
    for (const name of ['id.jpg', 'cv.pdf', 'me.mp4'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
  });

  await test.step('signed and submitted, the rep enters the portal and waits', async () => {
    await tick.check();
    await signature.fill('Thabo Mokoena');
    await page.getByLabel('Phone number').fill('082 123 4567');
    await signature.press('Enter');
    await expect(page).toHaveURL(/\/rep-portal$/);
    await expectToast(
      page,
      'Legal agreement completed!',
      "Your submission is being reviewed. You'll receive an email confirmation shortly.",
    );
    await page.goto('/rep-portal?tab=legal');
    await expect(badge(page, 'Under Review')).toBeVisible();
    await expect(page.getByText('Sales Representative Agreement, version 3')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Download your signed copy/, disabled: false }).click();
    expect((await download).suggestedFilename()).toBe('sales-representative-agreement-signed.pdf');
    await expectAccessible(page);
  });

  await test.step('a rejection is shown with its reason, and the case is resubmitted', async () => {
    await inDatabase(
      `update user_vetting set status = 'rejected', reason = $2, decided_at = now() where ${ofUser}`,
      email,
      'The picture of your ID is too dark to read.',
    );
    await page.reload();
    await expect(badge(page, 'Review Required')).toBeVisible();
    await expect(
      page.getByText('Your application requires additional review. Please contact support for assistance.'),
    ).toBeVisible();
    await expect(page.getByText('The picture of your ID is too dark to read.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit again' }).click();
    await choose(page, 'South African ID or Passport', 'id-again.jpg', await makeJpeg());
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(badge(page, 'Under Review')).toBeVisible();
    await expectToast(page, 'Legal agreement completed!', 'Your submission is being reviewed.');
  });

  await test.step('approved, the rep may apply', async () => {
    await inDatabase(
      `update user_vetting set status = 'approved', reason = null, decided_at = now() where ${ofUser}`,
      email,
    );
    await page.reload();
    await expect(badge(page, 'Legal Verified')).toBeVisible();
    await page.goto(job);
    await expect(page.getByRole('button', { name: 'Apply for this job' })).toBeVisible();
  });
});

test('a business submits three documents, and cannot post before it is approved', async ({ page }) => {
  const { email } = await signUpInBrowser(
    page,
    { fullName: 'Nomsa Dlamini', companyName: 'Kasi Foods', ...unvetted },
    '/dashboard/jobs/new',
  );
  await expect(page.getByText('Sign the agreement on the Legal tab first.')).toBeVisible();
  await page.getByRole('link', { name: 'Open Legal tab' }).click();
  await page.getByRole('button', { name: 'Sign Agreement' }).click();
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await page.getByLabel('Digital signature').fill('Nomsa Dlamini');
  await page.getByRole('button', { name: 'Sign and submit' }).click();
  await expectToast(page, 'Missing required documents', 'CIPC Document, Utility Bill, Responsible Person ID');
  await expect(page.getByText('Enter a phone number such as')).toBeVisible();
  await page.getByLabel('Phone number').fill('031 123 4567');
  await choose(page, 'CIPC Document', 'cipc.pdf', await makePdf('CIPC'));
  await choose(page, 'Utility Bill', 'bill.pdf', await makePdf('Bill'));
  await choose(page, 'Responsible Person ID', 'person.jpg', await makeJpeg());
  await page.getByRole('button', { name: 'Sign and submit' }).click();
  await expect(badge(page, 'Under Review')).toBeVisible();

  await page.getByRole('link', { name: 'Write a job' }).click();
  await expect(page.getByText('Our team is still checking your documents.')).toBeVisible();
  // A job written before is stored, and can't be posted.
  await page.getByLabel('Job title').fill('Written early');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expectToast(page, 'Draft saved');
  await expect(
    page.getByRole('article', { name: 'Written early' }).getByRole('link', { name: 'Continue writing' }),
  ).toBeVisible();
  // The alert is on every page where the rep looks for one of their jobs.
  await page.getByRole('link', { name: /^All ?0$/ }).click();
  await expect(page.getByText('Nothing posted yet')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('“Written early” is saved as a draft.')).toBeVisible();
  await page.goto('/dashboard/jobs/new');
  await page.getByRole('link', { name: 'Open draft' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Written early');
  await expect(page.getByRole('button', { name: 'Post job' })).toHaveAttribute('aria-disabled', 'true');
  await inDatabase(
    `update user_documents set asked_again_at = now(), asked_again_reason = $2 where document_type = 'utility-bill' and ${ofUser}`,
    email,
    'Please send a bill of the last three months.',
  );
  await page.goto('/dashboard?tab=legal');
  await page.getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText('Please send a bill of the last three months.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expectToast(page, 'Missing required documents', 'Utility Bill');
  await expectAccessible(page);
  await choose(page, 'Utility Bill', 'newer-bill.pdf', await makePdf('A newer bill'));
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Send document' })).toBeHidden();
  await expect(badge(page, 'Under Review')).toBeVisible();
});

test('a user without an account type sees so, with two ways on', async ({ page }) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Lindiwe Khumalo', ...unvetted });
  for (const table of ['user_roles', 'rep_profiles']) await inDatabase(`delete from ${table} where ${ofUser}`, email);
  await inDatabase(`update users set user_metadata = '{}' where email = $1`, email);
  await inDatabase(`select pg_notify($1, id::text) from users where email = $2`, accountChannel, email);
  await page.goto('/legal-onboarding');
  await expect(page.getByRole('heading', { name: 'Account Setup Required' })).toBeVisible();
  await expect(
    page.getByText("We couldn't determine your account type. Please complete your profile setup first."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Complete Profile Setup' }).click();
  await page.getByRole('button', { name: 'Become a sales rep' }).first().waitFor();
  await page.getByLabel('Full name').fill('Lindiwe Khumalo');
  await page.getByRole('button', { name: 'Become a sales rep' }).click();
  await expectToast(page, 'You’re now a sales rep');
  await page.goto('/legal-onboarding');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
});

test('signing requires a session', async ({ page }) => {
  await page.goto('/legal-onboarding');
  await expect(page).toHaveURL('/auth?next=%2Flegal-onboarding');
});
