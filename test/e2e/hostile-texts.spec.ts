import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationNotesApi } from '#contract/applications/notes.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { expect, test } from '#test/support/browser.ts';
import { database } from '#test/support/browser-database.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree, propose } from '#test/support/interviews.ts';
import { giveLegalStanding } from '#test/support/legal-standing.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft } from '#test/support/profiles.ts';
import { addVideo, hire } from '#test/support/training-videos.ts';
import { signUpInBrowser, site } from './people.ts';

const widths = [320, 390, 1280] as const;

/** No space, hyphen or slash at which it would break by itself. */
const word = (letters: number) => `W${randomBytes(4).toString('hex')}${'m'.repeat(letters)}`.slice(0, letters);
const name = word(80);
const title = word(110);
const link = `https://maps.example/${'placeidandcoordinates'.repeat(12)}?q=${word(80)}`;

/** Somebody on both sides, to whom everybody wrote such texts wherever they may write. */
async function fillEverything(page: Page) {
  const person = await signUpInBrowser(page, { fullName: name });
  const { call, userId } = person;
  await call(accountApi.addBusinessProfile, { body: { companyName: name } });
  await giveLegalStanding(database, userId, 'business');
  const about = { locationAddress: link.slice(0, 200), description: link };
  const [rep, business] = [await repDraft(call, { ...about, fullName: name }), await businessDraft(call, about)];
  await call(repProfilesApi.edit, { body: { ...rep, skills: [word(40), word(40)] } });
  await call(businessProfilesApi.edit, { body: { ...business, companyName: name } });

  const hostile = () => ({ title, description: link, requiredSkills: link, locationAddress: word(100) });
  const [ownJob, other, applicant] = [
    await postJob(person, hostile()),
    await signUpBusiness(site, { company_name: name }),
    await signUpRep(site, { full_name: name }),
  ];
  const [applied, open] = [await postJob(other, hostile()), await postJob(other, hostile())];
  const { id: mine } = await apply(person, applied.id, link);
  await propose(other, mine, undefined, { note: link, place: link.slice(0, 120) });
  await hire(other, person, (await postJob(other, hostile())).id);
  await addVideo(other, { title, description: link });
  await addVideo(person, { title, description: link });
  const { id: theirs } = await apply(applicant, ownJob.id, link);
  await agree(person, applicant, theirs);
  await call(applicationNotesApi.keep, { params: { applicationId: theirs }, body: { text: link } });
  const { id: rejected } = await apply(await signUpRep(site, { full_name: name }), ownJob.id, link);
  await call(applicationsApi.reject, { params: { applicationId: rejected }, body: { note: link } });
  return { ownJob: ownJob.id, applied: applied.id, open: open.id, applicant: theirs };
}

/** What reaches past the right edge, should the page scroll sideways. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const isOut = (one: Element) => one.getBoundingClientRect().right > window.innerWidth + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((one) => isOut(one) && ![...one.children].some(isOut))
      .map((one) => `${one.tagName} ${one.className}: ${one.textContent?.slice(0, 40)}`)
      .slice(0, 4);
  });
}

/** Follows a link of the same portal, without loading all of it again. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('whatever people write, no screen of a portal is wider than the window', async ({ page }) => {
  const found = await fillEverything(page);
  const problems: string[] = [];
  const look = async (path: string, text: string) => {
    await expect(page.locator('main, [role=dialog]').getByText(text).first(), path).toBeAttached();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const one of await tooWide(page)) problems.push(`${path} at ${width}: ${one}`);
    }
  };

  const portals: Record<string, [path: string, text: string][]> = {
    '/rep-portal': [
      ['?tab=dashboard', name],
      ['?tab=legal', 'Legal'],
      [`?tab=browse-jobs&q=${title}`, title],
      ['?tab=my-applications', title],
      ['?tab=training', title],
      ['?tab=profile', name],
      [`/jobs/${found.applied}`, title],
      [`/jobs/${found.open}`, title],
    ],
    '/dashboard': [
      ['?tab=dashboard', name],
      ['?tab=my-jobs', title],
      ['?tab=training', title],
      ['?tab=profile', name],
      [`/jobs/${found.ownJob}`, name],
      [`/jobs/${found.ownJob}?show=interview&applicant=${found.applicant}`, name],
      [`/jobs/${found.ownJob}?show=rejected`, name],
      [`/jobs/${found.ownJob}/edit`, title],
      [`/jobs/new?copy=${found.ownJob}`, 'Post'],
    ],
    '/settings': [['?tab=account', '@']],
  };
  for (const [portal, screens] of Object.entries(portals)) {
    await page.goto(portal);
    for (const [rest, text] of screens) {
      const path = `${portal}${rest}`;
      await open(page, path);
      await look(path, text);
    }
  }
  await test.step('the bell', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/rep-portal');
    await page
      .getByRole('button', { name: /Notifications/ })
      .first()
      .click();
    await expect(page.getByText(new RegExp(name)).last()).toBeVisible();
    for (const one of await tooWide(page)) problems.push(`the bell: ${one}`);
  });

  expect(problems).toEqual([]);
});
