import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { day, id, timestamp } from '../fields.ts';
import { shownSchedule } from '../jobs/schedule.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { hoursLine, workPicture } from './attendance.ts';
import { milestoneStatuses, presences } from './options.ts';

const ofJob = { jobId: id, jobTitle: z.string() };
const ofWork = { engagementId: id, ...ofJob, repName: z.string() };

/** One rep's shift at one job. `day` is the one it starts on. */
export const teamShift = z.object({
  ...ofWork,
  milestoneId: id,
  day: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  status: z.enum(milestoneStatuses),
  /** Null where no one is expected. */
  presence: z.enum(presences).nullable(),
  checkedInAt: timestamp.nullable(),
  /** The check-in was stored on the phone and sent later. */
  offline: z.boolean(),
  checkedOutAt: timestamp.nullable(),
  /** The rep's number, on the day itself; null on other days, and without a number to show. */
  phone: z.string().nullable(),
});

export type TeamShift = z.output<typeof teamShift>;

/** Submitted work that waits for the business. */
export const openHoursSubmission = z.object({
  ...ofWork,
  milestoneId: id,
  /** Its number, from 1, out of `milestones`. */
  milestone: z.int(),
  milestones: z.int(),
  lines: z.array(hoursLine.extend({ day: z.string(), text: z.string() })),
  sold: z.int().nullable(),
  /** Null where the hours are not named. */
  schedule: shownSchedule.nullable(),
  /** The requested count. */
  asksCount: z.string().nullable(),
  pictures: z.array(workPicture),
  /** Null: the rep submitted none, and the records count instead. */
  handedInAt: timestamp.nullable(),
  /** When it is approved automatically. */
  dueAt: timestamp,
  changesRequested: z.int(),
  /** The rep's pay, before the fee. */
  payCents: z.int(),
  heldCents: z.int(),
});

export type OpenHoursSubmission = z.output<typeof openHoursSubmission>;

const sums = {
  /** A rep with paid work. */
  reps: z.int(),
  /** As submitted, without overtime that the business did not approve itself; as agreed where nothing was submitted. */
  minutes: z.int(),
  /** Paid to reps and the platform together. */
  paidCents: z.int(),
  heldCents: z.int(),
  backCents: z.int(),
};

export const jobSpend = z.object({ ...ofJob, ...sums });

export type JobSpend = z.output<typeof jobSpend>;

/** A rep who works or worked for the business, with their last work. */
export const teamRep = z.object({
  ...ofWork,
  applicationId: id,
  acceptedAt: timestamp,
  /** How often they were accepted. */
  times: z.int(),
  favourite: z.boolean(),
  /** They have closed their account. */
  gone: z.boolean(),
});

export type TeamRep = z.output<typeof teamRep>;

/** What cancelling would do to the money at this moment. */
export const cancellation = z.object({
  /** Until when cancelling is free; null while the days are not named. */
  freeUntil: timestamp.nullable(),
  late: z.boolean(),
  heldCents: z.int(),
  repCents: z.int(),
  platformCents: z.int(),
  backCents: z.int(),
});

export type Cancellation = z.output<typeof cancellation>;

/** A place that a rep gave up, before the shift begins. */
export const emptyPlace = z.object({
  ...ofJob,
  day: z.string(),
  places: z.int(),
  /** The gig that left it: its page offers replacements. */
  engagementId: id,
});

export type EmptyPlace = z.output<typeof emptyPlace>;

const engagementParams = z.object({ engagementId: id });
const ofBusiness = { tag: 'Team', gate: 'business', status: 200, afterTrial: 'keeps a promise' } as const;
const ofRep = {
  tag: 'Team',
  gate: 'business',
  path: '/api/business/engagements/:engagementId/favourite',
  params: engagementParams,
  status: 204,
  response: noContent,
  refusals: ['engagement.not_found'],
} as const;

export const teamApi = {
  week: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/week',
    about: 'engagements',
    summary: 'List the shifts of a week',
    description: 'Covers seven days from `from`.',
    /** By default the current week; on a Sunday the seven days from it on. */
    query: z.object({ from: day('From').optional() }),
    response: z.object({
      from: z.string(),
      today: z.string(),
      /** The current time by our clock. */
      now: timestamp,
      shifts: z.array(teamShift),
      /** There are more than can be shown. */
      more: z.boolean(),
    }),
  }),
  near: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/near',
    about: 'engagements',
    summary: 'List shifts of today and tomorrow',
    description: 'Includes positions that are still empty.',
    response: z.object({
      today: z.string(),
      /** The current time by our clock. */
      now: timestamp,
      /** Cancelled and expired ones only while their place is empty. */
      shifts: z.array(teamShift),
      emptyPlaces: z.array(emptyPlace),
    }),
  }),
  submittedHours: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/hand-ins',
    about: 'engagements',
    summary: 'List submitted hours to review',
    description: 'The earliest deadline comes first.',
    query: pageQuery,
    response: pageOf(openHoursSubmission),
    refusals: ['request.bad_cursor'],
  }),
  spend: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/spend',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List hours and spend by job, newest job first',
    description: 'Amounts are in cents.',
    query: pageQuery,
    response: pageOf(jobSpend),
    refusals: ['request.bad_cursor'],
  }),
  totals: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/totals',
    about: 'engagements',
    seenByTeam: true,
    summary: 'Get total hours and spend of your jobs',
    description: 'Amounts are in cents.',
    response: z.object(sums),
  }),
  reps: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/team/reps',
    about: 'engagements',
    summary: 'List your current and past reps',
    description: 'The latest acceptance comes first.',
    query: pageQuery.extend({ favourites: z.literal('true').optional() }),
    response: pageOf(teamRep),
    refusals: ['request.bad_cursor'],
  }),
  around: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/engagements/:engagementId/around',
    about: 'engagements',
    summary: 'Get the options for a gig',
    description: 'Returns what cancelling costs now, in cents, and the jobs to which you can invite the rep.',
    params: engagementParams,
    response: z.object({
      favourite: z.boolean(),
      gone: z.boolean(),
      cancellation: cancellation.nullable(),
      /** Open jobs for which the rep has not applied, or withdrew. */
      openJobs: z.array(z.object({ ...ofJob, invited: z.boolean() })),
    }),
    refusals: ['engagement.not_found'],
  }),
  star: endpoint({
    ...ofRep,
    method: 'PUT',
    changes: ['engagements'],
    summary: 'Add the rep of a gig to your favourites',
    description: 'The rep never sees it.',
    afterTrial: 'keeps a promise',
  }),
  unstar: endpoint({
    ...ofRep,
    method: 'DELETE',
    changes: ['engagements'],
    summary: 'Remove the rep of a gig from your favourites',
    afterTrial: 'ends something',
  }),
  invite: endpoint({
    tag: 'Team',
    gate: 'business',
    method: 'POST',
    path: '/api/business/engagements/:engagementId/invitations',
    changes: ['engagements'],
    summary: 'Invite the rep of a gig to another job',
    description: 'Can be repeated once the rep has withdrawn from that job.',
    params: engagementParams,
    body: z.object({ jobId: id }),
    status: 204,
    response: noContent,
    refusals: [
      'engagement.not_found',
      'engagement.rep_gone',
      'job.not_found',
      'job.not_active',
      'invitation.already_applied',
    ],
  }),
};
