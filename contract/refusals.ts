import { z } from 'zod';
import { accountRefusals } from './accounts/refusals.ts';
import { analyticsRefusals } from './analytics/refusals.ts';
import { applicationRefusals } from './applications/refusals.ts';
import { courseDraftRefusals } from './courses/draft-refusals.ts';
import { courseRefusals } from './courses/refusals.ts';
import { engagementRefusals } from './engagements/refusals.ts';
import { salesRefusals } from './engagements/sales-refusals.ts';
import { fileRefusals } from './files/refusals.ts';
import { jobModerationRefusals } from './jobs/moderation-refusals.ts';
import { jobRefusals } from './jobs/refusals.ts';
import { moneyRefusals } from './ledger/refusals.ts';
import { matchingRefusals } from './matching/refusals.ts';
import { deskRefusals } from './messaging/desk-refusals.ts';
import { messagingRefusals } from './messaging/refusals.ts';
import { operatorRefusals } from './operators/refusals.ts';
import { viewingRefusals } from './operators/viewing-refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { trialStatus } from './payments/trial-status.ts';
import { batchRefusals } from './payouts/batch-refusals.ts';
import { payoutRefusals } from './payouts/refusals.ts';
import { portalRefusals } from './portal-refusals.ts';
import type { RefusalText } from './refusal-text.ts';
import { trainingVideoRefusals } from './training-videos/refusals.ts';
import { arrivalRefusals } from './trust/arrival-refusals.ts';
import { evidenceRefusals } from './trust/evidence-refusals.ts';
import { rehireRefusals } from './trust/rehire-refusals.ts';
import { reliabilityRefusals } from './trust/reliability-refusals.ts';
import { reviewRefusals } from './trust/review-refusals.ts';
import { standbyRefusals } from './trust/standby-refusals.ts';
import { vettingRefusals } from './vetting/refusals.ts';

/** Every refusal of the API, with words a person can act on. */
export const refusals = {
  'request.malformed': {
    status: 400,
    title: 'We couldn’t read that request',
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
    title: 'This is too large',
    detail: 'The request is larger than we accept. Shorten it and try again.',
  },
  'request.head_too_large': {
    status: 431,
    title: 'This is too large',
    detail:
      'The address and what your browser sent with it are longer than we accept. Clear the cookies of this site and try again.',
  },
  'request.too_slow': {
    status: 408,
    title: 'This took too long to arrive',
    detail: 'Your connection was too slow or was interrupted. Please try again.',
  },
  'request.unsupported_type': {
    status: 415,
    title: 'We couldn’t read that request',
    detail: 'Send JSON, with the content type application/json.',
  },
  'request.not_found': { status: 404, title: 'Not found', detail: 'There’s nothing at this address.' },
  'request.key_reused': {
    status: 409,
    title: 'You’ve already sent this',
    detail:
      'We accepted your first request, but the response got lost. Check the result before you send another version.',
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
    title: 'We’re busy right now',
    detail: 'Please try again in a few seconds.',
  },
  'service.full': {
    status: 507,
    title: 'We’re out of storage',
    detail: 'Nothing was saved. Our team has been notified. Please try again later.',
  },
  'file.link_invalid': {
    status: 403,
    title: 'This link no longer works',
    detail: 'Open the page again to get a new link to the file.',
  },
  ...engagementRefusals,
  ...salesRefusals,
  ...reviewRefusals,
  ...fileRefusals,
  ...reliabilityRefusals,
  'lead.link_invalid': {
    status: 403,
    title: 'This link doesn’t work',
    detail: 'Open it again from your email. Or write to us, and we’ll delete your details.',
  },
  'enquiry.not_found': {
    status: 404,
    title: 'Not found',
    detail: 'It was deleted, because it expired or the sender withdrew their consent.',
  },
  'enquiry.handled': {
    status: 409,
    title: 'Already handled',
    detail: 'Refresh to see who handled it.',
  },
  'notification.not_found': {
    status: 404,
    title: 'Notification not found',
    detail: 'It was deleted, or you don’t have access to it.',
  },
  'push_device.not_found': {
    status: 404,
    title: 'Device not found',
    detail: 'It no longer receives notifications, or you don’t have access to it.',
  },
  'push_device.not_reachable': {
    status: 422,
    title: 'We can’t reach this browser',
    detail: 'We don’t know its notification service. We’ll email you instead.',
  },
  'push_device.other_key': {
    status: 409,
    title: 'Please turn notifications on again',
    detail: 'This browser subscribed with a key that is no longer ours.',
  },
  'notification.link_invalid': {
    status: 403,
    title: 'This link doesn’t work',
    detail: 'Open it again from your email. Or sign in and choose your emails under Settings, Notifications.',
  },
  ...portalRefusals,
  ...accountRefusals,
  ...messagingRefusals,
  ...deskRefusals,
  ...operatorRefusals,
  ...viewingRefusals,
  ...jobRefusals,
  ...jobModerationRefusals,
  ...analyticsRefusals,
  ...applicationRefusals,
  ...moneyRefusals,
  ...payoutRefusals,
  ...batchRefusals,
  ...paymentRefusals,
  ...vettingRefusals,
  ...trainingVideoRefusals,
  ...arrivalRefusals,
  ...evidenceRefusals,
  ...courseRefusals,
  ...courseDraftRefusals,
  ...matchingRefusals,
  ...rehireRefusals,
  ...standbyRefusals,
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
  /** The id of the resource in the way, for a link to it. */
  about: z.uuid().optional(),
  /** The trial gate's view of the trial. */
  trial: trialStatus.optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.output<typeof problem>;
