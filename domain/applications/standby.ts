import type { Scheduled } from '../jobs/job-schedule.ts';
import { shiftsOf } from '../jobs/shifts.ts';
import { addDays, startOfDay } from '../shared/calendar-day.ts';
import { restAnswerUntil } from '../standby/rest-of-shift.ts';

const hourMs = 3_600_000;

/** The shifts of a job that have not begun. */
const toCome = (job: Scheduled, now: Date) => shiftsOf(job).filter(({ start }) => start > now);

/** The last moment that a rep can stand by until: while enough of the last shift is left, and at least until it starts. Null while the days are open. */
function lastMoment(job: Scheduled): Date | null {
  const last = shiftsOf(job).at(-1);
  return last ? new Date(Math.max(last.start.getTime(), restAnswerUntil(last).getTime())) : null;
}

/**
 * Until when a rep can stand by, offered as choices in order: 18:00 on the day before the next shift, two hours before it, when it starts, when the
 * last shift starts, and as long as a rep can come in for the rest of the last one. None while the days are open, or once too little is left.
 */
export function standbyChoices(job: Scheduled, now: Date): readonly Date[] {
  const shifts = toCome(job, now);
  const [next] = shifts;
  const end = lastMoment(job);
  if (!end) return [];
  const moments = [end.getTime()];
  const last = shifts.at(-1);
  if (next && last) {
    const start = next.start.getTime();
    const eveningBefore = startOfDay(addDays(next.day, -1)).getTime() + 18 * hourMs;
    moments.push(eveningBefore, start - 2 * hourMs, start, last.start.getTime());
  }
  return [...new Set(moments)]
    .filter((moment) => moment > now.getTime())
    .toSorted((one, other) => one - other)
    .map((moment) => new Date(moment));
}

/** Whether a rep can stand by until that moment: later than now, and while enough of the last shift is left. */
export function mayStandByUntil(until: Date, job: Scheduled, now: Date): boolean {
  const end = lastMoment(job);
  return end !== null && until > now && until <= end;
}
