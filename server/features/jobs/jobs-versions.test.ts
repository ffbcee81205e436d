import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { jobSummary } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

type Changes = Parameters<typeof jobDraft>[1];

async function edit(jobId: string, version: number, changes: Changes) {
  const body = { ...(await jobDraft(business.call, changes)), version };
  return business.call(ownJobsApi.edit, { params: { jobId }, body });
}

describe('an edit', () => {
  test('is refused after a concurrent edit and changes nothing', async () => {
    const { id } = await postJob(business);
    await edit(id, 1, { title: 'First' });
    const problem = await expectRefusal(edit(id, 1, { title: 'Second' }), 'job.changed');
    expect(problem.detail).toContain('What you typed is still here');
    const params = { jobId: id };
    expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ title: 'First', version: 2 });
    expect(await edit(id, 2, { title: 'Second' })).toMatchObject({ title: 'Second', version: 3 });
  });

  test('repeated after a lost response succeeds and counts once', async () => {
    const { id } = await postJob(business);
    const changes = { title: 'Edited', locationAddress: '12 Short Street' };
    await edit(id, 1, changes);
    expect(await edit(id, 1, changes)).toMatchObject({ title: 'Edited', version: 2 });
  });

  test('needs the version it started from', async () => {
    const { id } = await postJob(business);
    const body = (await jobDraft(business.call)) as Parameters<typeof jobDraft>[1] & { version: number };
    const problem = await expectRefusal(
      business.call(ownJobsApi.edit, { params: { jobId: id }, body: body as never }),
      'request.invalid',
    );
    expect(problem.errors?.map(({ field }) => field)).toEqual(['version']);
  });
});

describe('an applicant', () => {
  test('for an outdated version is refused, and can apply for the new one', async () => {
    const { id } = await postJob(business);
    await edit(id, 1, { title: 'Edited' });
    await expectRefusal(apply(rep, id, 'For the old one', 1), 'job.changed');
    expect((await business.call(applicationsApi.listReceived, { params: { jobId: id }, query: {} })).items).toEqual([]);
    await apply(rep, id, 'For the new one', 2);
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items[0]).toMatchObject({ job: { id, title: 'Edited' }, jobEditedSince: false });
  });

  test('always sees what they applied for, after any number of edits', async () => {
    const locations = await business.call(catalogueApi.locations, {});
    const soweto = locations.find(({ name }) => name === 'Soweto');
    const job = await postJob(business, { description: 'As it was', hourlyRateCents: null, positions: 4 });
    const { id: applicationId } = await apply(rep, job.id, 'Mine', 1);
    const changes = { title: 'Edited', industry: 'Finance', locationId: soweto?.id ?? '', positions: 2 } as const;
    await edit(job.id, 1, { ...changes, compensationCents: 1, hourlyRateCents: 9_000, description: 'As it is' });
    await edit(job.id, 2, { title: 'Edited again', closesOn: dayFromNow(7) });
    await business.call(ownJobsApi.pause, { params: { jobId: job.id } });

    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items.find(({ id }) => id === applicationId)).toMatchObject({
      jobEditedSince: true,
      // The content is from then, the status from today.
      job: { ...jobSummary.parse(job), status: 'paused', closesOn: dayFromNow(7) },
    });
    const shown = await rep.call(jobForRepApi.show, { params: { jobId: job.id } });
    expect(shown).toMatchObject({ title: 'Edited again', version: 3, myApplication: { jobVersion: 1 } });
    expect(shown.appliedTo).toEqual({ ...job, status: 'paused', closesOn: dayFromNow(7) });
    const received = await business.call(applicationsApi.listReceived, { params: { jobId: job.id }, query: {} });
    expect(received.items[0]?.jobVersion).toBe(1);
  });

  test('does not see former versions that they did not apply for', async () => {
    const { id } = await postJob(business, { description: 'Before anybody applied' });
    await edit(id, 1, { description: 'When the rep applied' });
    await apply(rep, id, 'Mine', 2);
    expect(await rep.call(jobForRepApi.show, { params: { jobId: id } })).toMatchObject({ appliedTo: null });
    const other = await signUpRep(app);
    const seen = await other.call(jobForRepApi.show, { params: { jobId: id } });
    expect(seen).toMatchObject({ myApplication: null, appliedTo: null });
  });
});

test('the data export has jobs with their former versions', async () => {
  const owner = await signUpBusiness(app);
  const job = await postJob(owner, { description: 'As it was', positions: 3 });
  const body = { ...(await jobDraft(owner.call, { description: 'As it is' })), version: 1 };
  await owner.call(ownJobsApi.edit, { params: { jobId: job.id }, body });
  const { jobs } = await exportOf(app, owner);
  expect(jobs).toMatchObject([
    {
      id: job.id,
      description: 'As it is',
      positions: 1,
      closesOn: dayFromNow(30),
      version: 2,
      formerVersions: [{ description: 'As it was', positions: 3, version: 1, location: 'Durban' }],
    },
  ]);
});

test('deleting the account removes the exact location from former versions', async () => {
  const owner = await signUpBusiness(app);
  const job = await postJob(owner, { locationAddress: '1 Long Street' });
  const body = { ...(await jobDraft(owner.call, { locationAddress: '2 Long Street' })), version: 1 };
  await owner.call(ownJobsApi.edit, { params: { jobId: job.id }, body });
  await owner.call(accountApi.close, { body: { password: owner.password } });
  const { rows } = await app.database.pool.query(
    `select status, j.location_address as now, v.location_address as before
     from jobs j join job_versions v on v.job_id = j.id where j.id = $1`,
    [job.id],
  );
  expect(rows).toEqual([{ status: 'closed', now: null, before: null }]);
});
