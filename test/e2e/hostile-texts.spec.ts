import { randomBytes, randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { policyReportsPath } from '#contract/diagnostics/policy-reports.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { postingsApi } from '#contract/jobs/postings.ts';
import { adminActs, auditApi } from '#contract/operators/audit.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { encodeCursor } from '#server/platform/http/cursor.ts';
import { expect, test } from '#test/support/browser.ts';
import { database } from '#test/support/browser-database.ts';
import { findTooWide } from '#test/support/browser-widths.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { agree, propose } from '#test/support/interviews.ts';
import { giveLegalState } from '#test/support/legal-state.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft } from '#test/support/profiles.ts';
import { addVideo, hire } from '#test/support/training-videos.ts';
import { uploadDocument } from '#test/support/vetting.ts';
import { enterAsAdmin } from './admins.ts';
import { signUpInBrowser, site } from './people.ts';

/** No space, hyphen or slash to wrap at. */
const word = (letters: number) => `W${randomBytes(4).toString('hex')}${'m'.repeat(letters)}`.slice(0, letters);
const link = `https://maps.example/${'placeidandcoordinates'.repeat(12)}?q=${word(80)}`;
const hostileJob = (title = word(110)) => ({
  title,
  description: link,
  requiredSkills: link,
  locationAddress: word(100),
});

/** A page to visit, and the element that shows alone, once everything is loaded. */
type Screen = readonly [path: string, shown: Locator];

/** Violations on these screens: the first is loaded, and the router, which is active by then, opens the others. */
async function walk(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, [path, shown]] of screens.entries()) {
    if (index === 0) await page.goto(path);
    else
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Some show another part of it where there is less room.
      await expect(shown.first(), path).toBeAttached();
      const problems = await findTooWide(page, width === 320 ? [16, 24] : [16]);
      found.push(...problems.map((one) => `${path} at ${width}px: ${one}`));
    }
  }
  return found;
}

