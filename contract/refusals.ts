import { z } from 'zod';

interface RefusalText {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly title: string;
  readonly detail: string;
}

/** Every way the API says no, with words a person can act on. */
export const refusals = {
  'request.malformed': {
    status: 400,
    title: 'We could not read that request',
    detail: 'The request was not valid JSON. Please try again.',
  },
  'request.invalid': {
    status: 422,
    title: 'Please check what you entered',
    detail: 'Some of the information is missing or not valid.',
  },
  'request.bad_cursor': {
    status: 422,
    title: 'This page of the list no longer exists',
    detail: 'Go back to the start of the list and try again.',
  },
  'request.too_large': {
    status: 413,
    title: 'That is too much at once',
    detail: 'The request is larger than we accept. Shorten it and try again.',
  },
  'request.unsupported_type': {
    status: 415,
    title: 'We could not read that request',
    detail: 'Send JSON, with the content type application/json.',
  },
  'request.not_found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'request.key_reused': {
    status: 409,
    title: 'This request was already used',
    detail: 'The idempotency key belongs to another request. Reload the page and try again.',
  },
  'request.too_many': {
    status: 429,
    title: 'Too many requests',
    detail: 'Please wait a moment and try again.',
  },
  'service.unavailable': {
    status: 503,
    title: 'We are busy for a moment',
    detail: 'Please try again in a few seconds.',
  },
  'session.required': { status: 401, title: 'Please sign in', detail: 'Sign in to continue.' },
  'role.business_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a business to access the business dashboard.',
  },
  'role.rep_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a sales rep to access the rep portal.',
  },
  'location.unknown': { status: 422, title: 'Unknown location', detail: 'Choose a location from the list.' },
  'job.not_found': {
    status: 404,
    title: 'Job not found',
    detail: 'This job does not exist, or it is not yours to see.',
  },
  'job.not_active': {
    status: 409,
    title: 'This job is closed',
    detail: 'The business no longer takes applications for this job.',
  },
  'job.already_closed': { status: 409, title: 'Already closed', detail: 'This job was closed before.' },
  'application.not_found': {
    status: 404,
    title: 'Application not found',
    detail: 'This application does not exist, or it is not yours to see.',
  },
  'application.already_applied': {
    status: 409,
    title: 'You already applied',
    detail: 'You have applied for this job before. Follow it under My Applications.',
  },
  'application.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'This application was decided or withdrawn before. The list now shows where it stands.',
  },
  'application.already_interviewing': {
    status: 409,
    title: 'Already in interview',
    detail: 'This application was moved to interview before.',
  },
  'application.own_job': {
    status: 409,
    title: 'This is your own job',
    detail: 'You cannot apply for a job that your own business posted.',
  },
  'file.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail: 'Open the page again to get a new link to the file.',
  },
} as const satisfies Record<string, RefusalText>;

export type RefusalCode = keyof typeof refusals;

/** RFC 9457 problem details, as every error of the API is answered. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.output<typeof problem>;
