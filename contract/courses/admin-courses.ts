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
  /** Of what it says today. */
  version: z.int(),
  /** False: the catalogue hides it, and whoever has it keeps it. */
  offered: z.boolean(),
  /** How many have it today, by how they came to have it. */
  owners: z.object({ bought: z.int(), gift: z.int(), free: z.int() }),
  /** How many times it was given up for a refund, or taken back by a bank. */
  returned: z.int(),
  /** What was paid for it, and what of that went back. Of accounts that are gone, too. */
  money: z.object({ paidCents: z.int(), returnedCents: z.int() }),
  /** Of those who have it today. */
  begun: z.int(),
  finished: z.int(),
  /** How many of those who have begun have finished; null: nobody has begun. */
  completionPercent: z.int().nullable(),
  ratings,
});

export type AdminCourse = z.output<typeof adminCourse>;

/** How many of those who have the course did it: with what it says today, and with every version of it. */
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
  /** How many people answered it, in any version that asks it in the same words. */
  answers: z.int(),
  /** How many of these were right the first time; null: nobody has answered it. */
  rightPercent: z.int().nullable(),
});

export type AdminQuestion = z.output<typeof adminQuestion>;

const adminCoursePage = adminCourse.extend({
  /** How far they come. */
  started: reached,
  lessons: z.array(adminLesson),
  passed: reached,
  /** Those that fewest get right come first, and those that nobody has answered last. */
  questions: z.array(adminQuestion),
});

export type AdminCoursePage = z.output<typeof adminCoursePage>;

export const offerInput = z.object({
  offered: z.boolean(),
  /** For the record. */
  reason: prose('Reason', 500),
});

const shared = { tag: 'Courses', gate: 'admin', status: 200 } as const;

/** What administrators see and do of the courses that reps buy. */
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
