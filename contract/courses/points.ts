import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { courseLevels } from './options.ts';

/** `withdrawn` deducts what a course earned, with its certificate. */
export const pointKinds = ['lesson', 'course', 'streak', 'first_gig', 'withdrawn'] as const;

const level = z.object({ name: z.string(), from: z.int() });

export const pointsSummary = z.object({
  total: z.int(),
  level,
  /** Null at the top. */
  nextLevel: level.nullable(),
  streak: z.object({
    /** Days in a row, up to today or to yesterday. */
    days: z.int(),
    /** Today counts already. */
    today: z.boolean(),
  }),
});

export type PointsSummary = z.output<typeof pointsSummary>;

export const pointEntry = z.object({
  kind: z.enum(pointKinds),
  /** Negative where they were deducted. */
  points: z.int(),
  earnedAt: timestamp,
  courseTitle: z.string().nullable(),
  /** The lesson's number. */
  lesson: z.int().nullable(),
});

export type PointEntry = z.output<typeof pointEntry>;

/** An applicant's training, as a business sees it: of certificates, the valid ones. */
export const training = z.object({
  points: z.int(),
  level: z.string(),
  certificates: z.array(z.object({ title: z.string(), level: z.enum(courseLevels) })),
});

export type Training = z.output<typeof training>;

export const pointsApi = {
  show: endpoint({
    tag: 'Courses',
    gate: 'rep',
    method: 'GET',
    path: '/api/rep/points',
    about: 'dashboards',
    seenByTeam: true,
    summary: 'Get your points and level',
    description: 'Includes your streak in days and the points you earned, newest first.',
    query: pageQuery,
    afterTrial: 'own data',
    status: 200,
    response: pageOf(pointEntry.extend({ id })).extend(pointsSummary.shape),
    refusals: ['request.bad_cursor'],
  }),
};
