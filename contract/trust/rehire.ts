import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { termsSigned } from '../engagements/terms.ts';
import { id, timestamp } from '../fields.ts';
import { jobInput } from '../jobs/jobs.ts';
import { salesTermsInput } from '../jobs/sales-terms.ts';
import { changedWithApplication, changedWithJob } from '../nouns.ts';
import { emptyPlaceChoices, rehireConflicts, rehireInvitationStatuses, rehireLimits } from './rehire-options.ts';

const rehireTeam = z.object({
  /** A gig of each rep. */
  engagementIds: z
    .array(id)
    .min(1, 'Choose at least one rep.')
    .max(rehireLimits.reps, `Choose at most ${rehireLimits.reps} reps.`)
    .overwrite((ids) => [...new Set(ids)]),
});

/** The job to post, or an open one to add the reps to. */
const rehireJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    input: jobInput,
    /** What sales pay on it; null: nothing. */
    salesTerms: salesTermsInput.nullable().default(null),
  }),
  z.object({ kind: z.literal('open'), jobId: id }),
]);

const rehirePlan = rehireTeam.extend({ job: rehireJob });

export const rehireInput = rehirePlan.extend({
  answerBy: timestamp,
  emptyPlaces: z.enum(emptyPlaceChoices),
  /** For `standby`, unless the open job is signed for already: signs the terms with each rep on standby who accepts a place. */
  signed: z.object(termsSigned).nullish().default(null),
});

export type RehirePlan = z.output<typeof rehirePlan>;

export type RehireInput = z.output<typeof rehireInput>;

/** Whether a rep can be invited. */
const checkedRep = z.object({ engagementId: id, repName: z.string(), conflict: z.enum(rehireConflicts).nullable() });

export type CheckedRep = z.output<typeof checkedRep>;

const ofJob = { jobId: id, jobTitle: z.string() };

/** One act, with the answers to it. */
export const rehire = z.object({
  id,
  ...ofJob,
  emptyPlaces: z.enum(emptyPlaceChoices),
  sentAt: timestamp,
  answerBy: timestamp,
  /** Null: some can still answer. */
  settledAt: timestamp.nullable(),
  /** Places of the job that no accepted rep has. */
  room: z.int(),
  /** Whether other reps can apply for it. */
  takesApplications: z.boolean(),
  invitations: z.array(
    z.object({ id, repName: z.string(), status: z.enum(rehireInvitationStatuses), answeredAt: timestamp.nullable() }),
  ),
});

export type Rehire = z.output<typeof rehire>;

/** What a rep is asked. */
export const rehireOffer = z.object({
  id,
  ...ofJob,
  companyName: z.string(),
  place: z.string(),
  /** `YYYY-MM-DD`, those that have not begun. */
  days: z.array(z.string()),
  startsAt: timestamp,
  endsAt: timestamp,
  takeHomeCents: z.int(),
  /** Sales pay a part of it or all: it’s the most. */
  upTo: z.boolean(),
  answerBy: timestamp,
});

export type RehireOffer = z.output<typeof rehireOffer>;

const ofBusiness = { tag: 'Team', gate: 'business' } as const;
const ofOffer = { tag: 'Team', gate: 'rep', params: z.object({ invitationId: id }) } as const;

export const rehireApi = {
  check: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/rehire-checks',
    changes: [],
    summary: 'Check whether reps can be invited to a job',
    description: `Stores nothing. \`conflict\` never says where else a rep works. Whether they are free is told for ${rehireLimits.knownDays} days after a gig with you.`,
    legal: 'business',
    limit: 'availability',
    body: rehirePlan,
    status: 200,
    response: z.object({ reps: z.array(checkedRep) }),
    refusals: ['engagement.not_found', 'job.not_found', 'rehire.days_open'],
  }),
  send: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/rehires',
    changes: [...changedWithJob, 'engagements'],
    summary: 'Invite a team to a new or an open job',
    description:
      'Posts the job and invites all reps, or does nothing. A rep who accepts is hired. Places that stay empty are for applicants, or are offered to reps on standby.',
    legal: 'business',
    limit: 'rehire',
    body: rehireInput,
    status: 201,
    response: rehire,
    refusals: [
      'engagement.not_found',
      'job.not_found',
      'job.not_active',
      'rehire.conflicts',
      'rehire.days_open',
      'rehire.deadline_invalid',
      'rehire.no_room',
      'rehire.not_signed',
      'legal.signature_required',
      'legal.signature_differs',
      'location.unknown',
      'job.course_unknown',
      'tag.unknown',
      'job.schedule_invalid',
      'job.transport_unanswered',
      'job.pay_invalid',
      'job.below_minimum_wage',
      'job.closing_day_invalid',
      'job.duplicate',
      'job.daily_allowance',
      'sales.terms_invalid',
      'sales.terms_missing',
      'account.suspended',
    ],
  }),
  list: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/rehires',
    about: 'rehires',
    seenByTeam: true,
    summary: 'List the teams that you hired again, newest first',
    description: 'At most 20, with who accepted, declined and has not answered.',
    afterTrial: 'own data',
    status: 200,
    response: z.object({ items: z.array(rehire) }),
  }),
  withdraw: endpoint({
    ...ofBusiness,
    method: 'DELETE',
    path: '/api/business/rehire-invitations/:invitationId',
    changes: ['rehires'],
    summary: 'Withdraw an invitation of a team',
    description: 'Only until the rep answers.',
    params: z.object({ invitationId: id }),
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['rehire.not_found', 'rehire.over'],
  }),
  offers: endpoint({
    tag: 'Team',
    gate: 'rep',
    method: 'GET',
    path: '/api/rep/rehire-invitations',
    about: 'rehires',
    seenByTeam: true,
    summary: 'List invitations to work for a business again',
    description: 'At most 20, all of which you can still answer, the earliest deadline first.',
    afterTrial: 'own data',
    status: 200,
    response: z.object({ items: z.array(rehireOffer) }),
  }),
  accept: endpoint({
    ...ofOffer,
    method: 'POST',
    path: '/api/rep/rehire-invitations/:invitationId/acceptance',
    changes: [...changedWithApplication, 'me'],
    summary: 'Accept an invitation to work for a business again',
    description: 'Hires you. Read and agree to the terms of work next. Of more reps than places, the first get them.',
    legal: 'rep',
    status: 200,
    /** Null: gigs aren’t agreed here. */
    response: z.object({ applicationId: id, engagementId: id.nullable() }),
    refusals: [
      'rehire.not_found',
      'rehire.over',
      'rehire.place_taken',
      'rehire.business_closed',
      'engagement.hours_taken',
      'application.already_applied',
      'application.courses_missing',
      'account.suspended',
    ],
  }),
  decline: endpoint({
    ...ofOffer,
    method: 'POST',
    path: '/api/rep/rehire-invitations/:invitationId/refusal',
    changes: ['rehires'],
    summary: 'Decline an invitation to work for a business again',
    description: 'The business sees it. It is never held against you.',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['rehire.not_found', 'rehire.over'],
  }),
};
