import { z } from 'zod';
import { matchReasons } from '../applications/match-reasons.ts';
import { shownRep } from '../applications/shown-rep.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { jobSummary } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { matchingLimits } from './options.ts';

/** A rep who fits a job: an applicant's view without contact details. */
export const suggestedRep = shownRep.extend({
  repId: id,
  /** The first name and the first letter of the last. */
  name: z.string(),
  reasons: matchReasons,
  /** When they were invited; null: they were not. Whether they declined is never disclosed. */
  invitedAt: timestamp.nullable(),
});

export type SuggestedRep = z.output<typeof suggestedRep>;

export const suggestedReps = z.object({
  items: z.array(suggestedRep),
  /** Whether our team still reviews matches of this job: not once enough are approved. */
  waiting: z.boolean(),
  /** How many reps may still be invited today. */
  invitationsLeft: z.int(),
});

/** What a rep was invited to apply for. */
export const repInvitation = z.object({
  job: jobSummary,
  invitedAt: timestamp,
  /** Null: no answer yet. */
  answer: z.enum(['declined', 'applied']).nullable(),
});

export type RepInvitation = z.output<typeof repInvitation>;

const ofJob = z.object({ jobId: id });
const invitation = {
  tag: 'Matching',
  gate: 'business',
  path: '/api/business/jobs/:jobId/invitations/:repId',
  params: ofJob.extend({ repId: id }),
  status: 204,
  response: noContent,
} as const;
const rep = { tag: 'Matching', gate: 'rep' } as const;

export const suggestionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId/suggested-reps',
    about: 'matches',
    feature: 'suggestions',
    summary: 'List suggested reps for a job',
    description: 'Returns reps who fit and have not applied, with the reasons. Records that they were shown.',
    tag: 'Matching',
    gate: 'business',
    params: ofJob,
    status: 200,
    response: suggestedReps,
    refusals: ['job.not_found'],
  }),
  invite: endpoint({
    ...invitation,
    method: 'PUT',
    changes: ['matches'],
    feature: 'suggestions',
    summary: 'Invite a suggested rep to apply',
    description: `Idempotent. A withdrawn invitation can be sent again. At most ${matchingLimits.invitationsADay} a day. The rep may decline without a reason.`,
    legal: 'business',
    refusals: [
      'job.not_found',
      'job.not_active',
      'invitation.not_suggested',
      'invitation.daily_allowance',
      'invitation.already_applied',
      'account.suspended',
    ],
  }),
  cancelInvitation: endpoint({
    ...invitation,
    method: 'DELETE',
    changes: ['matches'],
    summary: 'Cancel an invitation',
    description: 'Only until the rep applies. Idempotent.',
    afterTrial: 'ends something',
    refusals: ['job.not_found', 'invitation.answered'],
  }),
  received: endpoint({
    ...rep,
    method: 'GET',
    path: '/api/rep/invitations',
    about: 'invitations',
    seenByTeam: true,
    summary: 'List your invitations, newest first',
    description: 'Only for jobs that are still open.',
    query: pageQuery,
    afterTrial: 'own data',
    status: 200,
    response: pageOf(repInvitation),
    refusals: ['request.bad_cursor'],
  }),
  decline: endpoint({
    ...rep,
    method: 'POST',
    path: '/api/rep/invitations/:jobId/declining',
    changes: ['invitations'],
    summary: 'Decline an invitation',
    description: 'The business is not notified.',
    params: ofJob,
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['invitation.not_found', 'invitation.answered'],
  }),
};
