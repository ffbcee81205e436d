import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { sides } from '../engagements/options.ts';
import { id, optionalProse, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { reviewCaseKinds, reviewOutcomes, reviewParts, reviewReportReasons, sharedTraits } from './review-options.ts';

export const reviewReportInput = z.object({
  reason: z.enum(reviewReportReasons, 'Choose what’s wrong.'),
  details: optionalProse('Details', 1000),
});

export const reviewDecisionInput = z.object({ outcome: z.enum(reviewOutcomes), reason: prose('A reason', 1000) });

const reviewRestorationInput = reviewDecisionInput.pick({ reason: true });

const person = z.object({ userId: id, name: z.string() });

/** A review, or the reply to it, that our team decides about. */
export const reviewCase = z.object({
  id,
  kind: z.enum(reviewCaseKinds),
  about: z.enum(reviewParts),
  /** What both accounts have in common. */
  evidence: z.array(z.enum(sharedTraits)),
  reason: z.enum(reviewReportReasons).nullable(),
  details: z.string().nullable(),
  createdAt: timestamp,
  engagementId: id,
  jobTitle: z.string(),
  rep: person,
  business: person,
  /** The author of the review. */
  by: z.enum(sides),
  stars: z.int(),
  words: z.string().nullable(),
  again: z.boolean(),
  reply: z.string().nullable(),
  decision: z.object({ outcome: z.enum(reviewOutcomes), reason: z.string(), by: z.string(), at: timestamp }).nullable(),
  /** It’s hidden, and another admin hid it. */
  mayRestore: z.boolean(),
});

export type ReviewCase = z.output<typeof reviewCase>;

export const reviewCaseLists = ['open', 'decided'] as const;

export type ReviewCaseList = (typeof reviewCaseLists)[number];

const admin = { tag: 'Reviews', gate: 'admin', permission: 'reports.decide' } as const;

export const reviewCasesApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/reviews/:reviewId/reports',
    changes: [],
    summary: 'Report a review about you, or the reply to yours',
    description: 'Our team decides whether it stays published, and notifies you.',
    tag: 'Reviews',
    gate: 'signed-in',
    params: z.object({ reviewId: id }),
    body: reviewReportInput,
    status: 204,
    response: noContent,
    refusals: ['review.not_found', 'review.reported', 'user.not_found', 'user.kept_out'],
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/review-cases',
    about: 'review cases',
    summary: 'List reviews to decide',
    description: 'Open cases come oldest first, decided ones newest first.',
    query: pageQuery.extend({ list: z.enum(reviewCaseLists).default('open') }),
    status: 200,
    response: pageOf(reviewCase),
    refusals: ['request.bad_cursor'],
  }),
  restore: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/review-cases/:reviewCaseId/restoration',
    changes: ['review cases'],
    summary: 'Restore a hidden review or reply',
    description:
      'It’s shown again, and its stars count. The author and the user who reported it are given the reason. Refused to the admin who hid it.',
    params: z.object({ reviewCaseId: id }),
    body: reviewRestorationInput,
    status: 204,
    response: noContent,
    refusals: ['review_case.not_found', 'review_case.not_hidden', 'review_case.another_admin'],
  }),
  decide: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/review-cases/:reviewCaseId/decision',
    changes: ['review cases', 'waiting'],
    summary: 'Show or hide a review',
    description:
      'The user who reported it is given the reason. So is the author, unless a reported review stays as it is.',
    params: z.object({ reviewCaseId: id }),
    body: reviewDecisionInput,
    status: 204,
    response: noContent,
    refusals: ['review_case.not_found', 'review_case.already_decided'],
  }),
};
