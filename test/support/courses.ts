import { randomUUID } from 'node:crypto';
import { type CourseEnrolment, coursesApi } from '#contract/courses/courses.ts';
import { type Attempt, learningApi } from '#contract/courses/learning.ts';
import { publishCourse } from '#server/features/courses/content/commands/publish-course.ts';
import type { ReadCourse } from '#server/features/courses/content/services/read-course.ts';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { type Person, signUpRep } from './people.ts';

type Course = { readonly courseId: string };
type Learner = Pick<Person, 'call' | 'userId'>;
type Stored = { readonly database: Pick<TestDatabase, 'pool'> };

const lessonCount = 2;

/** Its texts say which option is right, and each has another position. */
const question = (id: string, lesson: number, use: 'lesson' | 'test', rightAt: number) => ({
  ...{ id, lesson, use, ask: `What of ${id}?` },
  options: [0, 1, 2, 3].map((place) => ({
    text: `${place === rightAt ? 'Right' : 'Wrong'} ${id} ${place}`,
    because: `Reason ${id} ${place}`,
    right: place === rightAt,
  })),
});

/** A small course: two lessons of four minutes, three questions each, and a bank of sixteen. */
export function smallCourse(changes: Partial<ReadCourse> = {}): ReadCourse {
  const id = randomUUID();
  const numbers = [1, 2];
  return {
    ...{ id, slug: `course-${id}`, title: 'Greeting people', level: 'Beginner', industry: 'Retail', xpReward: 150 },
    ...{ summary: 'How to begin.', outcomes: ['greet someone'], minutes: 8 },
    author: { name: 'Thengisa learning team', about: 'We write courses.' },
    sources: [{ title: 'An act', url: 'https://example.co.za/act' }],
    description: [{ kind: 'paragraph', runs: [{ text: 'All about greeting.' }] }],
    lessons: numbers.map((number) => ({
      ...{ number, slug: `lesson-${number}`, title: `Lesson ${number}`, minutes: 4 },
      blocks: [
        { kind: 'paragraph', runs: [{ text: `Words of lesson ${number}` }] },
        { kind: 'picture', svg: '<svg/>', alt: 'A shop', width: 640, height: 300 },
      ],
    })),
    questions: numbers.flatMap((number) => [
      ...[0, 1, 2].map((index) => question(`l${number}-q${index}`, number, 'lesson', (number + index) % 4)),
      ...Array.from({ length: 8 }, (_, index) => question(`t${number}${index}`, number, 'test', index % 4)),
    ]),
    ...changes,
  };
}

/** Publishes a course: with an id, a new version of it. */
export async function publish({ services }: TestApp, changes: Partial<ReadCourse> = {}): Promise<Course> {
  const course = smallCourse(changes);
  const digest = sha256(JSON.stringify(course));
  const problem = await services.transaction((tx) =>
    publishCourse(tx, { course, sha256: digest, origin: 'repository' }),
  );
  if (problem) throw new Error(problem);
  return { courseId: course.id };
}

/** As given by a completed payment. */
export async function buy({ database }: Stored, { userId }: Learner, { courseId }: Course): Promise<void> {
  await database.pool.query(
    "insert into course_purchases (id, user_id, course_id, source, bought_at) values ($1, $2, $3, 'bought', now())",
    [randomUUID(), userId, courseId],
  );
}

/** As if this much more time had passed since the rep began. */
export async function letPass({ database }: Stored, { userId }: Learner, seconds: number): Promise<void> {
  await database.pool.query(
    `update course_purchases set begun_at = begun_at - make_interval(secs => $2),
       counted_at = counted_at - make_interval(secs => $2) where user_id = $1`,
    [userId, seconds],
  );
}

/** As if the rep had answered questions this many days ago. */
export async function learnedOn({ database }: TestApp, { userId }: Learner, daysAgo: readonly number[]): Promise<void> {
  await database.pool.query(
    `insert into course_lesson_progress (purchase_id, lesson, answered_at)
     select p.id, 50 + ago, now() - make_interval(days => ago)
     from unnest($2::int[]) as ago, (select id from course_purchases where user_id = $1 limit 1) as p`,
    [userId, daysAgo],
  );
}

export const report = (lesson: number, seconds: number, more: { id?: string; block?: number; at?: string } = {}) => ({
  ...{ id: randomUUID(), lesson, seconds, block: 0, at: new Date().toISOString() },
  ...more,
});

/** Right answers to all questions below a lesson. */
export const answersOf = (lesson: number) =>
  [0, 1, 2].map((index) => ({ questionId: `l${lesson}-q${index}`, option: (lesson + index) % 4 }));

/** A rep has the course, has read all of it and answered every question: the final test is open. */
export async function learnAll(app: TestApp, rep: Learner, course: Course): Promise<CourseEnrolment> {
  const params = course;
  await buy(app, rep, course);
  await rep.call(coursesApi.enrol, { params });
  await letPass(app, rep, 1000);
  const lessons = Array.from({ length: lessonCount }, (_, index) => index + 1);
  await rep.call(learningApi.report, { params, body: { reports: lessons.map((lesson) => report(lesson, 240)) } });
  const { standing } = await rep.call(learningApi.answer, { params, body: { answers: lessons.flatMap(answersOf) } });
  return standing;
}

/** Answers of an attempt, with the given number of right ones. */
export const answersTo = ({ questions }: Attempt, right: number) =>
  questions.map(({ id: questionId, options }, index) => {
    const place = options.findIndex((text) => text.startsWith('Right'));
    return { questionId, option: index < right ? place : (place + 1) % options.length };
  });

/** Begins an attempt and submits it. */
export async function takeTest(rep: Learner, { courseId }: Course, right = 12) {
  const attempt = await rep.call(learningApi.draw, { params: { courseId } });
  const params = { courseId, attemptId: attempt.id };
  return rep.call(learningApi.submitTest, { params, body: { answers: answersTo(attempt, right) } });
}

/** A rep who learned the course and passed its test. */
export async function certify(app: TestApp, course: Course, rep?: Person) {
  const holder = rep ?? (await signUpRep(app));
  await learnAll(app, holder, course);
  const { standing } = await takeTest(holder, course);
  return { rep: holder, number: standing.certificateNumber ?? '' };
}
