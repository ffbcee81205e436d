import type { MatchHint } from '#contract/applications/applications.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { clashingDays, daysMissed, travelBufferMinutes } from '#domain/profiles/work-calendar.ts';
import { quantity } from '#domain/shared/quantity.ts';
import { nameDays } from '../jobs/schedule.ts';

interface Days {
  readonly calendar: WorkCalendar;
  /** Other jobs with days for which they were accepted. */
  readonly accepted: readonly Scheduled[];
}

/** Whether a rep can work on a job's days. This business may not see what the other work is, nor for whom. */
export function compareDays({ calendar, accepted }: Days, job: Scheduled, today: string): MatchHint[] {
  const days = workingDays(job).filter((day) => day >= today);
  if (days.length === 0) return [];
  const clashing = new Set(accepted.flatMap((other) => clashingDays(job, other, today)));
  const close = new Set(accepted.flatMap((other) => clashingDays(job, other, today, travelBufferMinutes)));
  const taken = days.filter((day) => clashing.has(day));
  const missed = daysMissed(calendar, job, today).filter((day) => !clashing.has(day));
  const said = calendar.weekdays !== null || calendar.daysOff.length > 0;
  const near = days.filter((day) => !clashing.has(day) && close.has(day));
  if (taken.length === 0 && missed.length === 0 && near.length === 0)
    return said ? [{ fits: true, words: days.length === 1 ? 'Can work that day' : 'Can work on all days' }] : [];
  const hints: (MatchHint | null)[] = [
    taken.length > 0 ? { fits: false, words: `Has other work on ${nameDays(taken)}`, overlaps: true } : null,
    near.length > 0
      ? {
          fits: false,
          words: `Has other work within ${quantity(travelBufferMinutes, 'minute')} of this gig on ${nameDays(near)}`,
        }
      : null,
    missed.length > 0 ? { fits: false, words: `Can’t work on ${nameDays(missed)}` } : null,
  ];
  return hints.filter((hint) => hint !== null);
}
