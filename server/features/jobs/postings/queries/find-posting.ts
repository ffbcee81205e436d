import { desc, eq, sql } from 'drizzle-orm';
import type { ReviewTotals } from '#contract/profiles/review-totals.ts';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import { shortIdIn } from '#domain/jobs/job-slug.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { reviewTotalsOf } from '../../../profiles/queries/review-totals.ts';
import type { JobDetailRow } from '../../present.ts';
import { selectJobDetails } from '../../queries/select-job.ts';
import { jobs } from '../../tables.ts';

const byShortId = prepared('postings_by_short_id', (db, name) =>
  selectJobDetails(db)
    .where(eq(sql`right(${jobs.id}::text, 12)`, sql.placeholder('shortId')))
    .orderBy(desc(jobs.createdAt))
    .prepare(name),
);

/** The totals of the reviews about the business of a job. */
export async function findCompanyReviews(db: Db, jobId: string): Promise<ReviewTotals | undefined> {
  const [found] = await db
    .select({ reviews: reviewTotalsOf(jobs.businessId) })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return found?.reviews;
}

/** The job of an address, whatever its title was when the address was made, and whether or not it is open. */
export async function findPosting(db: Db, slug: string): Promise<JobDetailRow | undefined> {
  const shortId = shortIdIn(slug);
  if (shortId === null) return undefined;
  const found = await byShortId(db).execute({ shortId });
  // Two may share a suffix by chance: then the title decides.
  return found.find((job) => postingSlug(job) === slug) ?? found[0];
}
