import type { JobDetail } from '#contract/jobs/jobs.ts';
import { JobDescription } from '../job-description.tsx';

/** A whole job, shown in a dialog. */
export function JobInDialog({ job }: { readonly job: JobDetail }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too
    <section aria-label="Full job" tabIndex={0}>
      <JobDescription job={job} />
    </section>
  );
}
