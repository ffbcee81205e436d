import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { learningApi } from '#contract/courses/learning.ts';
import { courseCents } from '#contract/pricing.ts';
import { forgetCourses } from '#server/features/courses/commands/forget-courses.ts';
import { sweepReports } from '#server/features/courses/learning/commands/sweep-reports.ts';
import { expectRefusal } from '#test/support/api.ts';
import { answersOf, buy, learnAll, letPass, publish, report, smallCourse, takeTest } from '#test/support/courses.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { endTrial } from '#test/support/trials.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;
const rep = await signUpRep(app);
const own = smallCourse({ title: 'Counting stock', level: 'Advanced' });
const params = await publish(app, own);

const repsPayNothing = (nothing: boolean) =>
  pool.query('update operator_settings set reps_pay_nothing = $1', [nothing]);
const unpublish = (courseId: string) => pool.query('update courses set published_at = null where id = $1', [courseId]);

async function learner(course = params) {
  const user = await signUpRep(app);
  await buy(app, user, course);
  await user.call(coursesApi.enrol, { params: course });
  return user;
}

test('courses are listed by level and title, at the server’s price, with the rep’s progress in each', async () => {
  const first = await publish(app, { title: 'Zebra crossing' });
  const second = await publish(app, { title: 'Apples' });
  const { items } = await rep.call(coursesApi.list, {});
  const shown = items.filter(({ id }) => [own.id, first.courseId, second.courseId].includes(id));
  expect(shown.map(({ title }) => title)).toEqual(['Apples', 'Zebra crossing', 'Counting stock']);
  expect(shown[2]).toMatchObject({
    ...{ level: 'Advanced', lessonCount: 2, minutes: 8, xpReward: 150, outcomes: ['greet someone'] },
    ...{ priceCents: courseCents, own: null, withdrawn: false, ratings: { count: 0, average: null } },
  });
  const user = await learner(first);
  const theirs = (await user.call(coursesApi.list, {})).items.find(({ id }) => id === first.courseId);
  expect(theirs?.own).toMatchObject({ source: 'bought', progress: 0, completedAt: null, begunAt: expect.any(String) });
});

test('the first lesson is free to read, the others are for users who have the course', async () => {
  const lesson = await rep.call(learningApi.lesson, { params: { ...params, number: 1 } });
  expect(lesson.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'picture']);
  expect(lesson.questions.map(({ options, given }) => [options.length, given])).toEqual(Array(3).fill([4, null]));
  // Nothing reveals the right option.
  expect(JSON.stringify(lesson.questions)).not.toMatch(/because|"right"/);
  const second = rep.call(learningApi.lesson, { params: { ...params, number: 2 } });
  await expectRefusal(second, 'course.not_bought');
  const user = await learner();
  expect(await user.call(learningApi.lesson, { params: { ...params, number: 2 } })).toMatchObject({
    title: 'Lesson 2',
  });
  const third = user.call(learningApi.lesson, { params: { ...params, number: 3 } });
  await expectRefusal(third, 'course.lesson_not_found');
});

test('no action is possible in a course that the user doesn’t have', async () => {
  const refused = [
    rep.call(coursesApi.enrol, { params }),
    rep.call(coursesApi.rate, { params, body: { stars: 5 } }),
    rep.call(learningApi.report, { params, body: { reports: [report(1, 10)] } }),
    rep.call(learningApi.answer, { params, body: { answers: answersOf(1) } }),
    rep.call(learningApi.draw, { params }),
    rep.call(learningApi.submitTest, { params: { ...params, attemptId: randomUUID() }, body: { answers: [] } }),
  ];
  await Promise.all(refused.map((call) => expectRefusal(call, 'course.not_bought')));
  await expectRefusal(rep.call(coursesApi.enrol, { params: { courseId: randomUUID() } }), 'course.not_found');
});

test('while reps pay nothing, a course is theirs by beginning it, and stays theirs when they pay again', async () => {
  const user = await signUpRep(app);
  await repsPayNothing(true);
  const standing = await user.call(coursesApi.enrol, { params });
  expect(standing).toMatchObject({ source: 'free', progress: 0, begunAt: expect.any(String) });
  await repsPayNothing(false);
  expect(await user.call(coursesApi.enrol, { params })).toEqual(standing);
});

test('a returned course is no longer theirs, and can be bought again', async () => {
  const user = await learner();
  await pool.query('update course_purchases set returned_at = now() where user_id = $1', [user.userId]);
  await expectRefusal(user.call(coursesApi.enrol, { params }), 'course.not_bought');
  await expectRefusal(user.call(learningApi.draw, { params }), 'course.not_bought');
  expect((await user.call(coursesApi.show, { params })).standing).toBeNull();
  await buy(app, user, params);
  expect(await user.call(coursesApi.enrol, { params })).toMatchObject({ progress: 0 });
});

