import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { teamWorkAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
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
import { enterAsAdmin } from './admins.ts';
import { type Account, signUpInBrowser } from './people.ts';

/** A funded gig whose hours the business disputes. Returns its id. */
async function dispute(business: Account, rep: Account, title: string): Promise<string> {
  const job = await postJob(business, {
    ...{ title, schedule: twoDays(), payPer: 'day', dayRateCents: 95_000 },
    ...{ compensationCents: 190_000, hourlyRateCents: null },
  });
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
  const note = 'They left at one on the first day.';
  await business.call(engagementsApi.moveAsBusiness, {
    params,
    body: { move: 'dispute', note, proposedCents: 95_000 },
  });
  return engagementId;
}

test('a decision is read by both sides, appealed by the rep and decided finally by another admin', async ({
  page: rep,
  openBrowser,
}) => {
  const [business, first, second] = [await openBrowser(), await openBrowser(), await openBrowser()];
  const [nomsa, thabo] = await Promise.all([
    signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }),
    signUpInBrowser(rep, { fullName: 'Thabo Mokoena' }),
  ]);
  const engagementId = await dispute(nomsa, thabo, 'Soup tasting');
  const review = `${adminPath}?tab=disputes&work=${engagementId}`;

  await test.step('the first admin decides, and reads that the money moves later', async () => {
    await enterAsAdmin(first);
    await first.goto(review);
    await first.getByRole('button', { name: 'Decide dispute' }).click();
    const dialog = first.getByRole('dialog', { name: 'How much did the rep earn?' });
    await expect(dialog.getByText('Each side can appeal within 72 hours.')).toBeVisible();
    await dialog.getByRole('button', { name: 'No pay' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('There are no records of the hours.');
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(first.getByText('Open to appeal', { exact: true })).toBeVisible();
    await expect(first.getByText(/Each side can appeal until/)).toBeVisible();
    await expect(first.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
    await expectAccessible(first);
  });

  await test.step('both sides read the decision, its reason and until when they can appeal', async () => {
    await rep.goto(workAddress(engagementId));
    await business.goto(teamWorkAddress(engagementId));
    for (const page of [rep, business]) {
      await expect(page.getByText('There are no records of the hours.').first()).toBeVisible();
      await expect(page.getByText(/You can appeal once, until/)).toBeVisible();
      await expectAccessible(page);
    }
    await expect(business.getByText('Our first decision: R1,900.00 back to you.')).toBeVisible();
  });

  await test.step('the business accepts, and the rep appeals with a reason', async () => {
    await business.getByRole('button', { name: 'Accept decision' }).click();
    await business.getByRole('alertdialog').getByRole('button', { name: 'Accept decision' }).click();
    await expectToast(business, 'Decision accepted');
    await expect(business.getByText(/You accepted this decision/)).toBeVisible();
    await expect(rep.getByText(/Ubuntu Foods accepted this decision/)).toBeVisible();
    await rep.getByRole('button', { name: 'Appeal decision' }).click();
    const dialog = rep.getByRole('dialog', { name: 'Appeal this decision?' });
    await expect(dialog.getByText(/within 14 days/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expect(dialog.getByText(/Your reason is/).first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill('I stayed until five, and sent pictures.');
    await expectAccessible(rep);
    await dialog.getByRole('button', { name: 'Send appeal' }).click();
    await expectToast(rep, 'Appeal sent');
    for (const page of [rep, business]) {
      await expect(page.getByText('I stayed until five, and sent pictures.').first()).toBeVisible();
      await expect(page.getByText(/Another admin makes the final decision by/)).toBeVisible();
      await expect(page.getByRole('button', { name: /Accept decision|Appeal decision/ })).toHaveCount(0);
    }
  });

  await test.step('the first admin can’t decide the appeal, and another one does', async () => {
    await first.goto(review);
    await expect(first.getByText(/You took part in the first decision/)).toBeVisible();
    await expect(first.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
    await enterAsAdmin(second);
    await second.goto(`${adminPath}?tab=disputes&list=appealed`);
    await second
      .getByRole('link', { name: /dispute between Thabo Mokoena and Ubuntu Foods/ })
      .last()
      .click();
    await second.goto(review);
    await second.getByRole('button', { name: 'Decide appeal' }).click();
    const dialog = second.getByRole('dialog', { name: 'How much did the rep earn?' });
    await expect(dialog.getByText(/This decision is final/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Half the pay' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pictures show the afternoon.');
    await dialog.getByRole('button', { name: 'Save decision' }).click();
    await expect(second.getByText('Decided', { exact: true }).last()).toBeVisible();
  });

  await test.step('both sides read the final decision beside the first one', async () => {
    const ends = [
      [rep, 'Our team decided: R855.00 went to you, R95.00 was our fee, R950.00 was not spent on this gig.'],
      [business, 'Our team decided: R855.00 went to the rep, R95.00 was our fee, R950.00 was not spent on this gig.'],
    ] as const;
    for (const [page, outcome] of ends) {
      await expect(page.getByText(outcome)).toBeVisible();
      await expect(page.getByText('The pictures show the afternoon.').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
});
