import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { agreed } from '#test/support/funding.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const email = await makeAdmin(app);
const [admin, colleague] = [await signInAdmin(app, email), await signInAdmin(app, await makeAdmin(app))];

const takeDown = (jobId: string, reason = 'It asks reps to pay first.', who = admin) =>
  who.call(jobModerationApi.takeDownJob, { params: { jobId }, body: { reason } });
const putBack = (jobId: string, version = 1) =>
  admin.call(jobModerationApi.putBack, { params: { jobId }, body: { version, reason: 'It is mended.' } });
const report = ({ call }: Person, jobId: string, details: string | null = 'They want R200 first.') =>
  call(jobModerationApi.report, { params: { jobId }, body: { reason: 'asks_for_money', details } });
const answer = ({ call }: Person, jobId: string, asksBack = true) =>
  call(jobModerationApi.answer, { params: { jobId }, body: { text: 'We took it out.', asksBack } });
const look = (jobId: string) => admin.call(allJobsApi.show, { params: { jobId } });
const waiting = async (jobId: string) => {
  const found = (await look(jobId)).waiting;
  if (!found) throw new Error('Nothing waits.');
  return found;
};
const leave = (caseId: string, seen: { version: number; entries: number }, who = admin) =>
  who.call(jobModerationApi.leave, { params: { caseId }, body: { ...seen, reason: 'As we read it.' } });
const own = ({ call }: Person, jobId: string) => call(ownJobsApi.show, { params: { jobId } });
const told = async (person: Person, kind: string) => (await listNews(app, person)).filter((one) => one.kind === kind);

describe('a job that is taken down', () => {
  test('is unlisted immediately and takes no applications or hires, while gigs go on', async () => {
    const [business, hired, waits, late] = await Promise.all([
      signUpBusiness(app),
      signUpRep(app),
      signUpRep(app),
      signUpRep(app),
    ]);
    const job = await postJob(business, { positions: 3 });
    const [first, second] = [await apply(hired, job.id), await apply(waits, job.id)];
    await business.call(applicationsApi.accept, { params: { applicationId: first.id }, body: {} });
    const page = `${app.url}${postingAddress(postingSlug(job))}`;
    expect((await fetch(page)).status).toBe(200);
    await takeDown(job.id);

    expect((await fetch(page)).status).toBe(410);
    const { items } = await late.call(jobSearchApi.browse, { query: {} });
    expect(items.map(({ id }) => id)).not.toContain(job.id);
    await expectRefusal(apply(late, job.id), 'job.not_active');
    await expectRefusal(
      business.call(applicationsApi.accept, { params: { applicationId: second.id }, body: {} }),
      'job.already_taken_down',
    );
    expect(await look(job.id)).toMatchObject({ status: 'taken_down', applications: 2 });
    expect((await waits.call(jobForRepApi.show, { params: { jobId: job.id } })).status).toBe('taken_down');
    expect(await told(waits, 'job.closed')).toMatchObject([{ jobId: job.id, takenDown: true }]);
    expect(await auditOf(app, email)).toContain('job.take_down done It asks reps to pay first.');
  });

  test('leaves agreed gigs unchanged', async () => {
    const { rep, jobId } = await agreed(app);
    await takeDown(jobId);
    expect((await look(jobId)).engagements).toEqual({ total: 1, running: 1 });
    const { items } = await rep.call(engagementsApi.ofRep, { query: {} });
    expect(items).toHaveLength(1);
  });

  test('notifies its business in the app and by an email with the reason', async () => {
    const business = await signUpBusiness(app);
    const job = await postJob(business);
    await takeDown(job.id);
    expect(await told(business, 'job.moderated')).toMatchObject([
      { what: 'taken_down', reason: 'It asks reps to pay first.' },
    ]);
    const mails = (await mailsTo(app.database, business.email)).filter(({ subject }) => subject.includes(job.title));
    expect(mails.map(({ subject }) => subject)).toEqual([`Your job was taken down: ${job.title}`]);
    expect(mails[0]?.text).toContain('It asks reps to pay first.');
  });

  test('cannot be reopened, moved or posted again by its business, only edited', async () => {
    const business = await signUpBusiness(app);
    const draft = await jobDraft(business.call);
    const job = await business.call(ownJobsApi.post, { body: draft });
    await takeDown(job.id);
    const params = { jobId: job.id };
    await expectRefusal(business.call(ownJobsApi.reopen, { params, body: {} }), 'job.already_taken_down');
    for (const action of ['pause', 'fill', 'close'] as const)
      await expectRefusal(business.call(ownJobsApi[action], { params }), 'job.already_taken_down');
    await expectRefusal(business.call(ownJobsApi.post, { body: draft }), 'job.duplicate');
    await business.call(ownJobsApi.edit, { params, body: { ...draft, title: 'Mended', version: 1 } });
    expect(await own(business, job.id)).toMatchObject({ status: 'taken_down', title: 'Mended', version: 2 });
    await expectRefusal(takeDown(job.id), 'job.already_taken_down');
  });

  test('is restored to its former status, in the version that was reviewed', async () => {
    const business = await signUpBusiness(app);
    const draft = await jobDraft(business.call);
    const job = await business.call(ownJobsApi.post, { body: draft });
    await expectRefusal(putBack(job.id), 'job.not_taken_down');
    await takeDown(job.id);
    await business.call(ownJobsApi.edit, {
      params: { jobId: job.id },
      body: { ...draft, title: 'Mended', version: 1 },
    });
    await expectRefusal(putBack(job.id, 1), 'job_case.changed');
    expect(await putBack(job.id, 2)).toEqual({ status: 'active' });
    await apply(await signUpRep(app), job.id);
    expect((await told(business, 'job.moderated')).map((one) => one.kind === 'job.moderated' && one.what)).toEqual([
      'put_back',
      'taken_down',
    ]);
    const happened = (await look(job.id)).history.map(({ what }) => what);
    expect(happened.toSorted()).toEqual(['edited', 'posted', 'put_back', 'taken_down']);
  });

  test('is closed on restoring if it cannot be open: its last day has passed, or it was paused', async () => {
    const business = await signUpBusiness(app);
    const [late, paused] = [await postJob(business), await postJob(business)];
    await business.call(ownJobsApi.pause, { params: { jobId: paused.id } });
    for (const { id } of [late, paused]) await takeDown(id);
    await app.database.pool.query('update jobs set closes_on = $2 where id = $1', [late.id, dayFromNow(-1)]);
    for (const { id } of [late, paused]) expect(await putBack(id)).toEqual({ status: 'closed' });
    expect(await business.call(ownJobsApi.reopen, { params: { jobId: paused.id }, body: {} })).toMatchObject({
      status: 'active',
    });
  });
});