test('learners who have begun keep that version, others begin the current one', async () => {
  const course = smallCourse();
  const before = await publish(app, course);
  const early = await learner(before);
  const waiting = await signUpRep(app);
  await buy(app, waiting, before);
  const [first, second] = course.lessons;
  const lessons = [first, second].flatMap((lesson) => (lesson ? [{ ...lesson, title: `New ${lesson.number}` }] : []));
  const fewer = course.questions.map((question) => ({ ...question, ask: 'New?' }));
  await publish(app, {
    ...course,
    lessons: lessons.slice(0, 1),
    questions: fewer.filter(({ lesson }) => lesson === 1),
  });

  const titles = async ({ call }: typeof rep) =>
    (await call(coursesApi.show, { params: before })).lessons.map(({ title }) => title);
  expect(await titles(early)).toEqual(['Lesson 1', 'Lesson 2']);
  expect(await titles(rep)).toEqual(['New 1']);
  // Bought before, begun after.
  await waiting.call(coursesApi.enrol, { params: before });
  expect(await titles(waiting)).toEqual(['New 1']);
  const lesson = await early.call(learningApi.lesson, { params: { ...before, number: 2 } });
  expect(lesson.questions[0]?.ask).toBe('What of l2-q0?');

  // The earlier content reuses its version.
  await publish(app, course);
  expect(await titles(rep)).toEqual(['Lesson 1', 'Lesson 2']);
  expect(await titles(waiting)).toEqual(['New 1']);
  const { rows } = await pool.query('select number from course_versions where course_id = $1', [course.id]);
  expect(rows).toHaveLength(2);
});

test('a course taken out of the catalogue stays with its learners', async () => {
  const course = await publish(app);
  const user = await learner(course);
  await unpublish(course.courseId);
  const gone = [
    rep.call(coursesApi.show, { params: course }),
    rep.call(learningApi.lesson, { params: { ...course, number: 1 } }),
    rep.call(learningApi.draw, { params: course }),
  ];
  await Promise.all(gone.map((call) => expectRefusal(call, 'course.not_found')));
  expect((await rep.call(coursesApi.list, {})).items.map(({ id }) => id)).not.toContain(course.courseId);
  expect((await user.call(coursesApi.list, {})).items.find(({ id }) => id === course.courseId)).toMatchObject({
    withdrawn: true,
  });
  expect(await user.call(learningApi.lesson, { params: { ...course, number: 2 } })).toMatchObject({ number: 2 });
  // Publishing a new version doesn't offer it again.
  await publish(app, { id: course.courseId, slug: `course-${course.courseId}`, title: 'Other words' });
  await expectRefusal(rep.call(coursesApi.show, { params: course }), 'course.not_found');
});

test('reading counts for no more than the time that passed, and each report once', async () => {
  const user = await learner();
  const send = (...reports: ReturnType<typeof report>[]) =>
    user.call(learningApi.report, { params, body: { reports } });
  const claimed = await send(report(1, 240), report(2, 240));
  // A second or two may have passed.
  expect(claimed.lessons[0]?.readSeconds).toBeLessThan(30);
  expect(claimed.lessons[1]).toMatchObject({ readSeconds: 0, neededSeconds: 96, read: false });
  expect(claimed.progress).toBe(0);

  await letPass(app, user, 150);
  const kept = report(2, 100, { block: 1 });
  const late = await send(kept);
  expect(late.lessons[1]).toMatchObject({ readSeconds: 100, read: true });
  expect(late).toMatchObject({ progress: 25, resume: { lesson: 2, block: 1 } });
  await letPass(app, user, 1000);
  expect((await send(kept, kept)).lessons).toEqual(late.lessons);
  // A lesson counts for no more than its length.
  const long = await send(report(2, 600), report(2, 600));
  expect(long.lessons[1]?.readSeconds).toBe(240);
  await expectRefusal(send(report(3, 10)), 'course.lesson_not_found');
});

test('courses read concurrently share the time that passes', async () => {
  const other = await publish(app);
  const user = await learner();
  await buy(app, user, other);
  await user.call(coursesApi.enrol, { params: other });
  const send = async (of: typeof params, lesson: number) =>
    (await user.call(learningApi.report, { params: of, body: { reports: [report(lesson, 240)] } })).lessons[lesson - 1]
      ?.readSeconds ?? 0;
  await letPass(app, user, 300);
  expect(await send(params, 1)).toBe(240);
  const left = await send(other, 1);
  expect(left).toBeGreaterThanOrEqual(60);
  expect(left).toBeLessThan(80);
  // Returning the course that was read doesn't win it back.
  await pool.query('update course_purchases set returned_at = now() where user_id = $1 and course_id = $2', [
    user.userId,
    params.courseId,
  ]);
  expect(await send(other, 2)).toBeLessThan(20);
  await letPass(app, user, 300);
  expect(await send(other, 2)).toBe(240);
});

