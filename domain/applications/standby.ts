import type { Scheduled } from '../jobs/job-schedule.ts';
import { shiftsOf } from '../jobs/shifts.ts';
import { addDays, startOfDay } from '../shared/calendar-day.ts';

const hourMs = 3_600_000;

/** The shifts of a job that have not begun. */
const toCome = (job: Scheduled, now: Date) => shiftsOf(job).filter(({ start }) => start > now);

/**
 * Until when a rep can stand by, offered as choices in order: 18:00 on the day before the next shift, two hours before it, when it starts, and when
 * the last shift starts. None while the days are open, or once all have begun.
 */
export function standbyChoices(job: Scheduled, now: Date): readonly Date[] {
  const shifts = toCome(job, now);
  const [next] = shifts;
  const last = shifts.at(-1);
  if (!next || !last) return [];
  const start = next.start.getTime();
  const eveningBefore = startOfDay(addDays(next.day, -1)).getTime() + 18 * hourMs;
  const moments = [eveningBefore, start - 2 * hourMs, start, last.start.getTime()];
  return [...new Set(moments)]
    .filter((moment) => moment > now.getTime())
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment));
}

/** Whether a rep can stand by until that moment: later than now, and by the start of the last shift. */
export function mayStandByUntil(until: Date, job: Scheduled, now: Date): boolean {
  const last = toCome(job, now).at(-1);
  return last !== undefined && until > now && until <= last.start;
}
