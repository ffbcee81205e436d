import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { certificateDeskApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { askableCoursesApi } from '#contract/jobs/asked-courses.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { copyOfJob, inputOfJob } from '#domain/jobs/job-copy.ts';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import { areWaiting, holdOpen } from '#test/race/held-transactions.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { buy, certify, publish } from '#test/support/courses.ts';
import { accepted, agree, payGigsHere } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const greeting = await publish(app, { title: 'Greeting' });
const selling = await publish(app, { title: 'Selling' });
const business = await signUpBusiness(app);
const both = [greeting.courseId, selling.courseId];
const asking = (which: 'any' | 'all', ...courses: { courseId: string }[]) => ({
  asksCourses: { which, courseIds: courses.map(({ courseId }) => courseId) },
});
const offer = (courseId: string, offered: boolean) =>
  pool.query('update courses set published_at = case when $2 then now() end where id = $1', [courseId, offered]);
const payHere = (here: boolean) => pool.query('update operator_settings set gigs_paid_here = $1', [here]);
const show = (rep: Person, jobId: string) => rep.call(jobForRepApi.show, { params: { jobId } });
const accept = (applicationId: string) =>
  business.call(applicationsApi.accept, { params: { applicationId }, body: {} });

test('a job’s required courses can be written and read everywhere', async () => {
  const { items } = await business.call(askableCoursesApi.list, {});
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['Greeting', 'Selling']));
  const job = await postJob(business, asking('any', greeting, selling));
  expect(job).toMatchObject({ asksCourses: { which: 'any', courseIds: both } });
  expect(job.namedCourses.map(({ title, offered }) => [title, offered])).toEqual([
    ['Greeting', true],
    ['Selling', true],
  ]);
  const params = { jobId: job.id };
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ asksCourses: { courseIds: both } });
  expect(inputOfJob(job).asksCourses).toEqual(job.asksCourses);
  const body = { ...inputOfJob(job), ...asking('all', selling), version: 1 };
  expect(await business.call(ownJobsApi.edit, { params, body })).toMatchObject({
    ...{ version: 2, asksCourses: { which: 'all', courseIds: [selling.courseId] } },
    namedCourses: [{ title: 'Selling' }],
  });
  const draft = await business.call(jobDraftsApi.start, { body: asking('all', greeting) });
  expect(draft.content).toMatchObject(asking('all', greeting));
  const page = await (await fetch(app.url + postingAddress(postingSlug(job)))).text();
  expect(page).toContain('“Selling”');
});

test('the data export has the required courses of jobs and drafts by name', async () => {
  const owner = await signUpBusiness(app);
  const job = await postJob(owner, asking('any', greeting));
  const body = { ...inputOfJob(job), ...asking('all', selling), version: 1 };
  await owner.call(ownJobsApi.edit, { params: { jobId: job.id }, body });
  await owner.call(jobDraftsApi.start, { body: asking('all', greeting, selling) });
  expect(await exportOf(app, owner)).toMatchObject({
    jobs: [{ namedCourses: [{ title: 'Selling' }], formerVersions: [{ namedCourses: [{ title: 'Greeting' }] }] }],
    jobDrafts: [{ namedCourses: [{ title: 'Greeting' }, { title: 'Selling' }] }],
  });
});

test('a course not offered is refused on its field, while an edit keeps former ones and a copy drops them', async () => {
  const old = await publish(app, { title: 'Old' });
  const job = await postJob(business, asking('all', old, greeting));
  await offer(old.courseId, false);
  for (const courseId of [old.courseId, randomUUID()]) {
    const problem = await expectRefusal(postJob(business, asking('all', { courseId })), 'job.course_unknown');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['asksCourses.courseIds']);
  }
  const sixTimes = Array.from({ length: 6 }, () => ({ courseId: randomUUID() }));
  await expectRefusal(postJob(business, asking('all', ...sixTimes)), 'request.invalid');
  await expectRefusal(postJob(business, asking('all')), 'request.invalid');
  const params = { jobId: job.id };
  const edit = (changes: object, version: number) =>
    business.call(ownJobsApi.edit, { params, body: { ...inputOfJob(job), ...changes, version } });
  const edited = await edit({ title: 'Another title' }, 1);
  expect(edited.namedCourses).toMatchObject([{ title: 'Old', offered: false }, { title: 'Greeting' }]);
  await edit(asking('all', greeting), 2);
  await expectRefusal(edit(asking('all', old), 3), 'job.course_unknown');
  expect(copyOfJob(edited, dayFromNow(0)).asksCourses).toEqual(asking('all', greeting).asksCourses);
});

