import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { column, moveUnseen, openApplicant, seedApplicants } from './applicant-steps.ts';
import { signUpInBrowser, site } from './people.ts';

// Whatever the device's time zone, times are South African.
test.use({ timezoneId: 'America/New_York', ownContext: true });

/** A business on the page of a job for several, to which `prepare` may add. */
async function openJob(page: Page, prepare = async (_jobId: string) => {}) {
  const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
  let jobId = '';
  const business = await signUpInBrowser(page, account, async (owner) => {
    jobId = (await postJob(owner, { title: 'Porridge tasting', positions: 5 })).id;
    await prepare(jobId);
    return `/dashboard/jobs/${jobId}`;
  });
  return { business, jobId };
}

/** A rep with a profile, a CV and a video, all really uploaded. */
async function readyRep(): Promise<Person> {
  const rep = await signUpRep(site);
  await saveRep(rep, { tags: ['sampling', 'zulu'] });
  await uploadFile(site, rep, 'cv');
  await uploadFile(site, rep, 'profile-video', { name: 'me.mp4', content: makeMp4() });
  return rep;
}

/** Clicks a button that shows a file, and returns the server's response. */
async function contentShownBy(page: Page, button: Locator): Promise<string> {
  const sent = page
    .context()
    .waitForEvent('response', (answer) => new URL(answer.url()).pathname.startsWith('/files/'));
  await button.click();
  const answer = await sent;
  expect(answer.status()).toBeLessThan(300);
  return answer.headers()['content-type'] ?? '';
}

