import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { courseEnrolment, courseParams, coursePath } from './courses.ts';
import { lessonBlock } from './lesson-content.ts';
import { finalTest, longestReport, mostReports } from './options.ts';

const mostLessons = 99;
const lessonNumber = z.int().min(1).max(mostLessons);
const questionId = z.string().min(1).max(40);
/** An option, by its index from 0. */
const option = z.int().min(0).max(9);

/** A question below a lesson. The right option is revealed once one was chosen. */
const lessonQuestion = z.object({
  id: questionId,
  ask: z.string(),
  options: z.array(z.string()),
  /** Null: not yet. The last answer, or the first right one. */
  given: z.object({ option, right: z.boolean(), because: z.string() }).nullable(),
});

/** All that a device stores of a lesson for offline use: text, pictures and questions. */
const lesson = z.object({
  courseId: id,
  number: z.int(),
  title: z.string(),
  minutes: z.int(),
  blocks: z.array(lessonBlock),
  questions: z.array(lessonQuestion),
});

export type Lesson = z.output<typeof lesson>;

/** Time that a lesson was open on a device. Its id is made there: a resend counts once. */
const readingReport = z.object({
  id,
  lesson: lessonNumber,
  seconds: z.int().min(0).max(longestReport),
  /** How far it was read, by the number of the block from 0. */
  block: z.int().min(0).max(9999),
  /** When it ended, by the device's clock: it determines where to resume. */
  at: timestamp,
});

export type ReadingReport = z.output<typeof readingReport>;

/** May be resent: a right answer stays right. */
const lessonAnswer = z.object({ questionId, option });

export type LessonAnswer = z.output<typeof lessonAnswer>;

const answered = lessonAnswer.extend({ right: z.boolean(), because: z.string() });

const attempt = z.object({
  id,
  drawnAt: timestamp,
  endsAt: timestamp,
  /** The time left, for devices whose clock is wrong. */
  secondsLeft: z.int(),
  /** Their options are in this attempt's order. */
  questions: z.array(z.object({ id: questionId, ask: z.string(), options: z.array(z.string()) })),
});

export type Attempt = z.output<typeof attempt>;

/** The result of an attempt, with the reasons. */
const attemptResult = z.object({
  id,
  rightAnswers: z.int(),
  passed: z.boolean(),
  handedInAt: timestamp,
  questions: z.array(
    z.object({
      id: questionId,
      /** The lesson that teaches it. */
      lesson: z.int(),
      ask: z.string(),
      options: z.array(z.object({ text: z.string(), because: z.string(), right: z.boolean() })),
      /** Null: not answered, which counts as wrong. */
      given: option.nullable(),
    }),
  ),
  standing: courseEnrolment,
});

export type AttemptResult = z.output<typeof attemptResult>;

const shared = { tag: 'Courses', gate: 'rep', status: 200, afterTrial: 'keeps a promise' } as const;
const ofOwn = ['course.not_found', 'course.not_bought'] as const;

export const learningApi = {
  lesson: endpoint({
    ...shared,
    afterTrial: 'own data',
    method: 'GET',
    path: `${coursePath}/lessons/:number`,
    // It has pictures, and stays as it was at its start.
    about: null,
    summary: 'Get a lesson',
    description: 'Includes its pictures and questions. The first lesson of a course is free to read.',
    params: courseParams.extend({ number: z.coerce.number().int().min(1).max(mostLessons) }),
    response: lesson,
    refusals: [...ofOwn, 'course.lesson_not_found'],
  }),
  report: endpoint({
    ...shared,
    method: 'POST',
    path: `${coursePath}/progress`,
    changes: ['dashboards'],
    summary: 'Report reading time',
    description:
      'Reports may arrive late, twice or out of order. Across all of your courses, no more time counts than has passed since you started them.',
    params: courseParams,
    body: z.object({ reports: z.array(readingReport).min(1).max(mostReports) }),
    response: courseEnrolment,
    refusals: [...ofOwn, 'course.lesson_not_found'],
  }),
  answer: endpoint({
    ...shared,
    method: 'POST',
    path: `${coursePath}/answers`,
    changes: ['dashboards'],
    summary: 'Answer questions of lessons',
    description: 'Questions can be answered as often as you like. Each answer is returned with its explanation.',
    params: courseParams,
    body: z.object({ answers: z.array(lessonAnswer).min(1).max(mostReports) }),
    response: z.object({ answers: z.array(answered), standing: courseEnrolment }),
    refusals: [...ofOwn, 'course.question_unknown'],
  }),
  draw: endpoint({
    ...shared,
    method: 'POST',
    path: `${coursePath}/test`,
    changes: [],
    summary: 'Start an attempt at the final test',
    description: `Allows ${finalTest.triesADay} attempts a day. An open attempt is returned as it is.`,
    params: courseParams,
    response: attempt,
    refusals: [
      ...ofOwn,
      'course.lessons_first',
      'course.no_tries_left',
      'course.passed_before',
      'course.certificate_withdrawn',
    ],
  }),
  submitTest: endpoint({
    ...shared,
    method: 'PUT',
    path: `${coursePath}/test/:attemptId`,
    changes: ['courses', 'jobs', 'dashboards'],
    summary: 'Submit an attempt at the final test',
    description: `The pass mark is ${finalTest.passPercent}%. Submitting again returns the same result.`,
    params: courseParams.extend({ attemptId: id }),
    body: z.object({ answers: z.array(z.object({ questionId, option })).max(finalTest.questions) }),
    response: attemptResult,
    refusals: [...ofOwn, 'course.attempt_not_found', 'course.time_over'],
  }),
};
