import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { appliedPageSize } from '#contract/applications/options.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp();
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const decide = (who: Person, action: 'interview' | 'accept' | 'reject', applicationId: string, note?: string) =>
  who.call(applicationsApi[action], { params: { applicationId }, body: { note } });

describe('applying', () => {
  test('works once, and a second time is refused and changes nothing', async () => {
    const job = await postJob(business);
    const { id, ...rest } = await apply(rep, job.id, 'First message');
    expect(rest).toEqual({ status: 'pending', message: 'First message', appliedAt: expect.any(String) });
    const problem = await expectRefusal(apply(rep, job.id, 'Second message'), 'application.already_applied');
    expect(problem.detail).toContain('My Applications');
    const { items } = await business.call(applicationsApi.listReceived, { params: { jobId: job.id }, query: {} });
    expect(items.map(({ message }) => message)).toEqual(['First message']);
    expect(await rep.call(jobForRepApi.show, { params: { jobId: job.id } })).toMatchObject({
      myApplication: { id, status: 'pending' },
    });
  });

  test('again after withdrawing resends the same application, once a day', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id, 'First message');
    const withdraw = () => rep.call(applicationsApi.withdraw, { params: { applicationId: id } });
    await decide(business, 'interview', id);
    await withdraw();
    expect(await apply(rep, job.id, 'Second message')).toMatchObject({
      id,
      status: 'pending',
      message: 'Second message',
    });
    await expectRefusal(apply(rep, job.id), 'application.already_applied');
    const found = await business.call(applicationsApi.showReceived, { params: { applicationId: id } });
    expect(found).toMatchObject({ status: 'pending', message: 'Second message', interview: null });
    expect(found.steps.map(({ status }) => status)).toEqual(['pending', 'interview', 'withdrawn', 'pending']);
    await withdraw();
    await expectRefusal(apply(rep, job.id), 'application.sent_again_today');
    await app.database.pool.query(
      `update application_steps set created_at = created_at - interval '1 day' where application_id = $1`,
      [id],
    );
    await apply(rep, job.id, 'Third message');
    // It was already answered, which counts once.
    expect(await decide(business, 'accept', id)).toMatchObject({ status: 'accepted', message: 'Third message' });
  });

  test('again is refused once the business decided, or the job closed', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    await decide(business, 'reject', id);
    await expectRefusal(apply(rep, job.id), 'application.already_applied');
    const other = await postJob(business);
    const { id: applicationId } = await apply(rep, other.id);
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    await business.call(ownJobsApi.close, { params: { jobId: other.id } });
    await expectRefusal(apply(rep, other.id), 'job.not_active');
  });

  test('again in two tabs concurrently is one application', async () => {
    const job = await postJob(business);
    const { id: applicationId } = await apply(rep, job.id);
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    const sent = await Promise.allSettled([apply(rep, job.id, 'One tab'), apply(rep, job.id, 'Another tab')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const found = await business.call(applicationsApi.showReceived, { params: { applicationId } });
    expect(found.steps.map(({ status }) => status)).toEqual(['pending', 'withdrawn', 'pending']);
  });

  test('is refused for a closed or unknown job and for an empty message', async () => {
    const job = await postJob(business);
    await business.call(ownJobsApi.close, { params: { jobId: job.id } });
    await expectRefusal(apply(rep, job.id), 'job.not_active');
    await expectRefusal(apply(rep, randomUUID()), 'job.not_found');
    const open = await postJob(business);
    await expectRefusal(apply(rep, open.id, '   '), 'request.invalid');
  });

  test('is for reps only', async () => {
    const job = await postJob(business);
    await expectRefusal(apply(business, job.id), 'role.rep_required');
  });
});

describe('deciding', () => {
  test('goes from pending to interview to accepted, with a note at each step', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    await decide(business, 'interview', id, 'Tuesday at ten?');
    const accepted = await decide(business, 'accept', id, 'Welcome aboard.');
    expect(accepted).toMatchObject({ status: 'accepted', rep: { fullName: 'Thabo Mokoena' } });
    const { items } = await rep.call(applicationsApi.track, { query: { group: 'completed' } });
    expect(items.find((item) => item.id === id)?.steps.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['interview', 'Tuesday at ten?'],
      ['accepted', 'Welcome aboard.'],
    ]);
  });

  test('is final, and an interview happens once', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    await decide(business, 'interview', id);
    await expectRefusal(decide(business, 'interview', id), 'application.already_interviewing');
    await decide(business, 'reject', id);
    await expectRefusal(decide(business, 'accept', id), 'application.already_decided');
    await expectRefusal(
      rep.call(applicationsApi.withdraw, { params: { applicationId: id } }),
      'application.already_decided',
    );
  });

  test('is refused to the rep, to another business and for an unknown application', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    await expectRefusal(decide(rep, 'accept', id), 'role.business_required');
    const stranger = await signUpBusiness(app);
    await expectRefusal(decide(stranger, 'accept', id), 'application.not_found');
    await expectRefusal(decide(business, 'accept', randomUUID()), 'application.not_found');
    const { items } = await business.call(applicationsApi.listReceived, { params: { jobId: job.id }, query: {} });
    expect(items[0]?.status).toBe('pending');
  });
});

