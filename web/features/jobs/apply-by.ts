import type { JobSummary } from '#contract/jobs/jobs.ts';
import { daysLeft } from '#domain/jobs/closing-day.ts';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { plural } from '#web/lib/format.ts';

/** The time left to apply: `12 days left to apply`, `Today is the last day to apply`. */
export function applyByText(job: Pick<JobSummary, 'status' | 'closesOn'>, today: string): string {
  const refusal = refuseApplication(job, today);
  if (refusal === 'job.paused') return 'Not taking applications at the moment';
  if (refusal !== null) return 'No longer taking applications';
  const left = daysLeft(job.closesOn, today);
  return left === 0 ? 'Today is the last day to apply' : `${plural(left, 'day')} left to apply`;
}

/** The short form: `12 days left`. */
export function applyByBrief(job: Pick<JobSummary, 'status' | 'closesOn'>, today: string): string {
  if (refuseApplication(job, today) !== null) return 'Closed';
  const left = daysLeft(job.closesOn, today);
  return left === 0 ? 'Last day today' : `${plural(left, 'day')} left`;
}
