import type { JobSummary } from '#contract/jobs/jobs.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import { postingSlug, postingTitle } from '#domain/jobs/job-posting.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { describeSchedule } from '#texts/jobs/schedule.ts';

/** A job as visitors see it. Fields that aren't in the schema aren't sent, for example its ID. */
export const presentPosting = (job: JobSummary): Posting => ({
  ...job,
  title: postingTitle(job),
  slug: postingSlug(job),
  pay: describePay(job).stated,
  days: describeSchedule(job),
});
