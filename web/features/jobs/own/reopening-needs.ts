import type { JobDetail } from '#contract/jobs/jobs.ts';
import { missingFor } from '#domain/jobs/job-terms.ts';
import { describeFault } from '#texts/jobs/terms.ts';

export interface ReopeningNeeds {
  /** Why it needs a new closing day; null if the current one will do. */
  readonly closesOn: string | null;
  /** Why it needs more positions. */
  readonly positions: string | null;
  /** Requirements that can't be met here, and what a similar job would need instead. */
  readonly other: { readonly message: string; readonly instead: 'new days' | 'a new rate' } | null;
}

/** What a job needs to reopen applications. */
export function reopeningNeeds(job: JobDetail, accepted: number, today: string): ReopeningNeeds {
  const missing = missingFor('reopen', { terms: job, accepted, today });
  const wordOn = (field: 'closesOn' | 'positions') => {
    const found = missing.find((one) => one.field === field);
    return found ? describeFault(found.fault) : null;
  };
  const other = missing.find(({ field }) => field !== 'closesOn' && field !== 'positions');
  return {
    closesOn: wordOn('closesOn'),
    positions: wordOn('positions'),
    other: other
      ? { message: describeFault(other.fault), instead: other.code === 'job.days_over' ? 'new days' : 'a new rate' }
      : null,
  };
}
