import { z } from 'zod';
import { jobIndustries } from '../catalogue/options.ts';
import { endpoint } from '../endpoint.ts';
import { id, optionalProse, timestamp } from '../fields.ts';
import { lessonBlock } from './lesson-content.ts';
import { courseLevels, courseSources, waysBack } from './options.ts';

/** The whole course with one rep's progress: what their pages show, and every action answers with. */
export const courseEnrolment = z.object({
  source: z.enum(courseSources),
  /** The business that gave it; null where its account is gone. */
  givenBy: z.string().nullable(),
  boughtAt: timestamp,
  /** From here on the course is frozen for this rep; null until the first action. */
  begunAt: timestamp.nullable(),
  /** Share of lessons read and their questions answered, in percent. */
  progress: z.int(),
  /** The last position, by the number of the lesson and of its block from 0; null before anything was read. */
  resume: z.object({ lesson: z.int(), block: z.int() }).nullable(),
  lessons: z.array(
    z.object({
      number: z.int(),
      /** Time with the lesson open, by our clock. */
      readSeconds: z.int(),
      /** Time needed for it to count as read. */
      neededSeconds: z.int(),
      read: z.boolean(),
      /** All of its questions were answered rightly. */
      answered: z.boolean(),
    }),
  ),
  test: z.object({
    /** All lessons are read and answered, and it is not passed yet. */
    open: z.boolean(),
    triesLeft: z.int(),
    /** When more attempts are available, if none is left. */
    nextAt: timestamp.nullable(),
    /** An attempt that was begun and can still be submitted. */
    attempt: z.object({ id, endsAt: timestamp }).nullable(),
    /** The last submitted one. */
    last: z.object({ rightAnswers: z.int(), passed: z.boolean(), handedInAt: timestamp }).nullable(),
  }),
  /** Until when its payment is refunded on request. Null: it is not. */
  refundableUntil: timestamp.nullable(),
  /** The final test was passed. */
  completedAt: timestamp.nullable(),
  /** Its page is `/certificates/<number>`. The valid one, or else the last. */
  certificateNumber: z.string().nullable(),
  /** Null: it was not withdrawn, or another was issued since. */
  wayBack: z.enum(waysBack).nullable(),
});

export type CourseEnrolment = z.output<typeof courseEnrolment>;

/** Number of ratings by those who finished, and their average. */
export const ratings = z.object({ count: z.int(), average: z.number().nullable() });

const card = {
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  level: z.enum(courseLevels),
  industry: z.enum(jobIndustries),
  /** Each the end of "You will be able to …". */
  outcomes: z.array(z.string()),
  lessonCount: z.int(),
  minutes: z.int(),
  xpReward: z.int(),
  author: z.object({ name: z.string(), about: z.string() }),
  finishedCount: z.int(),
  ratings,
  /** The current price; 0: the operator lets reps pay nothing. */
  priceCents: z.int(),
  /** No longer offered: only owners see it. */
  withdrawn: z.boolean(),
};

/** Without anyone's progress. */
export const offeredCourse = z.object(card);

/** A rep's progress, for lists. */
export const ownCourse = courseEnrolment.pick({
  source: true,
  givenBy: true,
  boughtAt: true,
  begunAt: true,
  progress: true,
  resume: true,
  completedAt: true,
  certificateNumber: true,
  wayBack: true,
});

const courseCard = z.object({
  ...card,
  /** Null: the rep does not own it. */
  own: ownCourse.nullable(),
});

export type CourseCard = z.output<typeof courseCard>;

/** A rating and a review by a rep who finished the course; without a name. */
export const review = z.object({ stars: z.int(), words: z.string().nullable(), ratedAt: timestamp });

/** As it is offered today, or as it was for a rep who began it. */
const coursePage = z.object({
  ...card,
  description: z.array(lessonBlock),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  lessons: z.array(z.object({ number: z.int(), title: z.string(), minutes: z.int() })),
  /** The newest with a text. */
  reviews: z.array(review),
  standing: courseEnrolment.nullable(),
  ownRating: review.nullable(),
});

export type CoursePage = z.output<typeof coursePage>;

const ratingInput = z.object({
  stars: z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
  words: optionalProse('Your words', 500),
});

export type RatingInput = z.output<typeof ratingInput>;

const shared = { tag: 'Courses', gate: 'rep', status: 200 } as const;
export const coursePath = '/api/rep/courses/:courseId';
export const courseParams = z.object({ courseId: id });

export const coursesApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/rep/courses',
    about: 'courses',
    seenByTeam: true,
    summary: 'List courses, by level and title',
    description: 'Includes courses that you own and that are no longer offered.',
    afterTrial: 'own data',
    response: z.object({ items: z.array(courseCard) }),
  }),
  show: endpoint({
    ...shared,
    method: 'GET',
    path: coursePath,
    about: 'courses',
    seenByTeam: true,
    summary: 'Get a course and your progress',
    params: courseParams,
    afterTrial: 'own data',
    response: coursePage,
    refusals: ['course.not_found'],
  }),
  enrol: endpoint({
    ...shared,
    method: 'POST',
    path: `${coursePath}/enrolment`,
    changes: ['courses', 'jobs'],
    summary: 'Start a course you own',
    description:
      'The version you start is the one you finish. While courses are free for reps, this also gives you the course. Idempotent.',
    params: courseParams,
    afterTrial: 'keeps a promise',
    response: courseEnrolment,
    refusals: ['course.not_found', 'course.not_bought', 'feature.off'],
  }),
  rate: endpoint({
    ...shared,
    method: 'PUT',
    path: `${coursePath}/rating`,
    changes: ['courses'],
    summary: 'Rate a course you finished',
    description: 'Replaces your earlier rating. Your name is not shown.',
    params: courseParams,
    body: ratingInput,
    afterTrial: 'keeps a promise',
    response: review,
    refusals: ['course.not_found', 'course.not_bought', 'course.not_finished'],
  }),
};
