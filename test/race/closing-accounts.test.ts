import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { shortlistApi } from '#contract/applications/board.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { workCalendarApi } from '#contract/profiles/availability.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import type { RepActor } from '#server/features/accounts/access.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { holdRep } from '#server/features/payouts/commands/hold-rep.ts';
import { askPayout } from '#server/features/payouts/requests/commands/ask-payout.ts';
import { bankAccounts } from '#server/features/payouts/tables.ts';
import { expectRefusal } from '#test/support/api.ts';
import { publish } from '#test/support/courses.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft, repDraft } from '#test/support/profiles.ts';
import { repIdOf, withMoney } from '#test/support/wallets.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const app = await openTestApp({ work: false });

/** Starts the work when the account deletion is done except for its commit, which happens once the work waits or is done. */
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

/** A business that accepted a rep for a job, which has been closed since. */
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
  ['draft', ({ business }) => business.call(jobDraftsApi.start, { body: { title: 'Begun' } })],
  ['briefing', ({ business, jobId }) => business.call(gigsApi.brief, { params: { jobId }, body: { bring: 'Shoes' } })],
  [
    'note',
    ({ business, applicationId }) =>
      business.call(repNotesApi.save, { params: { applicationId }, body: { text: 'Seemed tired', updatedAt: null } }),
  ],
  ['mark', ({ business, applicationId }) => business.call(shortlistApi.add, { params: { applicationId } })],
  ['profile', ({ business }) => business.call(businessProfilesApi.edit, { body: businessProfile })],
])('a business whose account is being deleted writes no %s any more', async (_, write) => {
  const given = await hired();
  await whileDeleted(given.business, () => expectRefusal(write(given), 'role.business_required'));
});

const { id: openJob } = await postJob(await signUpBusiness(app));
const course = await publish(app);

test.each<[string, (rep: Person) => Promise<unknown>]>([
  [
    'calendar',
    ({ call }) => call(workCalendarApi.save, { body: { weekdays: null, daysOff: [dayFromNow(3)], daysOn: [] } }),
  ],
  ['saved job', ({ call }) => call(savedJobsApi.save, { params: { jobId: openJob } })],
  ['saved search', ({ call }) => call(savedSearchesApi.save, { body: { name: 'Mine', mail: 'none', filters: {} } })],
  ['course', ({ call }) => call(coursesApi.enrol, { params: course })],
  ['profile', ({ call }) => call(repProfilesApi.edit, { body: repProfile })],
])('nor does a rep write a %s', async (_, write) => {
  const rep = await signUpRep(app);
  await whileDeleted(rep, () => expectRefusal(write(rep), 'role.rep_required'));
});

/** The outcome of a deletion that begins before other work has committed. */
async function deletedAfter({ userId: id, email }: Person, other: Parameters<typeof holdOpen>[1]) {
  const before = await holdOpen(app, other);
  const deletion = app.services.transaction((tx) => deleteAccount(tx, { id, email }));
  deletion.catch(() => {});
  await areWaiting(app, 1);
  await before.commit();
  return deletion;
}

test('a bank account that is added at that moment stores no name and no number', async () => {
  const rep = await signUpRep(app);
  const repId = await repIdOf(app, rep);
  await deletedAfter(rep, async (tx) => {
    await holdRep(tx, repId);
    await tx.db.insert(bankAccounts).values({
      ...{ id: randomUUID(), repId, status: 'asked', bank: 'capitec', branchCode: '470010', askedAt: new Date() },
      ...{ holder: 'T Mokoena', lastFour: '7890', sealedNumber: Buffer.from('sealed') },
    });
  });
  const { rows } = await app.database.pool.query('select holder, sealed_number from bank_accounts where rep_id = $1', [
    repId,
  ]);
  expect(rows).toEqual([{ holder: null, sealed_number: null }]);
});

test('a payout that is requested at that moment preserves the account', async () => {
  const { rep, bankAccountId } = await withMoney(app, 20_000);
  const repId = await repIdOf(app, rep);
  const actor = { repId, userId: rep.userId } as RepActor;
  const asked = { amountCents: 20_000, bankAccountId, closing: false };
  await app.database.pool.query("update bank_accounts set usable_from = now() - interval '1 day' where rep_id = $1", [
    repId,
  ]);
  await expect(deletedAfter(rep, (tx) => askPayout(tx, actor, asked))).rejects.toMatchObject({
    code: 'wallet.not_empty',
  });
});
