import { type Weekday, weekdays } from '#contract/catalogue/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { endsNextDay } from '#contract/jobs/shift-hours.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import type { ShiftHours } from '#domain/jobs/shifts.ts';
import { isNightWork } from '#domain/labour/night-work.ts';
import { daysBetween, weekdayOf } from '#domain/shared/calendar-day.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayNumber = (day: string) => String(Number(day.slice(8)));
const monthOf = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? '';

/** `29 Nov`. The weekday beside it identifies the year, and no day is more than one ahead. */
const shortDay = (day: string): string => `${dayNumber(day)} ${monthOf(day)}`;

/** `Sat 29 Nov`. */
export const nameDay = (day: string): string => `${weekdayOf(day)} ${shortDay(day)}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Consecutive days are grouped. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && daysBetween(before, day) === 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Up to this many days, or runs of days, are named one by one; of more the first and the last are. */
const mostNamed = 4;

/** `Sat 29 and Sun 30 Nov`, `Mon 1 to Fri 5 Dec`, `8 days from Sat 29 Nov to Sun 21 Dec`. */
export function nameDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  // Two consecutive days are named both, three and more from the first to the last.
  const parts = runsOf(days).flatMap((run) => (run.length > 2 ? [[run[0], run.at(-1)]] : run.map((day) => [day])));
  if (parts.length > mostNamed) return `${days.length} days from ${nameDay(first)} to ${nameDay(last)}`;
  const month = (part: readonly (string | undefined)[]) => part.at(-1)?.slice(0, 7);
  return listed(
    parts.map((part, at) => {
      const next = parts[at + 1];
      const ofMonth = next === undefined || month(next) !== month(part);
      return part
        .map((day = '', which) => {
          const plain = which === part.length - 1 ? !ofMonth : month([day]) === month(part);
          return plain ? `${weekdayOf(day)} ${dayNumber(day)}` : nameDay(day);
        })
        .join(' to ');
    }),
  );
}

/** `Sat and Sun`, `Mon to Fri`. */
function nameWeekdays(chosen: readonly Weekday[]): string {
  const places = chosen.map((weekday) => weekdays.indexOf(weekday));
  const inARow = places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
  return chosen.length > 2 && inARow ? `${chosen[0]} to ${chosen.at(-1)}` : listed(chosen);
}

// Where a line ends, it would be broken behind the dash.
const unbroken = '\u2060';

/** From one time to another, on one line: `09:00–17:00`. */
export const nameSpan = (from: string, to: string): string => `${from}–${unbroken}${to}`;

/** The hours of a shift: `09:00–17:00`, `20:00–02:00 (next day)`. Midnight needs no such note. */
export const nameHours = (hours: ShiftHours): string =>
  `${nameSpan(hours.from, hours.to)}${endsNextDay(hours) && hours.to !== '00:00' ? ' (next day)' : ''}`;

/** What a night shift’s business says about the way home; null by day, and where it wasn’t asked. */
const transportText = (schedule: JobSchedule): string | null =>
  schedule.transportHome === undefined || !isNightWork(schedule)
    ? null
    : schedule.transportHome
      ? 'transport home available'
      : 'no transport home';

/** `30 min unpaid break, 45 min travel a day, transport home available`; null where there is none of it. */
export function describeBreak(schedule: JobSchedule): string | null {
  const { breakMinutes, travelMinutes = 0 } = schedule;
  const parts = [
    breakMinutes > 0 && `${breakMinutes} min unpaid break`,
    travelMinutes > 0 && `${travelMinutes} min travel a day`,
    transportText(schedule),
  ];
  return parts.filter(Boolean).join(', ') || null;
}

/** `Sat 29 and Sun 30 Nov, 09:00–17:00`, `Every Sat and Sun, 29 Nov to 21 Dec, 09:00–13:00`; null where days are agreed later. */
export function describeSchedule(job: Scheduled): string | null {
  const { schedule } = job;
  const days = workingDays(job);
  const [first, last] = [days[0], days.at(-1)];
  if (schedule === null || first === undefined || last === undefined) return null;
  const when =
    schedule.kind === 'weekly' && schedule.weeks > 1
      ? `Every ${nameWeekdays(schedule.weekdays)}, ${shortDay(first)} to ${shortDay(last)}`
      : nameDays(days);
  return `${when}, ${nameHours(schedule)}`;
}