describe('a business whose job is down', () => {
  test('reads the reason and answers, and the answer waits until the team decides', async () => {
    const [business, stranger] = await Promise.all([signUpBusiness(app), signUpBusiness(app)]);
    const job = await postJob(business);
    const params = { jobId: job.id };
    await expectRefusal(business.call(jobModerationApi.takeDown, { params }), 'job.not_taken_down');
    await expectRefusal(answer(business, job.id), 'job.not_taken_down');
    await takeDown(job.id);
    await expectRefusal(answer(stranger, job.id), 'job.not_found');
    await expectRefusal(stranger.call(jobModerationApi.takeDown, { params }), 'job.not_found');
    expect(await answer(business, job.id)).toMatchObject({
      reason: 'It asks reps to pay first.',
      answers: [{ text: 'We took it out.', asksBack: true }],
      waiting: true,
      answersLeft: 4,
    });
    const open = await waiting(job.id);
    expect(open).toMatchObject({ answers: 1, reports: 0, status: 'taken_down' });
    await leave(open.id, { version: 1, entries: 1 });
    expect(await business.call(jobModerationApi.takeDown, { params })).toMatchObject({ waiting: false });
    expect((await told(business, 'job.moderated'))[0]).toMatchObject({ what: 'stays_down', reason: 'As we read it.' });
    for (let turn = 0; turn < 4; turn++) await answer(business, job.id, false);
    await expectRefusal(answer(business, job.id), 'job_answer.used_up');
  });

  test('never learns who reported it', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const job = await postJob(business);
    await report(rep, job.id, 'Seen by nobody but the team.');
    await takeDown(job.id);
    const shown = JSON.stringify([
      await business.call(jobModerationApi.takeDown, { params: { jobId: job.id } }),
      await own(business, job.id),
      await listNews(app, business),
      await mailsTo(app.database, business.email),
      await exportOf(app, business),
    ]);
    for (const secret of [rep.userId, rep.email, 'Seen by nobody']) expect(shown).not.toContain(secret);
  });
});

