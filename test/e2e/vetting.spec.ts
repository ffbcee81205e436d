import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { enterAsAdmin } from './admins.ts';
import { site } from './people.ts';
import { idAsPdf, idAsPicture, openWaitingRep, sendAgain, videoOfSelf } from './vetting-people.ts';

const identity = 'South African ID or Passport';

/** Filtered from the start: with other cases first, a row would move under the pointer when they are done. */
const openQueue = (page: Page, search: string) => page.goto(`/admin?tab=vetting&search=${encodeURIComponent(search)}`);

async function openCase(page: Page, name: string): Promise<void> {
  await openQueue(page, name);
  await page.getByRole('link', { name: `Review ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
}

const badge = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first();

test('a rep waits, an administrator reviews, approves and revokes, and the gate opens and closes in the open tab', async ({
  page,
  openBrowser,
}) => {
  const { id } = await postJob(await signUpBusiness(site));
  const rep = await openBrowser();
  const name = await openWaitingRep(rep, await idAsPicture(), videoOfSelf());
  await rep.goto(`/rep-portal/jobs/${id}`);
  await expect(rep.getByText('Our team is still checking your documents.')).toBeVisible();
  await expect(rep.getByRole('button', { name: 'Apply for this job' })).toBeHidden();

  await enterAsAdmin(page);
  await test.step('the queue has the case, with the machine’s findings', async () => {
    await openQueue(page, name);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('less than a day');
    await expect(row).toContainText('ID number not checked');
    await expectAccessible(page);
  });

  await test.step('the documents are beside the data', async () => {
    await openCase(page, name);
    const picture = page.getByRole('img', { name: identity });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Rotate' }).click();
    await expect(page.getByText('These are hints only.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('You haven’t opened: Profile Video of 30 seconds.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Profile Video of 30 seconds' }).click();
    await expect(page.locator('video')).toBeVisible();
  });

  await test.step('on a narrow screen the focus moves down the page, to the decision last', async () => {
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const headings = page.locator('main section h2');
    await expect(headings.last()).toHaveText('Your decision');
    const tops = await headings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    if (wide) await page.setViewportSize(wide);
  });

  await test.step('a number is checked, first wrong, then right', async () => {
    await page.getByLabel('South African ID number').fill('8001015009088');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('South African ID number not valid')).toBeVisible();
    await page.getByLabel('South African ID number').fill('8001015009087');
    await page.getByLabel('South African ID number').press('Enter');
    await expect(page.getByText(/South African ID number valid, \d+ years old/)).toBeVisible();
    await expect(page.getByLabel('South African ID number')).toHaveValue('');
  });

  await test.step('after the approval here, applying works there', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('You have opened every document.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('button', { name: 'Reverse approval' })).toBeVisible();
    // The pressed button is gone: focus moves to the card that replaced it.
    await expect(page.locator('main section:focus')).toContainText('Reverse approval');
    await expectToast(page, 'Case approved', 'We’ll notify');
    await expect(rep.getByRole('button', { name: 'Apply for this job' })).toBeVisible();
    await expectAccessible(page);
  });

  await rep.goto('/rep-portal?tab=legal');
  await expect(badge(rep, 'Legal Verified')).toBeVisible();
  await test.step('revoked, the gate closes again', async () => {
    await page.getByRole('button', { name: 'Reverse approval' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse approval' }).click();
    await expect(page.getByText('A reason is required.')).toBeVisible();
    await page.getByLabel('Reason').fill('Someone else sent the same documents.');
    await page.getByRole('dialog').getByRole('button', { name: 'Reverse approval' }).click();
    await expectToast(page, 'Case reopened', 'your reason');
    await expect(badge(rep, 'Under Review')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  await test.step('the views are in the audit log', async () => {
    await page.getByRole('link', { name: 'Audit Log' }).last().click();
    for (const act of ['Opened a vetting document', 'Approved a vetting case', 'Reversed a vetting decision']) {
      await expect(page.getByRole('row').filter({ hasText: act }).first()).toBeVisible();
    }
  });
});

test('the rep is notified of a rejection immediately, with its reason', async ({ page, openBrowser }) => {
  const rep = await openBrowser();
  const name = await openWaitingRep(rep, await idAsPdf());
  await enterAsAdmin(page);
  await openCase(page, name);
  await test.step('a PDF is shown in the page, or offered as a download if the browser has no viewer', async () => {
    const download = page.getByRole('link', { name: 'Download' });
    await expect(download).toHaveAttribute('href', /^blob:/);
    if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
      await expect(page.getByTitle(new RegExp(`^${identity}`))).toBeVisible();
    } else {
      await expect(page.getByText('This browser can’t show this type of file.')).toBeVisible();
      // What a browser with a viewer would do, and the page's policy has to allow.
      await page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = URL.createObjectURL(new Blob(['A page'], { type: 'text/html' }));
        document.body.append(frame);
      });
    }
    await expect.poll(() => page.frames().some((one) => one.url().startsWith('blob:'))).toBe(true);
  });
  await page.getByRole('button', { name: 'Reject' }).click();
  await expectAccessible(page);
  const text = await test.step('a template fills in the reason, once, and is edited before it is sent', async () => {
    const templates = page.getByRole('group', { name: 'Start from a template' });
    const reason = page.getByLabel('Reason');
    await templates.getByRole('button', { name: 'Names differ' }).click();
    await expect(reason).toBeFocused();
    const first = await reason.inputValue();
    expect(first).toContain('isn’t the name in your profile');
    await templates.getByRole('button', { name: 'Names differ' }).click();
    await expect(reason).toHaveValue(first);
    await templates.getByRole('button', { name: 'Under 18' }).click();
    await expect(reason).toHaveValue(/^The name on[\s\S]+\n\nYou must be 18 or older/);
    await reason.fill(`${first} The passport ran out in March.`);
    return first;
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'Case rejected', 'your reason');
  await expect(badge(rep, 'Review Required')).toBeVisible();
  await expect(
    rep.getByText('Your application requires additional review. Please contact support for assistance.'),
  ).toBeVisible();
  await expect(rep.getByText(`${text} The passport ran out in March.`)).toBeVisible();

  await page.goto('/admin?tab=vetting&list=rejected&type=business');
  await expect(page.getByText('No cases here')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Search cases by email or name').fill('no such person');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No cases found')).toBeVisible();
});

test('one of two administrators claims the case and the other gets it on release, requests a document again, and sees it with its history', async ({
  page,
  openBrowser,
}) => {
  const rep = await openBrowser();
  const name = await openWaitingRep(rep, await idAsPicture());
  const first = await enterAsAdmin(page);
  await openCase(page, name);
  const other = await openBrowser();
  await enterAsAdmin(other);

  await test.step('one claims the case, the other reads, and gets it on release', async () => {
    await openQueue(other, name);
    await expect(other.getByRole('row').filter({ hasText: name })).toContainText(`With ${first}`);
    await other.getByRole('link', { name: `Review ${name}` }).click();
    await expect(other.getByText(`${first} has this case`, { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await expectAccessible(other);

    const given = page.waitForResponse(
      (response) => response.url().endsWith('/claim') && response.request().method() === 'DELETE',
    );
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    expect((await given).ok()).toBe(true);
    await other.reload();
    await expect(other.getByRole('button', { name: 'Approve' })).toBeEnabled();
  });

  await test.step('a document is requested again, uploaded again, and the open case shows it, with its history', async () => {
    await other.getByRole('button', { name: 'Request again' }).click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cut off' }).click();
    await expect(dialog.getByLabel('What should they send?')).toHaveValue(/^Part of this document is missing/);
    const why = 'A picture on which all four corners can be seen.';
    await dialog.getByLabel('What should they send?').fill(why);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectToast(other, 'Document requested', identity);
    await expect(badge(rep, 'Review Required')).toBeVisible();
    await expectAccessible(other);

    await sendAgain(rep, why, await idAsPdf());
    await expect(other.getByText('Submitted 2 times')).toBeVisible();
    await expect(other.getByText(`Another document requested: ${identity}`)).toBeVisible();
    await other.getByRole('button', { name: `${identity}, earlier` }).click();
    await expect(other.getByRole('img', { name: identity })).toBeVisible();
  });
});