describe('a third party', () => {
  test('sees nothing of an application', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    const [otherBusiness, otherRep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const received = { params: { jobId: job.id }, query: {} };
    await expectRefusal(otherBusiness.call(applicationsApi.listReceived, received), 'job.not_found');
    await expectRefusal(otherRep.call(applicationsApi.listReceived, received), 'role.business_required');
    expect((await otherRep.call(applicationsApi.track, { query: {} })).items).toEqual([]);
    expect(await otherRep.call(jobForRepApi.show, { params: { jobId: job.id } })).toMatchObject({
      myApplication: null,
    });
    const withdrawing = otherRep.call(applicationsApi.withdraw, { params: { applicationId: id } });
    await expectRefusal(withdrawing, 'application.not_found');
  });

  test('who owns both sides cannot apply to their own job', async () => {
    const both = await signUpBusiness(app);
    await both.call(ownRolesApi.addRepProfile, { body: { fullName: 'Nomsa Dlamini' } });
    await expectRefusal(apply(both, (await postJob(both)).id), 'application.own_job');
  });
});

describe('the tracker', () => {
  test('counts and lists each tab, with withdrawn ones under All only', async () => {
    const seeker = await signUpRep(app);
    const jobs = await Promise.all(Array.from({ length: 5 }, () => postJob(business)));
    const [pending, interview, accepted, rejected, withdrawn] = await Promise.all(
      jobs.map(async ({ id }) => (await apply(seeker, id)).id),
    );
    await decide(business, 'interview', interview ?? '');
    await decide(business, 'accept', accepted ?? '');
    await decide(business, 'reject', rejected ?? '');
    await seeker.call(applicationsApi.withdraw, { params: { applicationId: withdrawn ?? '' } });

    const counts = await seeker.call(applicationsApi.trackerCounts, {});
    expect(counts).toEqual({ all: 5, pending: 1, interview: 1, completed: 2 });
    const shown = async (group: 'pending' | 'interview' | 'completed') =>
      (await seeker.call(applicationsApi.track, { query: { group } })).items.map(({ id }) => id).sort();
    expect(await shown('pending')).toEqual([pending]);
    expect(await shown('interview')).toEqual([interview]);
    expect(await shown('completed')).toEqual([accepted, rejected].sort());
    expect(await seeker.call(dashboardsApi.rep, {})).toMatchObject({ applications: 5 });
    const alone = (by: Person) => by.call(applicationsApi.track, { query: { application: interview ?? '' } });
    expect(await alone(seeker)).toMatchObject({ items: [{ id: interview }], nextCursor: null });
    expect((await alone(await signUpRep(app))).items).toEqual([]);
  });

  test('pages through many applications without losing one', async () => {
    const seeker = await signUpRep(app);
    const applied: string[] = [];
    for (let count = 0; count < 25; count++) applied.push((await apply(seeker, (await postJob(business)).id)).id);
    const first = await seeker.call(applicationsApi.track, { query: {} });
    const second = await seeker.call(applicationsApi.track, { query: { cursor: first.nextCursor ?? '' } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(applied.reverse());
    expect(second.nextCursor).toBeNull();
  });

  test('the list of applied jobs includes every one of them', async () => {
    const seeker = await signUpRep(app);
    const job = await postJob(business);
    await app.database.pool.query(
      `with posted as (
         insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
           experience_required, job_type)
         select gen_random_uuid(), business_id, turn::text, description, industry, location_id, province,
           compensation_cents, experience_required, job_type from jobs, generate_series(1, $3::int) turn where jobs.id = $1
         returning id, business_id, title)
       insert into job_applications (id, job_id, rep_id, business_id, message, applied_at)
       select gen_random_uuid(), posted.id, rep_profiles.id, posted.business_id, 'Many', now() - posted.title::int * interval '1 day'
       from posted, rep_profiles where rep_profiles.user_id = $2`,
      [job.id, seeker.userId, appliedPageSize],
    );
    const { id } = await apply(seeker, job.id);
    await decide(business, 'interview', id);
    const first = await seeker.call(applicationsApi.applied, { query: {} });
    expect(first.items[0]).toEqual({ jobId: job.id, status: 'interview' });
    expect(first.items).toHaveLength(appliedPageSize);
    const second = await seeker.call(applicationsApi.applied, { query: { cursor: first.nextCursor ?? '' } });
    expect(second).toEqual({ items: [{ jobId: expect.any(String), status: 'pending' }], nextCursor: null });
    const jobIds = [...first.items, ...second.items].map(({ jobId }) => jobId);
    expect(new Set(jobIds).size).toBe(appliedPageSize + 1);
    expect((await rep.call(applicationsApi.applied, { query: {} })).items.map(({ jobId }) => jobId)).not.toContain(
      job.id,
    );
  });
});