describe('a report', () => {
  test('is sent once for a job, not for one’s own, and at most ten times a day', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const jobs = await Promise.all(Array.from({ length: 11 }, () => postJob(business)));
    const [first, ...others] = jobs.map(({ id }) => id);
    await report(rep, first ?? '');
    await expectRefusal(report(rep, first ?? ''), 'job_report.already_sent');
    await expectRefusal(report(rep, crypto.randomUUID()), 'job.not_found');
    for (const id of others.slice(0, 9)) await report(rep, id);
    await expectRefusal(report(rep, others[9] ?? ''), 'job_report.too_many');
    await app.database.pool.query(
      `update job_reports set created_at = created_at - interval '25 hours' where reporter_id = $1`,
      [rep.userId],
    );
    await report(rep, others[9] ?? '');
  });

  test('joins others about the same job, and each reporter is notified of the outcome', async () => {
    const [business, one, other] = await Promise.all([signUpBusiness(app), signUpRep(app), signUpRep(app)]);
    const job = await postJob(business);
    await report(one, job.id);
    const seen = await waiting(job.id);
    await report(other, job.id);
    expect(await waiting(job.id)).toMatchObject({ id: seen.id, reports: 2, entries: 2 });
    await expectRefusal(leave(seen.id, { version: 1, entries: 1 }), 'job_case.changed');
    expect(await leave(seen.id, { version: 1, entries: 2 })).toMatchObject({
      decision: { outcome: 'left', by: email },
    });
    await expectRefusal(leave(seen.id, { version: 1, entries: 2 }), 'job_case.already_decided');
    for (const rep of [one, other])
      expect(await told(rep, 'job.report_decided')).toMatchObject([{ takenDown: false, reason: 'As we read it.' }]);
    expect(await told(business, 'job.moderated')).toEqual([]);
    expect((await look(job.id)).history.filter(({ what }) => what === 'reported')).toHaveLength(2);
  });

  test('ends when the job is taken down, without naming the reason', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const job = await postJob(business);
    await report(rep, job.id);
    await takeDown(job.id);
    expect((await look(job.id)).waiting).toBeNull();
    expect(await told(rep, 'job.report_decided')).toMatchObject([{ takenDown: true, reason: null }]);
  });

  test('is in the reporter’s data export, and anonymous once they are deleted', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const job = await postJob(business);
    await report(rep, job.id);
    await takeDown(job.id);
    await answer(business, job.id);
    expect(await exportOf(app, rep)).toMatchObject({ jobReports: [{ jobId: job.id, outcome: 'taken_down' }] });
    expect(await exportOf(app, business)).toMatchObject({
      jobTakeDowns: [{ jobId: job.id, answers: [{ text: 'We took it out.' }] }],
    });
    for (const { call, password } of [rep, business]) await call(accountApi.close, { body: { password } });
    const { rows } = await app.database.pool.query(
      'select reporter_id, details, (select count(*)::int from job_answers a where a.case_id = r.case_id) as answers from job_reports r where job_id = $1',
      [job.id],
    );
    expect(rows).toEqual([{ reporter_id: null, details: null, answers: 0 }]);
  });
});

describe('the queue', () => {
  test('is oldest first with claims, and another admin has to take over a claim to decide', async () => {
    const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    const jobs = [await postJob(business), await postJob(business)];
    for (const { id } of jobs) await report(rep, id);
    const { items } = await admin.call(jobModerationApi.cases, { query: {} });
    expect(items.map(({ openedAt }) => openedAt)).toEqual(items.map(({ openedAt }) => openedAt).toSorted());
    expect((await admin.call(jobModerationApi.counts, {})).open).toBe(items.length);
    const open = await waiting(jobs[0]?.id ?? '');
    const params = { caseId: open.id };
    const claim = (who: typeof admin, takeOver = false) =>
      who.call(jobModerationApi.claim, { params, body: { takeOver } });
    expect((await claim(admin)).claim).toMatchObject({ by: email, you: true });
    await expectRefusal(claim(colleague), 'job_case.held');
    await expectRefusal(leave(open.id, { version: 1, entries: 1 }, colleague), 'job_case.held');
    await expectRefusal(takeDown(open.jobId, 'No.', colleague), 'job_case.held');
    await expectRefusal(colleague.call(jobModerationApi.release, { params }), 'job_case.held');
    expect((await claim(colleague, true)).claim).toMatchObject({ you: true });
    expect((await colleague.call(jobModerationApi.release, { params })).claim).toBeNull();
    await leave(open.id, { version: 1, entries: 1 });
  });
});