/** A page of this name, with this text on it. */
const titled = (page: Page, title: string | RegExp, text: string | RegExp) =>
  page
    .locator('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: title }) })
    .getByText(text);

test('no screen of a portal is wider than the window, whatever users write', async ({ page }) => {
  const [name, company, guest, refused] = [word(80), word(80), word(80), word(80)];
  const own = hostileJob();
  const applied = hostileJob();
  const open = hostileJob();
  const person = await signUpInBrowser(page, { fullName: name });
  const { call, userId } = person;
  const [other, applicant, second] = await Promise.all([
    signUpBusiness(site, { company_name: company }),
    signUpRep(site, { full_name: guest }),
    signUpRep(site, { full_name: refused }),
    call(ownRolesApi.addBusinessProfile, { body: { companyName: name } }),
  ]);
  await giveLegalState(database, userId, 'business');
  const about = { locationAddress: link.slice(0, 200), description: link };
  const [rep, business] = [await repDraft(call, { ...about, fullName: name }), await businessDraft(call, about)];
  const team = hostileJob();
  const [ownJob, appliedJob, openJob, hiredJob, teamJob] = await Promise.all([
    postJob(person, own),
    postJob(other, applied),
    postJob(other, open),
    postJob(other, hostileJob()),
    postJob(person, {
      ...team,
      schedule: { kind: 'days', dates: [dayFromNow(10)], from: '09:00', to: '17:00', breakMinutes: 0 },
    }),
    call(repProfilesApi.edit, { body: { ...rep, skills: [word(40), word(40)] } }),
    call(businessProfilesApi.edit, { body: { ...business, companyName: name } }),
    addVideo(other, { title: open.title, description: link }),
    addVideo(person, { title: open.title, description: link }),
  ]);
  const [{ id: mine }, { id: theirs }, { id: rejected }] = await Promise.all([
    apply(person, appliedJob.id, link),
    apply(applicant, ownJob.id, link),
    apply(second, ownJob.id, link),
    hire(other, person, hiredJob.id),
    hire(person, second, teamJob.id),
  ]);
  const { items: works } = await call(engagementsApi.ofBusiness, { query: {} });
  await Promise.all([
    propose(other, mine, undefined, { note: link, place: link.slice(0, 120) }),
    agree(person, applicant, theirs),
    call(repNotesApi.save, { params: { applicationId: theirs }, body: { text: link, updatedAt: null } }),
    call(applicationsApi.reject, { params: { applicationId: rejected }, body: { note: link } }),
  ]);
  // It is in progress, so the dashboard lists it under today and in its week: on Sundays, tomorrow is in the next one.
  await database.query('update interviews set times = array[now()], accepted_time = now() where application_id = $1', [
    theirs,
  ]);

  const job = `/dashboard/jobs/${ownJob.id}`;
  const portals: Screen[][] = [
    [
      ['/rep-portal?tab=dashboard', titled(page, `Welcome, ${name}`, company)],
      ['/rep-portal?tab=legal', titled(page, 'Legal', 'Signed for a test')],
      [`/rep-portal?tab=browse-jobs&q=${open.title}`, titled(page, 'Browse Jobs', open.title)],
      ['/rep-portal?tab=my-applications', titled(page, 'My Applications', applied.title)],
      ['/rep-portal?tab=training&show=videos', titled(page, 'Training', open.title)],
      ['/rep-portal?tab=profile', titled(page, 'Profile', name)],
      [`/rep-portal/jobs/${appliedJob.id}`, titled(page, applied.title, company)],
      [`/rep-portal/jobs/${openJob.id}`, titled(page, open.title, company)],
    ],
    [
      ['/dashboard?tab=dashboard', titled(page, `Welcome, ${name}`, guest)],
      ['/dashboard?tab=my-jobs', titled(page, 'My Jobs', own.title)],
      ['/dashboard?tab=training', titled(page, 'Training', open.title)],
      ['/dashboard?tab=profile', titled(page, 'Profile', name)],
      ['/dashboard?tab=my-team&show=work', titled(page, 'My Team', team.title)],
      ['/dashboard?tab=my-team&show=reps', titled(page, 'My Team', refused)],
      ['/dashboard?tab=my-team&show=spend', titled(page, 'My Team', team.title)],
      [`/dashboard/team/${works[0]?.id}`, titled(page, refused, 'You accepted the rep')],
      ['/dashboard/applications', titled(page, 'Applications', guest)],
      [job, titled(page, own.title, 'What reps see')],
      [`${job}?show=interview&applicant=${theirs}`, page.getByRole('dialog').getByText(guest)],
      [`${job}?compare=${theirs},${rejected}`, page.getByRole('region', { name: 'Comparison' }).getByText(refused)],
      [`${job}/edit`, page.locator('main').filter({ hasText: 'Edit job' }).locator('form')],
      [
        `/dashboard/jobs/new?copy=${ownJob.id}`,
        page.locator('main').filter({ hasText: 'Post a New Job' }).locator('form'),
      ],
    ],
    [
      ['/settings?tab=account', titled(page, 'Account', 'Signed in on')],
      ['/settings?tab=roles', titled(page, 'Roles', name)],
      ['/settings?tab=billing', titled(page, 'Billing', 'Business subscription')],
    ],
  ];
  for (const screens of portals) expect(await walk(page, screens)).toEqual([]);
  await test.step('the bell', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: /Notifications/ }).click();
    await expect(page.getByText(new RegExp(company)).last()).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  });
});

