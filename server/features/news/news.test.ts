import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { remindOfClosing } from '#server/features/jobs/commands/remind-of-closing.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow, propose } from '#test/support/interviews.ts';
import { countUnread, listNews, notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

const list = (person: Person) => listNews(app, person);
const unread = (person: Person) => countUnread(app, person);
const kinds = async (person: Person) => (await list(person)).map(({ kind }) => kind);
const markRead = ({ call }: Person, notificationId: string) =>
  call(notificationsApi.markRead, { params: { notificationId } });
const decide = (action: 'accept' | 'reject' | 'interview', applicationId: string) =>
  business.call(applicationsApi[action], { params: { applicationId }, body: {} });

async function remind(): Promise<void> {
  const { transaction } = app.services;
  await remindOfClosing(transaction, AbortSignal.timeout(30_000));
}

describe('a business', () => {
  test('is notified of new applicants in one notification for each job, until it is read', async () => {
    const [job, other] = [await postJob(business, { title: 'Promoters' }), await postJob(business)];
    const names = ['Thabo Mokoena', 'Lerato Nkosi', 'Sipho Zulu'];
    const reps = await Promise.all(names.map((full_name) => signUpRep(app, { full_name })));
    for (const one of reps) await apply(one, job.id);
    await apply(rep, other.id);
    expect(await list(business)).toMatchObject([
      { kind: 'applicants.new', jobId: other.id, count: 1, portal: 'business', read: false },
      { kind: 'applicants.new', jobId: job.id, jobTitle: 'Promoters', name: 'Sipho Zulu', count: 3, place: 3 },
    ]);
    expect(await unread(business)).toBe(2);
    const [, three] = await list(business);
    expect(await markRead(business, three?.id ?? '')).toEqual({ unread: 1 });
    await apply(rep, job.id);
    expect((await list(business)).map((one) => [one.kind, 'count' in one && one.count, one.read])).toEqual([
      ['applicants.new', 1, false],
      ['applicants.new', 1, false],
      ['applicants.new', 3, true],
    ]);
    expect(await list(rep)).toEqual([]);
  });

  test('is notified who withdrew, and separately if an interview is cancelled by it', async () => {
    const job = await postJob(business);
    const { id: applicationId } = await apply(rep, job.id);
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    expect((await list(business))[0]).toMatchObject({ kind: 'applicants.withdrew', count: 1, name: 'Thabo Mokoena' });
    const other = await signUpRep(app);
    const agreed = await apply(other, job.id);
    const { acceptedTime } = await agree(business, other, agreed.id);
    await other.call(applicationsApi.withdraw, { params: { applicationId: agreed.id } });
    expect((await list(business)).slice(0, 2)).toMatchObject([
      { kind: 'interview.off', applicationId: agreed.id, time: acceptedTime },
      { kind: 'interview.accepted', applicationId: agreed.id, time: acceptedTime },
    ]);
  });

  test('is notified who applies again, that an agreed interview is moved, and that it is declined after all', async () => {
    const job = await postJob(business);
    const { id: applicationId } = await apply(rep, job.id);
    await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    await apply(rep, job.id);
    expect((await list(business))[0]).toMatchObject({ kind: 'applicants.new', name: 'Thabo Mokoena' });
    const { interview } = await propose(business, applicationId);
    const params = { interviewId: interview?.id ?? '' };
    const [early = '', late = ''] = interview?.times ?? [];
    for (const time of [early, late, early]) await rep.call(interviewsApi.accept, { params, body: { time } });
    await rep.call(interviewsApi.decline, { params, body: { message: 'My shift was moved.' } });
    const told = (await list(business)).filter(({ kind }) => kind.startsWith('interview.'));
    expect(told.map((one) => [one.kind, 'time' in one ? one.time : null, 'moved' in one])).toEqual([
      ['interview.declined', null, false],
      ['interview.accepted', early, true],
      ['interview.accepted', late, true],
      ['interview.accepted', early, false],
    ]);
    // The refusal outdates the agreed time.
    expect(told.map(({ read }) => read)).toEqual([false, true, true, true]);
  });

  test('is notified how a rep answers an interview', async () => {
    const { id } = await apply(rep, (await postJob(business, { title: 'Promoters' })).id);
    const { interview } = await propose(business, id);
    const params = { interviewId: interview?.id ?? '' };
    await rep.call(interviewsApi.decline, { params, body: { message: 'I work until five.' } });
    expect((await list(business))[0]).toMatchObject({
      kind: 'interview.declined',
      applicationId: id,
      jobTitle: 'Promoters',
      name: 'Thabo Mokoena',
    });
    // The rep's message is stored in the application only.
    expect(JSON.stringify(await list(business))).not.toContain('until five');
  });

  test('is notified once that a job is closing soon, and how many wait', async () => {
    const job = await postJob(business);
    await apply(rep, job.id);
    await app.database.pool.query('update jobs set closes_on = $2 where id = $1', [job.id, dayFromNow(2)]);
    await remind();
    await app.database.pool.query('update jobs set closing_told_for = null where id = $1', [job.id]);
    await remind();
    expect(await list(business)).toMatchObject([
      { kind: 'job.closing', jobId: job.id, closesOn: dayFromNow(2), waiting: 1 },
      { kind: 'applicants.new' },
    ]);
  });
});

describe('a rep', () => {
  test('is notified of each decision, with the title that they applied to', async () => {
    const job = await postJob(business, { title: 'As it was' });
    const { id } = await apply(rep, job.id);
    await business.call(ownJobsApi.edit, {
      params: { jobId: job.id },
      body: { ...inputOfJob(job), title: 'As it is', version: job.version },
    });
    await decide('interview', id);
    await decide('accept', id);
    expect(await list(rep)).toMatchObject([
      { kind: 'application.moved', status: 'accepted', applicationId: id, jobId: job.id },
      { kind: 'application.moved', status: 'interview', jobTitle: 'As it was', name: 'Ubuntu Foods', portal: 'rep' },
    ]);
    expect(await kinds(business)).toEqual(['applicants.new']);
  });

  test('is notified once of an interview with its times, when it moves and when it is cancelled', async () => {
    const { id } = await apply(rep, (await postJob(business)).id);
    const times = [hoursFromNow(24), hoursFromNow(48)];
    await propose(business, id, times);
    expect(await list(rep)).toMatchObject([{ kind: 'interview.proposed', times, anew: false }]);
    const { interview } = await propose(business, id, [hoursFromNow(72)]);
    const params = { interviewId: interview?.id ?? '' };
    await rep.call(interviewsApi.accept, { params, body: { time: interview?.times[0] ?? '' } });
    await business.call(interviewsApi.cancel, { params });
    expect(await list(rep)).toMatchObject([
      { kind: 'interview.cancelled', time: interview?.times[0] },
      { kind: 'interview.proposed', anew: true },
      { kind: 'interview.proposed', anew: false },
    ]);
  });

  test('is notified with all others of a bulk rejection', async () => {
    const job = await postJob(business);
    const reps = await Promise.all(Array.from({ length: 12 }, () => signUpRep(app)));
    const applicationIds = (await Promise.all(reps.map((one) => apply(one, job.id)))).map(({ id }) => id);
    await business.call(applicationsApi.rejectMany, {
      params: { jobId: job.id },
      body: { applicationIds, note: 'We have found our team.' },
    });
    for (const one of reps)
      expect(await list(one)).toMatchObject([{ kind: 'application.moved', status: 'rejected', jobId: job.id }]);
  });

  test('is notified once that a job was closed or filled while they waited', async () => {
    const [closed, filled, decided] = [await postJob(business), await postJob(business), await postJob(business)];
    for (const job of [closed, filled]) await apply(rep, job.id);
    await decide('reject', (await apply(rep, decided.id)).id);
    await business.call(ownJobsApi.close, { params: { jobId: closed.id } });
    await business.call(ownJobsApi.fill, { params: { jobId: filled.id } });
    await business.call(ownJobsApi.close, { params: { jobId: decided.id } });
    await sendPendingNews(app);
    await notifyOf(app, 'closedJob', ...[closed, filled, decided].map(({ id: jobId }) => ({ jobId })));
    expect(await list(rep)).toMatchObject([
      { kind: 'job.closed', jobId: filled.id, filled: true },
      { kind: 'job.closed', jobId: closed.id, filled: false, name: 'Ubuntu Foods' },
      { kind: 'application.moved', jobId: decided.id },
    ]);
    // Reopened before the task ran.
    const again = await postJob(business);
    const other = await signUpRep(app);
    await apply(other, again.id);
    await business.call(ownJobsApi.close, { params: { jobId: again.id } });
    await business.call(ownJobsApi.reopen, { params: { jobId: again.id }, body: {} });
    expect(await list(other)).toEqual([]);
    // The business closes its account: that answers them, so the job isn't notified of too.
    await business.call(accountApi.close, { body: { password: business.password } });
    expect(await list(other)).toMatchObject([{ kind: 'application.moved', status: 'rejected' }]);
    expect(await list(other)).toHaveLength(1);
  });
});
