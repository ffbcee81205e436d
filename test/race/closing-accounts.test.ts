import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { shortlistApi } from '#contract/applications/board.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { applicationNotesApi } from '#contract/applications/notes.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { workCalendarApi } from '#contract/profiles/availability.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft } from '#test/support/profiles.ts';
import { holdOpen } from './held-transactions.ts';

const app = await openTestApp({ work: false });

/** Begins the work when the account has been deleted but for the end of it, which comes once the work waits or is done. */
async function whileDeleted<T>({ userId: id, email }: Person, work: () => Promise<T>): Promise<T> {
  const deletion = await holdOpen(app, (tx) => deleteAccount(tx, { id, email }));
  let ended = false;
  const working = work().finally(() => {
    ended = true;
  });
  working.catch(() => {});
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(ended || (await app.database.pool.query(waiting)).rowCount !== 0).toBe(true), {
    timeout: 20_000,
  });
  await deletion.commit();
  return working;
}

/** A business that accepted a rep for a job, which is closed since. */
async function hired() {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id: jobId } = await postJob(business);
  const { id: applicationId } = await apply(rep, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await business.call(ownJobsApi.close, { params: { jobId } });
  return { business, rep, jobId, applicationId };
}

type Hired = Awaited<ReturnType<typeof hired>>;
const { call: anyCall } = await signUpBusiness(app);
const [businessProfile, repProfile] = [await businessDraft(anyCall), await repDraft(anyCall)];

test.each<[string, (hired: Hired) => Promise<unknown>]>([
  ['draft', ({ business }) => business.call(jobDraftsApi.begin, { body: { title: 'Begun' } })],
  ['briefing', ({ business, jobId }) => business.call(gigsApi.brief, { params: { jobId }, body: { bring: 'Shoes' } })],
  [
    'note',
    ({ business, applicationId }) =>
      business.call(applicationNotesApi.keep, { params: { applicationId }, body: { text: 'Seemed tired' } }),
  ],
  ['mark', ({ business, applicationId }) => business.call(shortlistApi.add, { params: { applicationId } })],
  ['profile', ({ business }) => business.call(businessProfilesApi.edit, { body: businessProfile })],
])('a business whose account is being deleted writes no %s any more', async (_, write) => {
  const given = await hired();
  await whileDeleted(given.business, () => expectRefusal(write(given), 'role.business_required'));
});

const { id: openJob } = await postJob(await signUpBusiness(app));

test.each<[string, (rep: Person) => Promise<unknown>]>([
  [
    'calendar',
    ({ call }) => call(workCalendarApi.save, { body: { weekdays: null, daysOff: [dayFromNow(3)], daysOn: [] } }),
  ],
  ['saved job', ({ call }) => call(savedJobsApi.save, { params: { jobId: openJob } })],
  ['saved search', ({ call }) => call(savedSearchesApi.save, { body: { name: 'Mine', mail: 'none', filters: {} } })],
  ['profile', ({ call }) => call(repProfilesApi.edit, { body: repProfile })],
])('nor does a rep write a %s', async (_, write) => {
  const rep = await signUpRep(app);
  await whileDeleted(rep, () => expectRefusal(write(rep), 'role.rep_required'));
});