test('no screen of the panel is wider than the window, whatever users write', async ({ page }) => {
  const [name, company, matched] = [word(80), word(80), word(80)];
  const job = hostileJob();
  const [business, proposed, rep] = await Promise.all([
    signUpBusiness(site, { company_name: company }),
    signUpRep(site, { full_name: matched }),
    signUpRep(site, { full_name: name }, { vetted: false }),
  ]);
  await giveLegalState(database, rep.userId, 'rep', 'pending');
  const [{ id: jobId }, { paymentId }] = await Promise.all([
    postJob(business, job),
    startCheckout(rep),
    uploadDocument(site, rep, 'identity-document'),
    page.request.post(policyReportsPath, {
      headers: { 'content-type': 'application/csp-report' },
      data: JSON.stringify({
        'csp-report': { 'document-uri': `${site.url}/${name}`, 'violated-directive': 'img-src', 'blocked-uri': link },
      }),
    }),
    enterAsAdmin(page),
  ]);
  // Audit entries of done and refused actions, by an administrator with a long address and about an object with a long
  // name. They have a distinct time, and are filtered by it: other tests read the first page for their own actions.
  const at = new Date(Date.UTC(2020, 0, 1) + Math.floor(Math.random() * 1e11));
  await database.query(
    `insert into admin_audit (id, who, act, outcome, reason, target_type, target_id, address, user_agent, created_at)
     select gen_random_uuid(), $2, act, outcome, reason, 'payment_notification', gen_random_uuid(), '2001:db8:85a3:1234:5678:8a2e:370:7334', $2, $3
     from unnest($1::text[]) act, (values ('done', $2), ('refused', 'admin.too_many_attempts')) as came (outcome, reason)
     order by act <> 'user.view', random() limit 49`,
    [adminActs, `${word(64)}@thengisa.example`, at],
  );
  const cursor = encodeCursor({ at: new Date(at.getTime() + 1), id: randomUUID() });
  await page.route(`**${auditApi.list.path}`, (route) =>
    route.continue({ url: `${route.request().url()}?cursor=${cursor}` }),
  );
  // As if the model had proposed them, the team had approved it, and they had asked for a review.
  await database.query(
    `with rep as (
       update rep_profiles set description = $3, skills = array[$4, $4 || 'm'] where user_id = $2 returning id),
     found as (
       insert into match_reps (rep_id, is_open, access_until, worked_out_at) select id, true, 'infinity', now() from rep
       on conflict (rep_id) do update set is_open = true),
     job as (
       insert into match_jobs (job_id, job_version, matched_at, waiting_since) select id, version, now(), now() from jobs where id = $1
       on conflict do nothing),
     asked as (
       insert into match_looks (id, rep_id, job_id, words, asked_at) select gen_random_uuid(), id, $1, $3, now() from rep)
     insert into match_proposals (job_id, rep_id, score, features, model, state, reviewed_at, reason, made_at)
     select $1, rep.id, 0.5, '{}', number, 'approved', now(), $3, now() from rep, match_models where active`,
    [jobId, proposed.userId, link, word(40)],
  );
  const { rows } = await database.query('select id from user_vetting where user_id = $1', [rep.userId]);
  const found = await walk(page, [
    [`/admin?tab=users&search=${name}`, titled(page, 'Users', rep.email)],
    [`/admin?tab=users&user=${rep.userId}`, titled(page, name, rep.email)],
    [`/admin?tab=vetting&search=${name}`, titled(page, 'Vetting', name)],
    [`/admin?tab=vetting&case=${rows[0].id}`, titled(page, name, 'History')],
    ['/admin?tab=jobs', titled(page, 'Jobs', job.title)],
    [`/admin?tab=jobs&job=${jobId}`, page.getByRole('dialog').getByText(link)],
    [`/admin?tab=payments&search=${name}`, titled(page, 'Payments', name)],
    [`/admin?tab=payments&payment=${paymentId}`, titled(page, new RegExp(name), paymentId)],
    ['/admin?tab=matches&list=questions', titled(page, 'Matches', link)],
    [`/admin?tab=matches&job=${jobId}`, titled(page, job.title, matched)],
    ['/admin?tab=audit', titled(page, 'Audit Log', 'Viewed a user')],
    ['/admin?tab=diagnostics', titled(page, 'Diagnostics', /maps\.example/)],
  ]);
  expect(found).toEqual([]);
});

test('with text at 150 % or 200 %, no public page is wider than the window', async ({ page }) => {
  const job = hostileJob();
  const business = await signUpBusiness(site, { company_name: word(80) });
  await postJob(business, job);
  const { items } = await business.call(postingsApi.list, { query: { q: job.title } });
  const paths = [
    '/',
    '/businesses',
    '/reps',
    '/how-it-works',
    '/about',
    '/contact',
    '/investment',
    '/security',
    '/auth?tab=signup',
    '/jobs',
    postingAddress(items[0]?.slug ?? ''),
  ];
  const sizes = [
    [320, [16, 24, 32]],
    [390, [24]],
    [1280, [32]],
  ] as const;
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    for (const [width, letters] of sizes) {
      await page.setViewportSize({ width, height: 800 });
      const problems = await findTooWide(page, letters);
      found.push(...problems.map((one) => `${path} at ${width}px: ${one}`));
    }
  }
  expect(found).toEqual([]);
});
