import { z } from 'zod';
import { jobIndustries } from '../catalogue/options.ts';
import { endpoint } from '../endpoint.ts';
import { id, prose } from '../fields.ts';
import { courseParams, ratings } from './courses.ts';
import { courseLevels, courseOrigins } from './options.ts';

export const adminCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  level: z.enum(courseLevels),
  industry: z.enum(jobIndustries),
  origin: z.enum(courseOrigins),
  priceCents: z.int(),
  /** The version of its current content. */
  version: z.int(),
  /** False: hidden from the catalogue, and kept by those who own it. */
  offered: z.boolean(),
  /** Current owners, by how they got it. */
  owners: z.object({ bought: z.int(), gift: z.int(), free: z.int() }),
  /** How often it was returned for a refund, or charged back. */
  returned: z.int(),
  /** Revenue of the course, and refunds. Of accounts that are gone, too. */
  money: z.object({ paidCents: z.int(), returnedCents: z.int() }),
  /** How many current owners have begun and finished it. */
  begun: z.int(),
  finished: z.int(),
  /** How many of those who began have finished; null: no one has begun. */
  completionPercent: z.int().nullable(),
  ratings,
});

export type AdminCourse = z.output<typeof adminCourse>;

/** How many owners did it: with the current content, and with every version. */
const reached = z.object({ current: z.int(), all: z.int() });

const adminLesson = z.object({
  number: z.int(),
  title: z.string(),
  minutes: z.int(),
  read: reached,
  answered: reached,
});

const adminQuestion = z.object({
  id: z.string(),
  lesson: z.int(),
  use: z.enum(['lesson', 'test']),
  ask: z.string(),
  /** How many users answered it, in any version with the same wording. */
  answers: z.int(),
  /** How many of these were right the first time; null: unanswered. */
  rightPercent: z.int().nullable(),
});

export type AdminQuestion = z.output<typeof adminQuestion>;

const adminCoursePage = adminCourse.extend({
  /** Progress of its reps. */
  started: reached,
  lessons: z.array(adminLesson),
  passed: reached,
  /** Lowest share of right answers first, unanswered ones last. */
  questions: z.array(adminQuestion),
});

export type AdminCoursePage = z.output<typeof adminCoursePage>;

export const offerInput = z.object({
  offered: z.boolean(),
  /** The reason, which the audit log records. */
  reason: prose('Reason', 500),
});

const shared = { tag: 'Courses', gate: 'admin', status: 200 } as const;

/** The admin view of the courses that reps buy. */
export const adminCoursesApi = {
  list: endpoint({
    ...shared,
    permission: 'courses.read',
    method: 'GET',
    path: '/api/admin/courses',
    about: 'course desk',
    summary: 'List courses with sales and completion',
    response: z.object({ items: z.array(adminCourse) }),
  }),
  show: endpoint({
    ...shared,
    permission: 'courses.read',
    method: 'GET',
    path: '/api/admin/courses/:courseId',
    about: 'course desk',
    summary: 'Get the progress figures of a course',
    description: 'Returns where learners stop and which questions they get wrong.',
    params: courseParams,
    response: adminCoursePage,
    refusals: ['course.not_found'],
  }),
  offer: endpoint({
    ...shared,
    permission: 'courses.write',
    method: 'PUT',
    path: '/api/admin/courses/:courseId/offer',
    changes: ['course desk', 'course drafts'],
    summary: 'Add a course to the catalogue or remove it',
    description: 'Reps who already own the course keep it and can still earn the certificate.',
    params: courseParams,
    body: offerInput,
    response: adminCoursePage,
    refusals: ['course.not_found'],
  }),
};
