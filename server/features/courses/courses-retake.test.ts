import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { certificateDeskApi, certificatesApi } from '#contract/courses/certificates.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { pointsApi } from '#contract/courses/points.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { buy, certify, learnAll, publish, takeTest } from '#test/support/courses.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const course = await publish(app);
const params = course;
const business = await signUpBusiness(app);
const { id: jobId } = await postJob(business, { asksCourses: { which: 'all', courseIds: [course.courseId] } });
const { call: admin } = await signInAdmin(app, await makeAdmin(app));

const withdraw = (number: string, mayTryAgain: boolean) =>
  admin(certificateDeskApi.withdraw, { params: { number }, body: { reason: 'Someone else took it.', mayTryAgain } });
const allow = (number: string) => admin(certificateDeskApi.allowRetake, { params: { number } });
const onJob = async (rep: Person) => (await rep.call(jobForRepApi.show, { params: { jobId } })).courses;
const card = async (rep: Person) =>
  (await rep.call(coursesApi.list, {})).items.filter(({ id }) => id === course.courseId).map(({ own }) => own);
const subjects = async (rep: Person) => (await mailsTo(app.database, rep.email)).map(({ subject }) => subject);

test('a user allowed to retake the test does so, and has one valid certificate', async () => {
  const { rep, number } = await certify(app, course);
  expect(await withdraw(number, true)).toMatchObject({ withdrawn: { wayBack: 'take the test' } });
  expect(
    (await mailsTo(app.database, rep.email)).find(({ subject }) => /has been withdrawn$/.test(subject))?.text,
  ).toContain('You can take the final test again.');
  expect(await onJob(rep)).toMatchObject({
    ...{ met: false, courses: [{ standing: 'begun', wayBack: 'take the test' }] },
  });
  expect(await card(rep)).toMatchObject([{ completedAt: null, certificateNumber: number, wayBack: 'take the test' }]);
  const { total: points } = await rep.call(pointsApi.show, { query: {} });

  const passed = await takeTest(rep, course);
  const another = passed.standing.certificateNumber ?? '';
  expect(another).not.toBe(number);
  expect(passed.standing).toMatchObject({ wayBack: null, test: { open: false } });
  expect(await onJob(rep)).toMatchObject({ met: true, courses: [{ standing: 'done', wayBack: null }] });
  expect(await card(rep)).toMatchObject([{ certificateNumber: another, wayBack: null }]);
  const { items } = await rep.call(certificatesApi.list, {});
  expect(items.map((one) => [one.number, one.withdrawn === null])).toEqual([
    [another, true],
    [number, false],
  ]);
  await expectRefusal(rep.call(learningApi.draw, { params }), 'course.passed_before');
  // Each has its page.
  const pages = await Promise.all(
    [number, another].map(async (one) => (await fetch(`${app.url}/certificates/${one}`)).text()),
  );
  expect(pages.map((page) => page.includes('Not valid: withdrawn'))).toEqual([true, false]);
  // It counts as finished once, and its points were given once.
  expect((await rep.call(pointsApi.show, { query: {} })).total).toBe(points);
  const { rows } = await pool.query('select finished_count from courses where id = $1', [course.courseId]);
  expect(rows).toEqual([{ finished_count: 1 }]);
  const { courses } = await exportOf(app, rep);
  expect(courses).toMatchObject([{ certificates: [{ number: another }, { number }] }]);
});

test('a user not allowed a retake is directed to the team, which can allow it later', async () => {
  const { rep, number } = await certify(app, course);
  await withdraw(number, false);
  expect(await onJob(rep)).toMatchObject({ met: false, courses: [{ standing: 'begun', wayBack: 'ask the team' }] });
  // The business sees that it isn't done, and not why.
  const { id: applicationId } = await apply(rep, jobId);
  const received = await business.call(applicationsApi.showReceived, { params: { applicationId } });
  expect(received.courses?.courses[0]).not.toHaveProperty('wayBack');
  expect(received.courses).toMatchObject({ met: false, courses: [{ standing: 'begun' }] });
  await expectRefusal(rep.call(learningApi.draw, { params }), 'course.certificate_withdrawn');
  expect(await card(rep)).toMatchObject([{ wayBack: 'ask the team' }]);

  expect(await allow(number)).toMatchObject({ withdrawn: { wayBack: 'take the test' } });
  await allow(number);
  expect((await subjects(rep)).filter((subject) => subject.startsWith('You can retake the final test'))).toHaveLength(
    1,
  );
  const { rows } = await pool.query(
    "select count(*)::int as n from admin_audit where act = 'certificate.allow_retake' and target_id = (select id from certificates where number = $1)",
    [number],
  );
  expect(rows).toEqual([{ n: 1 }]);
  const failed = await takeTest(rep, course, 3);
  expect(failed.standing).toMatchObject({ wayBack: 'take the test', test: { open: true } });
  expect((await takeTest(rep, course)).standing.wayBack).toBeNull();
  expect(await onJob(rep)).toMatchObject({ met: true });
});

test('returning the course and getting it again reopens nothing', async () => {
  const { rep, number } = await certify(app, course);
  await withdraw(number, false);
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
  const standing = await learnAll(app, rep, course);
  expect(standing).toMatchObject({ wayBack: 'ask the team', completedAt: null, test: { open: false } });
  await expectRefusal(rep.call(learningApi.draw, { params }), 'course.certificate_withdrawn');
  await allow(number);
  expect((await takeTest(rep, course)).standing.wayBack).toBeNull();
});

test('only a withdrawn certificate has a reason, and only an admin decides', async () => {
  const { rep, number } = await certify(app, course);
  await expectRefusal(allow(number), 'certificate.valid');
  await expectRefusal(allow('TH-0000-0000-0000'), 'certificate.not_found');
  await expectRefusal(rep.call(certificateDeskApi.allowRetake, { params: { number } }), 'admin.session_required');
  // For users without the course it is closed as usual.
  await withdraw(number, true);
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
  await expectRefusal(rep.call(learningApi.draw, { params }), 'course.not_bought');
  expect(await onJob(rep)).toMatchObject({ courses: [{ standing: 'not begun', wayBack: null }] });
  await buy(app, rep, course);
  await expectRefusal(rep.call(learningApi.draw, { params }), 'course.lessons_first');
});
