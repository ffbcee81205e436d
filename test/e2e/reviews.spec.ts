import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { reactionsWith } from '#server/app/reactions.ts';
import { fundMilestones } from '#server/features/engagements/commands/fund-milestones.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith } from '#server/platform/events/emit.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { signed, twoDays } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { type Account, signUpInBrowser } from './people.ts';

/** A gig that was funded, done and approved. Returns its id. */
async function complete(business: Account, rep: Account, title: string): Promise<string> {
  const job = await postJob(business, { title, schedule: twoDays() });
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const { items } = await rep.call(engagementsApi.ofRep, { query: {} });
  const { id: engagementId = '', termsVersion = 1, milestones = [] } = items[0] ?? {};
  const params = { engagementId };
  await rep.call(engagementsApi.agree, { params, body: { termsVersion, ...signed } });
  const ids = milestones.map(({ id }) => id);
  const transaction = transactionsOn(database, async () => {}, emitWith(reactionsWith('')));
  await transaction((tx) => fundMilestones(tx, ids));
  await database.query("update milestones set status = 'submitted', due_at = null where id = any ($1)", [ids]);
  await business.call(engagementsApi.moveAsBusiness, { params, body: { move: 'accept', note: null } });
  return engagementId;
}

test('both sides review a gig where they are, and read the other’s once both are in', async ({
  page: business,
  openBrowser,
}) => {
  const rep = await openBrowser();
  const [nomsa, thabo] = await Promise.all([
    signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }),
    signUpInBrowser(rep, { fullName: 'Thabo Mokoena' }),
  ]);
  const title = 'Porridge tasting';
  const engagementId = await complete(nomsa, thabo, title);

  await test.step('the rep at the line of their wallet', async () => {
    await rep.goto('/rep-portal?tab=wallet');
    await rep.getByRole('button', { name: 'Review Ubuntu Foods' }).click();
    const dialog = rep.getByRole('dialog', { name: 'Review Ubuntu Foods' });
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByText('Choose one to five stars.')).toBeVisible();
    await dialog.getByLabel('4 stars: good').check();
    await dialog.getByLabel('Yes').check();
    await dialog.getByLabel(/Your review/).fill('Clear briefing, and paid the same day.');
    await expectAccessible(rep);
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expectToast(rep, 'Review saved');
    await expect(rep.getByRole('button', { name: 'Review Ubuntu Foods' })).toHaveCount(0);
  });

  await test.step('neither reads anything before both are in', async () => {
    await rep.goto(`/rep-portal/my-work/${engagementId}`);
    await expect(rep.getByText(/We’ll publish it once Ubuntu Foods has written one too/)).toBeVisible();
    await business.goto('/dashboard?tab=profile');
    await expect(business.getByText(/No reviews yet/)).toBeVisible();
    await business.goto(`/dashboard/team/${engagementId}`);
    await expect(business.getByText(/How was this gig\?/)).toBeVisible();
    await expect(business.getByText('Clear briefing, and paid the same day.')).toHaveCount(0);
  });

  await test.step('the business on My Team, which publishes both', async () => {
    await business.goto('/dashboard?tab=my-team');
    await business.getByRole('button', { name: 'Review Thabo Mokoena' }).click();
    const dialog = business.getByRole('dialog', { name: 'Review Thabo Mokoena' });
    await dialog.getByLabel('5 stars: excellent').check();
    await dialog.getByLabel('Yes').check();
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expectToast(business, 'Review saved');
    // The rep's open page follows.
    await expect(rep.getByText('Published.')).toBeVisible();
    await expect(rep.getByRole('article', { name: 'Review by Ubuntu Foods' })).toBeVisible();
    await expectAccessible(rep);
  });

  await test.step('each finds it on their profile, with its number and age', async () => {
    await business.goto('/dashboard?tab=profile');
    await expect(business.getByText('4 out of 5 from 1 review')).toBeVisible();
    await expect(business.getByText('1 of 1 would work together again. Newest just now.')).toBeVisible();
    await expect(business.getByRole('article', { name: 'Review by Thabo' })).toContainText('Clear briefing');
    await expectAccessible(business);
    await rep.goto('/rep-portal?tab=profile');
    await expect(rep.getByText('5 out of 5 from 1 review')).toBeVisible();
  });

  await test.step('reps read it on job pages, and businesses with applicants, beside their own note', async () => {
    const job = await postJob(nomsa, { title: 'Soup tasting' });
    await apply(thabo, job.id);
    await rep.goto(`/rep-portal/jobs/${job.id}`);
    await rep.getByRole('button', { name: 'Read reviews' }).click();
    await expect(rep.getByRole('article', { name: 'Review by Thabo' })).toContainText('Clear briefing');
    await expectAccessible(rep);
    await business.goto(`/dashboard/jobs/${job.id}?show=pending`);
    await business.getByRole('link', { name: 'Thabo Mokoena' }).first().click();
    const panel = business.getByRole('dialog', { name: 'Thabo Mokoena' });
    await expect(panel.getByText('5 out of 5 from 1 review')).toBeVisible();
    await panel.getByRole('button', { name: 'Write a note' }).click();
    const dialog = business.getByRole('dialog', { name: 'Your note about Thabo Mokoena' });
    await dialog.getByLabel(/Your note/).fill('Brings his own apron.');
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(panel.getByText('Brings his own apron.')).toBeVisible();
    await expectAccessible(business);
  });

  await test.step('the landing page quotes it once its author agrees', async () => {
    await rep.goto(`/rep-portal/my-work/${engagementId}`);
    const consented = rep.waitForResponse('**/review/consent');
    await rep.getByRole('checkbox', { name: /may quote my review/ }).check();
    expect((await consented).ok()).toBe(true);
    // For the first time in this browser, which keeps the answer for a minute.
    await rep.goto('/');
    await expect(rep.getByRole('heading', { name: 'What they say about each other' })).toBeVisible();
    await expectAccessible(rep);
  });
});
