import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { endsNextDay, shiftMinutes } from '#contract/jobs/shift-hours.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { plural } from '#web/lib/format.ts';
import { weekdayOfMoment } from '#web/lib/format-time.ts';

const time = /^\d{2}:\d{2}$/;

/** `7 hours 30 minutes`. */
function nameLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && plural(hours, 'hour'), rest && plural(rest, 'minute')].filter(Boolean).join(' ');
}

/** The weekday after the only day of a schedule; null if it has several. */
function dayAfter(schedule: JobSchedule): string | null {
  const [only, other] = schedule.kind === 'days' ? schedule.dates : [];
  return only === undefined || other !== undefined ? null : weekdayOfMoment(`${addDays(only, 1)}T10:00:00Z`);
}

/** When a shift ends and how long it is: `8 hours`, `Ends on Sunday at 02:00, 6 hours`; null while its times are not filled in. */
export function endWords(schedule: JobSchedule): string | null {
  const { from, to } = schedule;
  if (!time.test(from) || !time.test(to) || from === to) return null;
  const length = nameLength(shiftMinutes(schedule));
  if (!endsNextDay(schedule)) return length;
  if (to === '00:00') return `Ends at midnight, ${length}`;
  const day = dayAfter(schedule);
  return day === null ? `Ends at ${to} the next day, ${length}` : `Ends on ${day} at ${to}, ${length}`;
}
