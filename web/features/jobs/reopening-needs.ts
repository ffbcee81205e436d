import type { JobDetail } from '#contract/jobs/jobs.ts';
import { defaultClosingDay } from '#domain/closing-day.ts';
import { refuseNeeds, type TermsRefusal } from '#domain/job-terms.ts';

export interface ReopeningNeeds {
  /** Why it needs another last day to apply; null when the one it has will do. */
  readonly closesOn: string | null;
  /** Why it needs more positions. */
  readonly positions: string | null;
  /** Why its pay forbids it. */
  readonly pay: string | null;
}

/** What a job needs to take applications again, each by itself. */
export function reopeningNeeds(
  { hourlyRateCents, startDate, closesOn, positions }: JobDetail,
  accepted: number,
  today: string,
): ReopeningNeeds {
  const free = {
    hourlyRateCents: null,
    startDate,
    closesOn: defaultClosingDay(today),
    positions: Number.POSITIVE_INFINITY,
  };
  const wordOn = (terms: Parameters<typeof refuseNeeds>[1]['terms']): string | null => {
    const refusal: TermsRefusal | null = refuseNeeds('reopen', { terms, accepted, today });
    return refusal?.message ?? null;
  };
  return {
    closesOn: wordOn({ ...free, closesOn }),
    positions: wordOn({ ...free, positions }),
    pay: wordOn({ ...free, hourlyRateCents }),
  };
}
