import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, timestamp } from '../fields.ts';

/** An agreed interview, in the week of a business. */
export const weekInterview = z.object({
  interviewId: id,
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  repName: z.string(),
  at: timestamp,
  minutes: z.int(),
  place: z.string().nullable(),
  link: z.string().nullable(),
});

export type WeekInterview = z.output<typeof weekInterview>;

export const interviewWeekApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/business/interviews',
    about: 'applications',
    summary: 'List a week of agreed interviews, earliest first',
    description: 'Covers seven days from `from`, and names the next interview after them.',
    tag: 'Interviews',
    query: z.object({ from: day('From') }),
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    // A week is one page: no business has more interviews in one.
    response: z.object({
      items: z.array(weekInterview),
      /** When the first interview after these seven days begins; null when none is agreed. */
      nextAt: timestamp.nullable(),
    }),
  }),
};
