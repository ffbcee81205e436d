import type { JobSummary } from '#contract/jobs/jobs.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import { jobSlug } from '#domain/job-slug.ts';
import { withoutContacts } from '#domain/public-text.ts';

interface Titled {
  readonly id: string;
  readonly title: string;
}

/** The title for strangers. */
export const postingTitle = ({ title }: Pick<Titled, 'title'>): string => withoutContacts(title, '…');

export const postingSlug = ({ id, title }: Titled): string => jobSlug({ id, title: postingTitle({ title }) });

/** A job as strangers see it. What the schema does not name is not sent: its id, for one. */
export const presentPosting = (job: JobSummary): Posting => ({
  ...job,
  title: postingTitle(job),
  slug: postingSlug(job),
});
