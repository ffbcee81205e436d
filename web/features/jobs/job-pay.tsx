import type { JobSummary } from '#contract/jobs/jobs.ts';
import { formatRand } from '#web/lib/format.ts';

/** What the job pays in all and, where the business says so, by the hour. */
export function JobPay({ job }: { job: Pick<JobSummary, 'compensationCents' | 'hourlyRateCents'> }) {
  return (
    <p className="figures">
      <span className="font-bold font-display text-xl tracking-tight">{formatRand(job.compensationCents)}</span>
      <span className="ms-1.5 text-ink-soft text-sm">
        {job.hourlyRateCents ? `in all, ${formatRand(job.hourlyRateCents)} an hour` : 'in all'}
      </span>
    </p>
  );
}
