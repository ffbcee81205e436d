import { scheduleLimits } from '#contract/jobs/options.ts';
import { isNightWork } from '../labour/night-work.ts';
import { addDays } from '../shared/calendar-day.ts';
import { type Scheduled, workingDays } from './job-schedule.ts';
import type { TermsFault, TermsRefusal } from './terms-refusal.ts';

/** Why work cannot be done on these days, or null when it can. @param known days that it had before: they may have passed */
export function refuseSchedule(job: Scheduled, today: string, known: readonly string[]): TermsRefusal | null {
  if (job.schedule === null) return null;
  const weekly = job.schedule.kind === 'weekly';
  const refuse = (fault: TermsFault): TermsRefusal => ({
    code: 'job.schedule_invalid',
    field: weekly ? 'startDate' : 'schedule.dates',
    fault,
  });
  const days = workingDays(job);
  const last = days.at(-1);
  if (last === undefined) return refuse({ kind: 'no_first_day' });
  const past = days.find((day) => day < today && !known.includes(day));
  if (past !== undefined) return refuse({ kind: 'day_passed', day: past });
  if (last > addDays(today, scheduleLimits.daysAhead)) return refuse({ kind: 'day_too_far', day: last });
  return null;
}

/** Work at night has to say whether there is transport home, or null. */
export const refuseTransport = ({ schedule }: Scheduled): TermsRefusal | null =>
  schedule === null || !isNightWork(schedule) || schedule.transportHome !== undefined
    ? null
    : { code: 'job.transport_unanswered', field: 'schedule.transportHome', fault: { kind: 'transport_unanswered' } };
