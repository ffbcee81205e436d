import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { sides } from '../engagements/options.ts';
import { id, optionalProse, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { reviewTotals } from '../profiles/review-totals.ts';
import { quotedReviewsPath, reviewDays } from './review-options.ts';

const stars = z
  .int('Choose one to five stars.')
  .min(1, 'Choose one to five stars.')
  .max(5, 'Choose one to five stars.');

export const reviewInput = z.object({
  stars,
  words: optionalProse('Your review', 1000),
  again: z.boolean('Choose yes or no.'),
  /** The author lets us quote it on our own pages, once it is published. */
  quotable: z.boolean().default(false),
});

export const reviewReplyInput = z.object({ reply: prose('Your reply', 1000) });

export type ReviewInput = z.output<typeof reviewInput>;

/** A published review. */
export const review = z.object({
  id,
  /** The business, or the first name of the rep. */
  author: z.string(),
  jobTitle: z.string(),
  stars: z.int(),
  /** Null: stars alone, or the account of a side is gone. */
  words: z.string().nullable(),
  again: z.boolean(),
  publishedAt: timestamp,
  /** By the rep or business that it is about. */
  reply: z.string().nullable(),
});

export type Review = z.output<typeof review>;

export const reviewPage = pageOf(review).extend({ totals: reviewTotals });

/** `checked`: our team checks it before it is published. `hidden`: our team hid it. */
export const ownReviewStatuses = ['waiting', 'published', 'checked', 'hidden'] as const;

export const ownReview = z.object({
  stars: z.int(),
  words: z.string().nullable(),
  again: z.boolean(),
  writtenAt: timestamp,
  status: z.enum(ownReviewStatuses),
  /** Of the review, once it is published: for a report of the reply. */
  id,
  reply: z.string().nullable(),
  quotable: z.boolean(),
});

export type OwnReview = z.output<typeof ownReview>;

/** The reviews of one gig, as one of its sides sees them. */
export const gigReviews = z.object({
  as: z.enum(sides),
  /** When they are published, unless both are written before. */
  closesAt: timestamp,
  /** The caller can write or change a review. */
  open: z.boolean(),
  own: ownReview.nullable(),
  /** Null until it is published. */
  other: review.nullable(),
});

export type GigReviews = z.output<typeof gigReviews>;

/** A completed gig that the caller has yet to review. */
export const dueReview = z.object({
  engagementId: id,
  jobTitle: z.string(),
  /** Of the other side. */
  name: z.string(),
  closesAt: timestamp,
});

export type DueReview = z.output<typeof dueReview>;

/** On public pages, with the author's consent. */
export const quotedReview = review
  .pick({ author: true, stars: true, publishedAt: true })
  .extend({ by: z.enum(sides), words: z.string() });

export type QuotedReview = z.output<typeof quotedReview>;

const params = z.object({ engagementId: id });
const shared = { tag: 'Reviews', about: 'reviews', method: 'GET', status: 200, afterTrial: 'own data' } as const;
const due = {
  ...shared,
  summary: 'List completed gigs you can review, oldest first',
  query: pageQuery,
  response: pageOf(dueReview),
  refusals: ['request.bad_cursor'],
} as const;
const received = {
  ...shared,
  summary: 'List published reviews about you, newest first',
  query: pageQuery,
  response: reviewPage,
  refusals: ['request.bad_cursor'],
} as const;

const readers = { ...shared, query: pageQuery, response: reviewPage } as const;

export const reviewsApi = {
  ofApplicant: endpoint({
    ...readers,
    gate: 'business',
    path: '/api/business/applications/:applicationId/reviews',
    summary: 'List reviews about an applicant, newest first',
    params: z.object({ applicationId: id }),
    refusals: ['application.not_found', 'request.bad_cursor'],
  }),
  ofJob: endpoint({
    ...readers,
    gate: 'rep',
    path: '/api/rep/jobs/:jobId/reviews',
    summary: 'List reviews about the business of a job, newest first',
    params: z.object({ jobId: id }),
    refusals: ['job.not_found', 'request.bad_cursor'],
  }),
  dueOfRep: endpoint({ ...due, gate: 'rep', path: '/api/rep/reviews/due' }),
  dueOfBusiness: endpoint({ ...due, gate: 'business', path: '/api/business/reviews/due' }),
  ofRep: endpoint({ ...received, gate: 'rep', path: '/api/rep/reviews' }),
  ofBusiness: endpoint({ ...received, gate: 'business', path: '/api/business/reviews' }),
  show: endpoint({
    method: 'GET',
    path: '/api/engagements/:engagementId/reviews',
    about: 'reviews',
    summary: 'Get the reviews of a gig',
    description:
      'Returns your own review, and the one about you once it is published. `null` until the gig is completed.',
    tag: 'Reviews',
    gate: 'signed-in',
    params,
    status: 200,
    response: z.object({ reviews: gigReviews.nullable() }),
    refusals: ['engagement.not_found'],
  }),
  quoted: endpoint({
    method: 'GET',
    path: quotedReviewsPath,
    about: null,
    summary: 'List the newest reviews with consent to quote them',
    tag: 'Reviews',
    gate: 'open',
    status: 200,
    keptFor: 60,
    response: z.array(quotedReview),
  }),
  consent: endpoint({
    method: 'PUT',
    path: '/api/engagements/:engagementId/review/consent',
    changes: ['reviews'],
    summary: 'Allow us to quote your review, or stop it',
    description: 'Possible at any time. Public pages follow within minutes.',
    tag: 'Reviews',
    gate: 'signed-in',
    params,
    body: z.object({ quotable: z.boolean() }),
    status: 204,
    response: noContent,
    refusals: ['engagement.not_found', 'review.not_found', 'user.not_found', 'user.kept_out'],
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/reviews/:reviewId/reply',
    changes: ['reviews'],
    summary: 'Publish your reply to a review about you',
    description: 'The reply is public with the review. There is one, and it can’t be changed.',
    tag: 'Reviews',
    gate: 'signed-in',
    params: z.object({ reviewId: id }),
    body: reviewReplyInput,
    status: 204,
    response: noContent,
    refusals: ['review.not_found', 'review.replied', 'review.author_deleted', 'user.not_found', 'user.kept_out'],
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/engagements/:engagementId/review',
    changes: ['reviews'],
    summary: 'Save your review of a completed gig',
    description: `Both reviews are published together once both are written, or ${reviewDays} days after the gig was completed. Until then only the author can read a review, and afterwards no one can change it.`,
    tag: 'Reviews',
    gate: 'signed-in',
    params,
    body: reviewInput,
    status: 200,
    response: z.object({ reviews: gigReviews.nullable() }),
    refusals: ['engagement.not_found', 'review.not_completed', 'review.closed', 'user.not_found', 'user.kept_out'],
  }),
};
