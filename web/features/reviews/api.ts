import { type DueReview, type Review, reviewsApi } from '#contract/trust/reviews.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export type Side = 'rep' | 'business';

/** `name`: of the other side. */
export type ReviewedGig = Pick<DueReview, 'engagementId' | 'name' | 'closesAt'>;

/** A published review that is answered; `author`: of what is answered. */
export type AnsweredReview = Pick<Review, 'id' | 'author' | 'reply'>;

export const dueReviewsQuery = (side: Side) =>
  side === 'rep' ? pagesOf(reviewsApi.dueOfRep, {}) : pagesOf(reviewsApi.dueOfBusiness, {});

export const receivedReviewsQuery = (side: Side) =>
  side === 'rep' ? pagesOf(reviewsApi.ofRep, {}) : pagesOf(reviewsApi.ofBusiness, {});

export const reviewsOfQuery = (about: { readonly applicationId: string } | { readonly jobId: string }) =>
  'jobId' in about ? pagesOf(reviewsApi.ofJob, { params: about }) : pagesOf(reviewsApi.ofApplicant, { params: about });

export const gigReviewsQuery = (engagementId: string) => queryOf(reviewsApi.show, { params: { engagementId } });