test('from the application to the agreed interview, live, with files, a note and a calendar', async ({ page }) => {
  const [{ business, jobId }, rep] = await Promise.all([openJob(page), readyRep()]);
  await expect(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible();
  const { id: applicationId } = await apply(rep, jobId);
  await expect(column(page, 'Pending').getByRole('article', { name: 'Thabo Mokoena' })).toBeVisible();
  await expectAccessible(page);
  let panel = await openApplicant(page, 'Thabo Mokoena');
  await expect(panel.getByRole('list', { name: 'The work' })).toContainText('Sampling and tastings');
  await expect(panel.getByRole('definition').filter({ hasText: /^isiZulu$/ })).toBeVisible();

  await test.step('the CV and the video open', async () => {
    const tab = page.context().waitForEvent('page');
    expect(await contentShownBy(page, panel.getByRole('button', { name: 'Open CV' }))).toBe('application/pdf');
    await (await tab).close();
    expect(await contentShownBy(page, panel.getByRole('button', { name: 'Watch video' }))).toBe('video/mp4');
    // The sample contains no picture.
    await expect(page.getByRole('link', { name: 'download the video' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a note about the rep survives a failure, and is shown on the board', async () => {
    await panel.getByRole('button', { name: 'Write a note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your note about Thabo Mokoena' });
    const note = dialog.getByLabel('Your note');
    await note.fill('Ask about Saturdays.');
    await page.route('**/rep-note', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog.getByText('We couldn’t save your note', { exact: true })).toBeVisible();
    await expect(note).toHaveValue('Ask about Saturdays.');
    await note.fill('Ask about Saturdays and Sundays.');
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByText('Ask about Saturdays and Sundays.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('article', { name: 'Thabo Mokoena' }).getByText('Note')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Thabo Mokoena' })).toBeFocused();
    panel = await openApplicant(page, 'Thabo Mokoena');
    await expect(panel.getByText('Ask about Saturdays and Sundays.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('times are proposed in South African time', async () => {
    await panel.getByRole('button', { name: 'Invite to interview' }).click();
    const form = page.getByRole('dialog', { name: 'Invite to interview: Thabo Mokoena' });
    await form.getByRole('button', { name: 'Send invitation' }).click();
    for (const missing of ['Choose a day.', 'Choose a time.', 'Enter a meeting place or a link.']) {
      await expect(form.getByText(missing)).toBeVisible();
    }
    await form.getByLabel('Day 1').fill(dayFromNow(2));
    await form.getByLabel('Time 1', { exact: true }).fill('10:00');
    await form.getByRole('button', { name: 'Add another time' }).click();
    await form.getByLabel('Day 2').fill(dayFromNow(3));
    await form.getByLabel('Time 2', { exact: true }).fill('15:30');
    await form.getByLabel('Place').fill('12 Long Street');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(panel.getByText('Waiting for an answer')).toBeVisible();
    await expectToast(page, 'Thabo Mokoena invited');
    await expect(panel.getByText(/10:00–\u206010:30 SAST$/)).toBeVisible();
  });

  const invitation = async () => {
    const { interview } = await business.call(applicationsApi.showReceived, { params: { applicationId } });
    if (!interview) throw new Error('No applicant was invited');
    return interview;
  };

  await test.step('the rep declines, is given other times, and takes one', async () => {
    const first = await invitation();
    expect(first.times[0]).toBe(new Date(`${dayFromNow(2)}T10:00:00+02:00`).toISOString());
    const body = { message: 'Could it be after five?' };
    await rep.call(interviewsApi.decline, { params: { interviewId: first.id }, body });
    await expect(panel.getByText('Could it be after five?')).toBeVisible();
    await panel.getByRole('button', { name: 'Propose other times' }).click();
    const form = page.getByRole('dialog', { name: 'Propose other times: Thabo Mokoena' });
    await expect(form.getByLabel('Place')).toHaveValue('12 Long Street');
    await form.getByLabel('Day 1').fill(dayFromNow(4));
    await form.getByLabel('Time 1', { exact: true }).fill('17:15');
    await form.getByRole('button', { name: 'Send new times' }).click();
    await expect(panel.getByText('Waiting for an answer')).toBeVisible();
    const second = await invitation();
    const [time = ''] = second.times;
    await rep.call(interviewsApi.accept, { params: { interviewId: second.id }, body: { time } });
    await expect(panel.getByText('Agreed', { exact: true })).toBeVisible();
  });

  await test.step('it is added to a calendar, and cancelled only after a confirmation', async () => {
    const download = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('interview.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Interview with Thabo Mokoena');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Cancel interview' }).click();
    await page.getByRole('button', { name: 'Keep interview' }).click();
    await expect(panel.getByText('Agreed', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel interview' }).click();
    await page.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  });
});

test('many applicants: paginated, compared, rejected together, and one after the other', async ({ page }) => {
  const { jobId } = await openJob(page, (id) =>
    seedApplicants(id, { pending: 24, interview: 2, accepted: 1, withdrawn: 1 }),
  );
  const pending = column(page, 'Pending');
  await expect(pending.getByRole('article')).toHaveCount(20);
  await pending.getByRole('button', { name: 'Show more' }).click();
  await expect(pending.getByRole('article')).toHaveCount(24);

  await test.step('three side by side, one of whom is rejected there', async () => {
    for (const name of [/^Choose .* 1$/, /^Choose .* 2$/, /^Choose .* 3$/]) {
      await pending.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('button', { name: 'Compare' }).click();
    const table = page.getByRole('table', { name: 'Applicants side by side' });
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('row', { name: /^Availability/ })).toContainText('Weekends');
    await expectAccessible(page);
    const names = await table.getByRole('columnheader').getByRole('link').allTextContents();
    const opened = (nth: number) => page.getByRole('dialog', { name: names[nth] ?? '' });
    const to = (side: 'Previous' | 'Next') => page.getByRole('button', { name: `${side} applicant` });
    await table.getByRole('link', { name: names[1] ?? '' }).click();
    await to('Next').click();
    await expect(opened(2)).toBeVisible();
    await expect(to('Next')).toBeDisabled();
    await to('Previous').click();
    await to('Previous').click();
    await expect(opened(0)).toBeVisible();
    await expect(to('Previous')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(table).toBeVisible();
    await page.reload();
    await table.getByRole('button', { name: 'Reject' }).first().click();
    await page.getByRole('button', { name: 'Reject applicant' }).click();
    await expect(table.getByRole('row', { name: /^Status/ })).toContainText('Rejected');
    await page.getByRole('link', { name: 'All applicants' }).click();
    await expect(column(page, 'Rejected').getByRole('article')).toHaveCount(1);
  });

  await test.step('searched, sorted, and shortlisted', async () => {
    await page.getByLabel('Search applicants').fill('naledi');
    await expect(pending.getByRole('article')).toHaveCount(4);
    await page.getByLabel('Sort by').selectOption('Lowest rate first');
    await expect(page).toHaveURL(/q=naledi&sort=rate/);
    const cheapest = pending.getByRole('article').first();
    await expect(cheapest).toHaveAccessibleName(/^Naledi .* 24$/);
    const star = cheapest.getByRole('button', { name: /^Shortlist Naledi/ });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect(pending.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(pending.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Maximum hourly rate').fill('1');
    await expect(pending.getByRole('article')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await page.getByLabel('Search applicants').fill('');
    await page.getByLabel('Sort by').selectOption('Newest first');
    await expect(page).not.toHaveURL(/sort|shortlisted|q=/);
  });

  await test.step('several are invited together, each to one of the same times', async () => {
    const interviewing = column(page, 'Interview');
    await interviewing.getByRole('checkbox', { name: 'Select all 2 shown in Interview' }).check();
    await page.getByRole('button', { name: 'Invite 2' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite 2 applicants' });
    await dialog.getByLabel('Day').fill(dayFromNow(2));
    await dialog.getByLabel('From').fill('09:00');
    await dialog.getByLabel('To', { exact: true }).fill('10:00');
    await dialog.getByRole('button', { name: 'Add 2' }).click();
    await expect(dialog.getByText('2 places for 2 applicants.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await expect(dialog.getByText('Enter a meeting place or a link.')).toBeVisible();
    await dialog.getByLabel('Place').fill('12 Long Street');
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await expect(interviewing.getByText('2 times proposed, no answer yet')).toHaveCount(2);
  });

  await test.step('all shown are rejected with one message, except who has withdrawn since', async () => {
    await expect(pending.getByRole('article')).toHaveCount(20);
    const allShown = pending.getByRole('checkbox', { name: 'Select all 20 shown in Pending' });
    await allShown.check();
    await page.getByRole('button', { name: 'Select all 23 pending' }).click();
    await expect(page.getByRole('button', { name: 'Reject 23' })).toBeEnabled();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await allShown.check();
    const gone = (await pending.getByRole('article').nth(4).getByRole('link').textContent()) ?? '';
    await moveUnseen(jobId, gone, 'withdrawn');
    await page.getByRole('button', { name: 'Reject 20' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 20 applicants?' });
    await expect(dialog.getByLabel('Message')).toHaveValue(/Thank you for applying for “Porridge tasting”/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Reject 20 applicants' }).click();
    const result = page.getByRole('dialog', { name: '19 applicants rejected' });
    await expect(result.getByRole('listitem')).toContainText([gone]);
    await expect(result.getByText('Withdrawn')).toBeVisible();
    await result.getByRole('button', { name: 'Done' }).click();
    await expect(pending.getByRole('article')).toHaveCount(3);
  });

  await test.step('one decision after the other, without a return to the board', async () => {
    const names = await pending.getByRole('article').getByRole('link').allTextContents();
    const panel = await openApplicant(page, names[0] ?? '');
    await panel.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('button', { name: 'Accept applicant' }).click();
    await expect(panel.getByText('Accepted').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Next applicant' }).click();
    await expect(page.getByRole('dialog', { name: names[1] ?? '' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: names[1] ?? '' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a narrow screen has a list for each status', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tabs = page.getByRole('navigation', { name: 'Applicants by status' });
    await expect(tabs.getByRole('link', { name: 'Pending 2' })).toBeVisible();
    await tabs.getByRole('link', { name: 'Withdrawn 2' }).click();
    await expect(page).toHaveURL(/show=withdrawn/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectAccessible(page);
  });
});
