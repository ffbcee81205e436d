import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, optionalLine, optionalProse, prose, timestamp } from '../fields.ts';
import { changedWithApplication } from '../nouns.ts';
import { optionalWebAddress } from '../web-address.ts';
import { receivedApplication, repApplication } from './applications.ts';
import { interviewLimits } from './interview.ts';

const { times: mostTimes, shortest, longest } = interviewLimits;

export const interviewProposal = z
  .object({
    times: z
      .array(timestamp)
      .min(1, 'Propose at least one time.')
      .max(mostTimes, `Propose at most ${mostTimes} times.`)
      .refine((times) => new Set(times.map(Date.parse)).size === times.length, 'Propose each time once.'),
    minutes: z
      .int('The length must be in whole minutes.')
      .min(shortest, `An interview must be at least ${shortest} minutes.`)
      .max(longest, `An interview can be at most ${longest / 60} hours.`),
    place: optionalLine('Place', 200),
    link: optionalWebAddress('Link'),
    note: optionalProse('Note', 1000),
  })
  .refine(({ place, link }) => place !== null || link !== null, {
    path: ['place'],
    message: 'Enter a meeting place or a link.',
  });

export type InterviewProposal = z.output<typeof interviewProposal>;

export const interviewAcceptance = z.object({ time: timestamp });

export const interviewDecline = z.object({ message: prose('Message', 1000) });

const applicationParams = z.object({ applicationId: id });
const interviewParams = z.object({ interviewId: id });

const answering = [
  'interview.not_found',
  'application.already_decided',
  'interview.already_answered',
  'interview.already_ended',
  'interview.replaced',
] as const;

export const interviewsApi = {
  propose: endpoint({
    method: 'POST',
    path: '/api/business/applications/:applicationId/interviews',
    changes: changedWithApplication,
    summary: 'Propose interview times to an applicant',
    description: 'Replaces times that were proposed earlier.',
    tag: 'Interviews',
    params: applicationParams,
    body: interviewProposal,
    gate: 'business',
    status: 201,
    response: receivedApplication,
    refusals: [
      'application.not_found',
      'application.already_decided',
      'application.rep_not_open',
      'interview.time_invalid',
    ],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/business/interviews/:interviewId/cancellation',
    changes: changedWithApplication,
    summary: 'Cancel an interview',
    description: 'The application stays open.',
    tag: 'Interviews',
    params: interviewParams,
    gate: 'business',
    afterTrial: 'ends something',
    status: 200,
    response: receivedApplication,
    refusals: ['interview.not_found', 'application.already_decided', 'interview.already_ended', 'interview.replaced'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/rep/interviews/:interviewId/acceptance',
    changes: changedWithApplication,
    summary: 'Choose an interview time',
    description: 'Choosing again replaces the earlier choice.',
    tag: 'Interviews',
    params: interviewParams,
    body: interviewAcceptance,
    gate: 'rep',
    afterTrial: 'keeps a promise',
    status: 200,
    response: repApplication,
    refusals: [...answering, 'interview.time_not_offered', 'interview.time_passed', 'interview.time_taken'],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/rep/interviews/:interviewId/decline',
    changes: changedWithApplication,
    summary: 'Propose other interview times',
    description: 'Also possible for an interview that is agreed.',
    tag: 'Interviews',
    params: interviewParams,
    body: interviewDecline,
    gate: 'rep',
    afterTrial: 'keeps a promise',
    status: 200,
    response: repApplication,
    refusals: [...answering, 'interview.time_passed'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/applications/:applicationId/interview.ics',
    about: null,
    summary: 'Download an interview as a calendar file',
    description: 'Returns the agreed interview as iCalendar.',
    tag: 'Interviews',
    params: applicationParams,
    gate: 'signed-in',
    status: 200,
    contentType: 'text/calendar',
    response: z.string(),
    refusals: ['interview.not_found'],
  }),
};
