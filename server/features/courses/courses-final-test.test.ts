import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { expectRefusal } from '#test/support/api.ts';
import { answersOf, answersTo, buy, learnAll, letPass, publish, report, takeTest } from '#test/support/courses.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const course = await publish(app);

async function ready() {
  const rep = await signUpRep(app);
  const standing = await learnAll(app, rep, course);
  const draw = () => rep.call(learningApi.draw, { params: course });
  const submitTest = (attemptId: string, answers: { questionId: string; option: number }[]) =>
    rep.call(learningApi.submitTest, { params: { ...course, attemptId }, body: { answers } });
  return { rep, standing, draw, submitTest };
}

test('the test opens once every lesson is read and every question answered', async () => {
  const rep = await signUpRep(app);
  await buy(app, rep, course);
  await rep.call(coursesApi.enrol, { params: course });
  const draw = () => rep.call(learningApi.draw, { params: course });
  await expectRefusal(draw(), 'course.lessons_first');
  await letPass(app, rep, 1000);
  await rep.call(learningApi.report, { params: course, body: { reports: [report(1, 240), report(2, 240)] } });
  await expectRefusal(draw(), 'course.lessons_first');
  await rep.call(learningApi.answer, { params: course, body: { answers: answersOf(1) } });
  await expectRefusal(draw(), 'course.lessons_first');
  await rep.call(learningApi.answer, { params: course, body: { answers: answersOf(2) } });
  expect((await draw()).questions).toHaveLength(12);
});

test('a try doesn’t reveal the right answers, and a reload returns the same one', async () => {
  const { rep, standing, draw } = await ready();
  expect(standing).toMatchObject({ progress: 100, test: { open: true, triesLeft: 3, attempt: null, last: null } });
  const attempt = await draw();
  expect(JSON.stringify(attempt)).not.toMatch(/because|"right"|Reason/);
  expect(Date.parse(attempt.endsAt) - Date.parse(attempt.drawnAt)).toBe(45 * 60_000);
  const ofLessons = attempt.questions.map(({ id }) => id.slice(0, 2));
  expect(ofLessons.filter((lesson) => lesson === 't1')).toHaveLength(6);
  const { secondsLeft, ...same } = attempt;
  expect(secondsLeft).toBeGreaterThan(44 * 60);
  expect(secondsLeft).toBeLessThanOrEqual(45 * 60);
  expect(await draw()).toMatchObject(same);
  const shown = await rep.call(coursesApi.show, { params: course });
  expect(shown.standing?.test).toMatchObject({ triesLeft: 2, attempt: { id: attempt.id, endsAt: attempt.endsAt } });
});

test('ten of twelve pass, with a certificate and the explanations', async () => {
  const { rep, draw, submitTest } = await ready();
  const attempt = await draw();
  const result = await submitTest(attempt.id, answersTo(attempt, 10));
  expect(result).toMatchObject({ rightAnswers: 10, passed: true });
  for (const { id, options, given } of result.questions) {
    expect(options.filter(({ right }) => right).map(({ text }) => text.slice(0, 5))).toEqual(['Right']);
    expect(options.every(({ because }) => because.startsWith(`Reason ${id}`))).toBe(true);
    expect(given).toBe(answersTo(attempt, 10).find(({ questionId }) => questionId === id)?.option);
  }
  expect(result.standing).toMatchObject({
    ...{ completedAt: expect.any(String), test: { open: false } },
    certificateNumber: expect.stringMatching(/^TH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  });
  await expectRefusal(draw(), 'course.passed_before');
  const { items } = await rep.call(coursesApi.list, {});
  expect(items[0]?.own?.certificateNumber).toBe(result.standing.certificateNumber);
  const { rows } = await pool.query('select holder_name, score_percent from certificates where user_id = $1', [
    rep.userId,
  ]);
  expect(rows).toEqual([{ holder_name: 'Thabo Mokoena', score_percent: 83 }]);
});

test('nine do not pass; missing and invented answers are wrong; submitting again changes nothing', async () => {
  const { rep, draw, submitTest } = await ready();
  expect(await takeTest(rep, course, 9)).toMatchObject({ rightAnswers: 9, passed: false });
  const attempt = await draw();
  const made = [{ questionId: 'l1-q0', option: 1 }, ...answersTo(attempt, 12).slice(0, 8)];
  const result = await submitTest(attempt.id, [...made, { questionId: attempt.questions[8]?.id ?? '', option: 9 }]);
  expect(result).toMatchObject({ rightAnswers: 8, passed: false });
  expect(result.questions.map(({ given }) => given).slice(8)).toEqual([null, null, null, null]);
  const again = await submitTest(attempt.id, answersTo(attempt, 12));
  expect(again).toEqual(result);
  expect(again.standing).toMatchObject({
    completedAt: null,
    certificateNumber: null,
    test: { open: true, triesLeft: 1, last: { rightAnswers: 8, passed: false } },
  });
});

test('there are three tries a day, and the next in the morning', async () => {
  const { rep, draw } = await ready();
  for (let turn = 0; turn < 3; turn++) await takeTest(rep, course, 0);
  await expectRefusal(draw(), 'course.no_tries_left');
  const { standing } = await rep.call(coursesApi.show, { params: course });
  expect(standing?.test).toMatchObject({ triesLeft: 0, nextAt: expect.stringMatching(/T22:00:00.000Z$/) });
  await pool.query(
    'update course_attempts set day = day - 1 where purchase_id = (select id from course_purchases where user_id = $1)',
    [rep.userId],
  );
  expect((await draw()).questions).toHaveLength(12);
});

test('an abandoned try counts, and a late submission doesn’t', async () => {
  const { rep, draw, submitTest } = await ready();
  const attempt = await draw();
  const endedAgo = (seconds: number) =>
    pool.query('update course_attempts set ends_at = now() - make_interval(secs => $2) where id = $1', [
      attempt.id,
      seconds,
    ]);
  await endedAgo(60);
  await expectRefusal(submitTest(attempt.id, answersTo(attempt, 12)), 'course.time_over');
  const { standing } = await rep.call(coursesApi.show, { params: course });
  expect(standing?.test).toMatchObject({ triesLeft: 2, attempt: null });
  // Sent before the time was over.
  await endedAgo(5);
  expect(await submitTest(attempt.id, answersTo(attempt, 12))).toMatchObject({ passed: true });
});

test('a try can’t be submitted by another user, or for another course', async () => {
  const [{ draw }, other] = [await ready(), await ready()];
  const attempt = await draw();
  await expectRefusal(other.submitTest(attempt.id, answersTo(attempt, 12)), 'course.attempt_not_found');
  await expectRefusal(other.submitTest(randomUUID(), []), 'course.attempt_not_found');
});

test('a learner who returned a course and passes again keeps their certificate', async () => {
  const { rep } = await ready();
  const { standing } = await takeTest(rep, course);
  const finished = async () => (await rep.call(coursesApi.show, { params: course })).finishedCount;
  const before = await finished();
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [rep.userId]);
  expect((await learnAll(app, rep, course)).certificateNumber).toBe(standing.certificateNumber);
  expect((await takeTest(rep, course)).standing.certificateNumber).toBe(standing.certificateNumber);
  expect(await finished()).toBe(before);
});