test('reading resumes at the last place, even if an older report arrives later', async () => {
  const user = await learner();
  await letPass(app, user, 3600);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const send = async (...reports: ReturnType<typeof report>[]) =>
    (await user.call(learningApi.report, { params, body: { reports } })).resume;
  expect(await send(report(2, 5, { block: 1, at: ago(5) }))).toEqual({ lesson: 2, block: 1 });
  expect(await send(report(1, 5, { block: 0, at: ago(9) }))).toEqual({ lesson: 2, block: 1 });
  // A fast clock doesn't block later reports, and a date before the course began doesn't count.
  expect(
    await send(report(1, 5, { at: '2099-01-01T00:00:00Z' }), report(2, 5, { at: '0000-01-01T00:00:00Z' })),
  ).toEqual({ lesson: 1, block: 0 });
  expect(await send(report(2, 5, { block: 1 }))).toEqual({ lesson: 2, block: 1 });
});

test('each answer returns whether it is right and why, and once right it stays right', async () => {
  const user = await learner();
  const answer = async (...answers: { questionId: string; option: number }[]) =>
    user.call(learningApi.answer, { params, body: { answers } });
  const [one = { questionId: '', option: 0 }, ...others] = answersOf(1);
  const wrong = await answer({ ...one, option: 3 });
  expect(wrong.answers).toEqual([{ ...one, option: 3, right: false, because: 'Reason l1-q0 3' }]);
  expect(wrong.standing.progress).toBe(0);
  const right = await answer(one, ...others);
  expect(right.answers.map((each) => each.right)).toEqual([true, true, true]);
  expect(right.standing).toMatchObject({
    progress: 25,
    lessons: [{ answered: true, read: false }, { answered: false }],
  });
  expect((await answer({ ...one, option: 3 })).standing.progress).toBe(25);
  // Answers stored offline arrive together, including changed ones.
  const [two = one, ...rest] = answersOf(2);
  const kept = await answer({ ...two, option: two.option ^ 1 }, two, { ...two, option: two.option ^ 1 }, ...rest);
  expect(kept.answers.map((each) => each.right)).toEqual([false, true, false, true, true]);
  expect(kept.standing).toMatchObject({ progress: 50, lessons: [{ answered: true }, { answered: true }] });
  const lesson = await user.call(learningApi.lesson, { params: { ...params, number: 1 } });
  expect(lesson.questions[0]?.given).toEqual({ option: one.option, right: true, because: 'Reason l1-q0 1' });
  for (const unknown of [
    { ...one, option: 9 },
    { ...one, questionId: 't10' },
    { ...one, questionId: 'l9-q0' },
  ])
    await expectRefusal(answer(unknown), 'course.question_unknown');
});

test('a course is rated by learners who finished it, once each, without their names', async () => {
  const course = await publish(app);
  const [one, other] = [await signUpRep(app), await signUpRep(app)];
  await learnAll(app, one, course);
  const rate = (who: typeof rep, stars: number, words?: string) =>
    who.call(coursesApi.rate, { params: course, body: { stars, ...(words && { words }) } });
  await expectRefusal(rate(one, 5), 'course.not_finished');
  await takeTest(one, course);
  await learnAll(app, other, course);
  await takeTest(other, course);
  await rate(one, 1, 'Too short');
  await rate(one, 4, 'Good');
  await rate(other, 5);
  const page = await rep.call(coursesApi.show, { params: course });
  expect(page).toMatchObject({ ratings: { count: 2, average: 4.5 }, finishedCount: 2, ownRating: null });
  expect(page.reviews).toEqual([{ stars: 4, words: 'Good', ratedAt: expect.any(String) }]);
});

test('bought courses stay open after the trial', async () => {
  const user = await learner();
  await endTrial(app, user, 'rep');
  await letPass(app, user, 100);
  await user.call(learningApi.lesson, { params: { ...params, number: 2 } });
  await user.call(learningApi.report, { params, body: { reports: [report(2, 10)] } });
});

test('report ids are stored for 60 days', async () => {
  const user = await learner();
  await letPass(app, user, 1000);
  const [old, young] = [report(1, 5), report(1, 5)];
  await user.call(learningApi.report, { params, body: { reports: [old, young] } });
  await pool.query("update course_reports set received_at = now() - interval '61 days' where id = $1", [old.id]);
  await app.services.transaction(sweepReports);
  const { rows } = await pool.query('select id from course_reports where id = any($1)', [[old.id, young.id]]);
  expect(rows).toEqual([{ id: young.id }]);
});

test('deleting an account deletes its progress; the number who finished stays', async () => {
  const course = await publish(app);
  const user = await signUpRep(app);
  await learnAll(app, user, course);
  await takeTest(user, course);
  await app.services.transaction((tx) => forgetCourses(tx, user));
  const { rows } = await pool.query(
    `select (select count(*) from course_purchases where user_id = $1)::int as purchases,
       (select count(*) from certificates where user_id = $1)::int as certificates,
       (select finished_count from courses where id = $2) as finished`,
    [user.userId, course.courseId],
  );
  expect(rows).toEqual([{ purchases: 0, certificates: 0, finished: 1 }]);
});
