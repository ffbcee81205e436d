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
    title: 'This was sent before',
    detail: 'What you sent first was accepted, but its answer got lost. Look at it before you send another version.',
  },
  'request.too_many': {
    status: 429,
    title: 'Too many requests',
    detail: 'Please wait a moment and try again.',
  },
  'request.other_origin': {
    status: 403,
    title: 'This request came from another site',
    detail: 'Open the page on our own site and try again.',
  },
  'service.unavailable': {
    status: 503,
    title: 'We are busy for a moment',
    detail: 'Please try again in a few seconds.',
  },
  'session.required': { status: 401, title: 'Please sign in', detail: 'Sign in to continue.' },
  'session.second_factor_required': {
    status: 403,
    title: 'Confirm it is you',
    detail: 'Enter the code of your authenticator app to continue.',
  },
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
  'account.session_not_found': {
    status: 404,
    title: 'Already signed out',
    detail: 'This device is not signed in any more.',
  },
  'account.password_wrong': {
    status: 403,
    title: 'This is not your password',
    detail: 'Type the password that you sign in with.',
  },
  'account.code_wrong': {
    status: 403,
    title: 'This code is not right',
    detail: 'Codes work once and only for a short time. Use the newest one.',
  },
  'admin.session_required': {
    status: 401,
    title: 'Please sign in',
    detail: 'Sign in as an administrator to continue.',
  },
  'admin.password_wrong': { status: 403, title: 'Access Denied', detail: 'Invalid admin credentials' },
  'admin.email_not_authorized': {
    status: 403,
    title: 'Access Denied',
    detail: 'Email not authorized for admin access',
  },
  'admin.not_found': { status: 403, title: 'Access Denied', detail: 'Admin user not found' },
  'admin.code_wrong': {
    status: 403,
    title: 'This code is not right',
    detail: 'Each code works once and for half a minute. Use the newest one of your authenticator app.',
  },
  'admin.sign_in_over': {
    status: 403,
    title: 'Please sign in again',
    detail: 'The code comes within ten minutes of the password, and after five wrong ones you start again.',
  },
  'admin.too_many_attempts': {
    status: 429,
    title: 'Too many attempts',
    detail: 'Signing in is paused for a few minutes. Please wait and try again.',
  },
  'user.not_found': { status: 404, title: 'User not found', detail: 'There is no account with this id.' },
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
  'lead.link_invalid': {
    status: 403,
    title: 'This link does not work',
    detail: 'Open it again from your mail. Or write to us, and we delete your details by hand.',
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
