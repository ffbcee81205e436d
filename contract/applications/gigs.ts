import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, optionalProse } from '../fields.ts';
import { shownSchedule } from '../jobs/schedule.ts';

export const briefingInput = z.object({ bring: optionalProse('What to bring', 2000) });

export type BriefingInput = z.output<typeof briefingInput>;

/** `later`: once the gig is funded. `over`: it was cancelled, has expired or ended some time ago. */
export const contactStatuses = ['open', 'later', 'over'] as const;

export type ContactStatus = (typeof contactStatuses)[number];

/** How the two sides of a gig reach each other. Only `open` has a phone number and email. */
export const gigContact = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('open'),
    name: z.string(),
    /** E.164; null while their profile has no number. */
    phone: z.string().nullable(),
    email: z.string(),
  }),
  z.object({ status: z.enum(contactStatuses).exclude(['open']), name: z.string() }),
]);

/** The agreement made by accepting an application, as one of its two sides sees it. */
export const gig = z.object({
  applicationId: id,
  jobId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  as: z.enum(['rep', 'business']),
  /** Neither cancelled nor over. */
  isToCome: z.boolean(),
  schedule: shownSchedule.nullable(),
  startDate: z.string().nullable(),
  location,
  locationAddress: z.string().nullable(),
  /** The business's instructions for every rep whom it accepts for the job. */
  bring: z.string().nullable(),
  /** Null once their account is closed. */
  contact: gigContact.nullable(),
});

export type Gig = z.output<typeof gig>;

/** How many upcoming gigs are named. */
export const nextGigs = 3;

const ofApplication = {
  method: 'GET',
  tag: 'Gigs',
  params: z.object({ applicationId: id }),
  gate: 'signed-in',
  status: 200,
} as const;

export const gigsApi = {
  show: endpoint({
    ...ofApplication,
    path: '/api/applications/:applicationId/gig',
    about: 'gigs',
    summary: 'Get the gig of an accepted application',
    response: gig,
    refusals: ['gig.not_found'],
  }),
  calendar: endpoint({
    ...ofApplication,
    path: '/api/applications/:applicationId/gig.ics',
    about: null,
    summary: 'Download a gig as a calendar file',
    description: 'Returns the days of the gig as iCalendar.',
    contentType: 'text/calendar',
    response: z.string(),
    refusals: ['gig.not_found', 'gig.days_open'],
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/rep/gigs',
    about: 'gigs',
    summary: 'List your next gigs, earliest first',
    description: 'Leaves out gigs that are over.',
    tag: 'Gigs',
    gate: 'rep',
    afterTrial: 'keeps a promise',
    status: 200,
    response: z.object({ items: z.array(gig) }),
  }),
  brief: endpoint({
    method: 'PUT',
    path: '/api/business/jobs/:jobId/briefing',
    changes: ['gigs'],
    summary: 'Set what hired reps must bring to a job',
    tag: 'Gigs',
    params: z.object({ jobId: id }),
    body: briefingInput,
    gate: 'business',
    afterTrial: 'keeps a promise',
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
};
