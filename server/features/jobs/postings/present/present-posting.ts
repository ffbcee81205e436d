import type { JobSummary } from '#contract/jobs/jobs.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import { postingSlug, postingTitle } from '#domain/job-posting.ts';

/** A job as strangers see it. What the schema does not name is not sent: its id, for one. */
export const presentPosting = (job: JobSummary): Posting => ({
  ...job,
  title: postingTitle(job),
  slug: postingSlug(job),
});
