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

export const reviewsOfApplicantQuery = (applicationId: string) =>
  pagesOf(reviewsApi.ofApplicant, { params: { applicationId } });

export const reviewsOfJobQuery = (jobId: string) => pagesOf(reviewsApi.ofJob, { params: { jobId } });

export const gigReviewsQuery = (engagementId: string) => queryOf(reviewsApi.show, { params: { engagementId } });