test('a rep sees their progress, applies without the courses and is reminded of missing ones', async () => {
  const { id: jobId } = await postJob(business, asking('all', greeting, selling));
  const rep = await signUpRep(app);
  const standings = async () => (await show(rep, jobId)).courses?.courses.map(({ standing }) => standing);
  expect(await standings()).toEqual(['not begun', 'not begun']);
  await certify(app, greeting, rep);
  await buy(app, rep, selling);
  expect(await standings()).toEqual(['done', 'not begun']);
  await rep.call(coursesApi.enrol, { params: selling });
  expect(await show(rep, jobId)).toMatchObject({
    courses: { which: 'all', met: false, courses: [{ standing: 'done' }, { standing: 'begun' }] },
  });
  await apply(rep, jobId);
  await sendPendingNews(app);
  const reminders = async (one: Person) => (await listNews(app, one)).filter(({ kind }) => kind === 'courses.asked');
  expect(await reminders(rep)).toMatchObject([{ jobId, which: 'all', courses: [{ title: 'Selling' }] }]);
  const { rep: ready } = await certify(app, greeting);
  const { id: easier } = await postJob(business, asking('any', greeting, selling));
  expect(await show(ready, easier)).toMatchObject({ courses: { met: true } });
  await apply(ready, easier);
  await sendPendingNews(app);
  expect(await reminders(ready)).toEqual([]);
});

test('without later terms, a rep is accepted only with the required courses', async () => {
  await payHere(false);
  const { id: jobId } = await postJob(business, asking('all', greeting));
  const rep = await signUpRep(app);
  const { id } = await apply(rep, jobId);
  const received = () => business.call(applicationsApi.showReceived, { params: { applicationId: id } });
  expect(await received()).toMatchObject({ courses: { met: false, courses: [{ title: 'Greeting' }] } });
  const refused = await Promise.all([1, 2].map(() => expectRefusal(accept(id), 'application.courses_missing')));
  for (const { detail } of refused) expect(detail).toContain('“Greeting”');
  await certify(app, greeting, rep);
  expect(await received()).toMatchObject({ courses: { met: true } });
  expect(await accept(id)).toMatchObject({ status: 'accepted' });
});

test('a withdrawn certificate or one of a refunded course does not count', async () => {
  await payHere(false);
  const { call: admin } = await signInAdmin(app, await makeAdmin(app));
  const { id: jobId } = await postJob(business, { ...asking('all', greeting), positions: 3 });
  const withdrawn = await certify(app, greeting);
  const given = await certify(app, greeting);
  const [one, other] = [await apply(withdrawn.rep, jobId), await apply(given.rep, jobId)];
  await admin(certificateDeskApi.withdraw, {
    params: { number: withdrawn.number },
    body: { reason: 'Not their own.' },
  });
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [given.rep.userId]);
  await expectRefusal(accept(one.id), 'application.courses_missing');
  await expectRefusal(accept(other.id), 'application.courses_missing');
});

test('reps accepted for a paid gig agree once the course is done, also concurrently', async () => {
  await payGigsHere(app);
  const work = await accepted(app, asking('any', greeting, selling));
  const problem = await expectRefusal(agree(work), 'engagement.courses_missing');
  expect(problem).toMatchObject({
    about: greeting.courseId,
    detail: expect.stringContaining('“Greeting” or “Selling”'),
  });
  await certify(app, selling, work.rep);
  const results = await Promise.allSettled([agree(work), agree(work)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('agreeing while the certificate is being withdrawn is refused', async () => {
  await payGigsHere(app);
  const work = await accepted(app, asking('all', greeting));
  const { number } = await certify(app, greeting, work.rep);
  const held = await holdOpen(app, (tx) =>
    tx.db.execute(sql`update certificates set withdrawn_at = now(), withdrawn_reason = 'No' where number = ${number}`),
  );
  const agreeing = expectRefusal(agree(work), 'engagement.courses_missing');
  await areWaiting(app, 1);
  await held.commit();
  await agreeing;
});

test('an edit after the acceptance can only lower the requirement', async () => {
  await payGigsHere(app);
  const edit = async ({ business: owner, jobId }: Awaited<ReturnType<typeof accepted>>, changes: object) => {
    const job = await owner.call(ownJobsApi.show, { params: { jobId } });
    const body = { ...inputOfJob(job), ...changes, version: job.version };
    await owner.call(ownJobsApi.edit, { params: { jobId }, body });
  };
  const free = await accepted(app);
  await edit(free, asking('all', greeting));
  expect((await agree(free)).agreedAt).not.toBeNull();
  const eased = await accepted(app, asking('all', greeting));
  await edit(eased, { asksCourses: null });
  await agree(eased);
  const kept = await accepted(app, asking('all', greeting));
  await edit(kept, asking('all', selling));
  const { rep } = kept;
  await expectRefusal(agree(kept), 'engagement.courses_missing');
  await certify(app, selling, rep);
  await agree(kept);
  expect(await rep.call(engagementsApi.ofRep, { query: {} })).toMatchObject({ items: [{ jobId: kept.jobId }] });
});

test('a course that can no longer be started is not required', async () => {
  await payGigsHere(app);
  const gone = await publish(app, { title: 'Gone' });
  const work = await accepted(app, asking('all', gone));
  await offer(gone.courseId, false);
  await agree(work);
});
