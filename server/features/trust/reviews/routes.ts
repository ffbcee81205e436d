import { reviewCasesApi } from '#contract/trust/review-cases.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { consentToQuote } from './commands/consent-to-quote.ts';
import { decideCase, restoreReview } from './commands/decide-case.ts';
import { replyToReview } from './commands/reply-to-review.ts';
import { reportReview } from './commands/report-review.ts';
import { writeReview } from './commands/write-review.ts';
import { findApplicant, findBusiness } from './queries/find-reviewed.ts';
import { listCases } from './queries/list-cases.ts';
import { listDue } from './queries/list-due.ts';
import { listQuoted } from './queries/list-quoted.ts';
import { listReviews } from './queries/list-reviews.ts';
import { showReviews } from './queries/show-reviews.ts';

export const gigReviewRoutes: readonly Route[] = [
  read(reviewsApi.dueOfRep, (db, { repId }, { query }) => listDue(db, 'rep', repId, query.cursor)),
  read(reviewsApi.dueOfBusiness, (db, { businessId }, { query }) => listDue(db, 'business', businessId, query.cursor)),
  read(reviewsApi.ofRep, (db, { repId }, { query }) => listReviews(db, 'rep', repId, query.cursor)),
  read(reviewsApi.ofBusiness, (db, { businessId }, { query }) => listReviews(db, 'business', businessId, query.cursor)),
  read(reviewsApi.ofApplicant, async (db, actor, { params, query }) =>
    listReviews(db, 'rep', await findApplicant(db, actor, params.applicationId), query.cursor),
  ),
  read(reviewsApi.ofJob, async (db, _actor, { params, query }) =>
    listReviews(db, 'business', await findBusiness(db, params.jobId), query.cursor),
  ),
  read(reviewsApi.show, async (db, actor, { params }) => ({
    reviews: await showReviews(db, actor, params.engagementId),
  })),
  write(reviewsApi.write, async (tx, actor, { params: { engagementId }, body }) => {
    await writeReview(tx, actor, { ...body, engagementId });
    return { reviews: await showReviews(tx.db, actor, engagementId) };
  }),
  read(reviewsApi.quoted, (db) => listQuoted(db)),
  write(reviewsApi.consent, (tx, actor, { params, body }) => consentToQuote(tx, actor, { ...params, ...body })),
  write(reviewsApi.reply, (tx, actor, { params, body }) => replyToReview(tx, actor, { ...params, ...body })),
  write(reviewCasesApi.report, reportReview),
  read(reviewCasesApi.list, (db, actor, { query }) => listCases(db, actor, query)),
  writeAsAdmin(
    reviewCasesApi.decide,
    {
      name: 'review.decide',
      on: ({ params }) => ({ type: 'review_case', id: params.reviewCaseId }),
      reason: ({ body }) => `${body.outcome}: ${body.reason}`,
    },
    (tx, actor, { params, body }) => decideCase(tx, actor, { caseId: params.reviewCaseId, ...body }),
  ),
  writeAsAdmin(
    reviewCasesApi.restore,
    { name: 'review.restore', on: ({ params }) => ({ type: 'review_case', id: params.reviewCaseId }) },
    (tx, actor, { params, body }) => restoreReview(tx, actor, { caseId: params.reviewCaseId, ...body }),
  ),
];
