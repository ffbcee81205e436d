import type { Weekday } from '#contract/catalogue/options.ts';
import type { WorkCalendar } from '#contract/profiles/availability.ts';
import type { repAvailability } from '#contract/profiles/options.ts';
import { type Scheduled, workingDays } from '../jobs/job-schedule.ts';
import { endDayOf, overlaps, shiftsOf } from '../jobs/shifts.ts';
import { weekdayOf } from '../shared/calendar-day.ts';

/** The calendar of a rep who gave no information: any day will do. */
export const openCalendar: WorkCalendar = { weekdays: null, daysOff: [], daysOn: [] };

export type Availability = (typeof repAvailability)[number]['value'];

const weekend: readonly Weekday[] = ['Sat', 'Sun'];
const fullWeek = 5;

/** Whether the availability of a profile agrees with the days of its week. A missing one agrees with anything. */
export function isOneWeek(availability: Availability | null, chosen: WorkCalendar['weekdays']): boolean {
  if (availability === 'weekends')
    return chosen?.length !== 0 && (chosen?.every((day) => weekend.includes(day)) ?? false);
  if (availability === 'full-time') return chosen === null || chosen.length >= fullWeek;
  return true;
}

/** The availability that a week's days amount to. */
export function availabilityOf(chosen: WorkCalendar['weekdays']): Availability {
  if (chosen === null) return 'flexible';
  if (chosen.length > 0 && chosen.every((day) => weekend.includes(day))) return 'weekends';
  return chosen.length >= fullWeek ? 'full-time' : 'part-time';
}

/** The default days of an availability. */
export const weekOf = (availability: Availability): WorkCalendar['weekdays'] =>
  availability === 'weekends' ? [...weekend] : null;

const inWeek = ({ weekdays }: WorkCalendar, day: string) => weekdays === null || weekdays.includes(weekdayOf(day));

export function canWork(calendar: WorkCalendar, day: string): boolean {
  if (calendar.daysOff.includes(day)) return false;
  return calendar.daysOn.includes(day) || inWeek(calendar, day);
}

/** Only what differs from the week, and is still to come. A day in both lists is off. */
export function tidyCalendar(calendar: WorkCalendar, today: string): WorkCalendar {
  const toCome = (days: readonly string[]) => days.filter((day) => day >= today);
  const daysOff = toCome(calendar.daysOff).filter((day) => inWeek(calendar, day));
  const daysOn = toCome(calendar.daysOn).filter((day) => !inWeek(calendar, day) && !calendar.daysOff.includes(day));
  return { ...calendar, daysOff, daysOn };
}

/** Toggles the day. */
export function toggleDay(calendar: WorkCalendar, day: string): WorkCalendar {
  const without = {
    ...calendar,
    daysOff: calendar.daysOff.filter((one) => one !== day),
    daysOn: calendar.daysOn.filter((one) => one !== day),
  };
  const can = !canWork(calendar, day);
  if (can === inWeek(calendar, day)) return without;
  return can
    ? { ...without, daysOn: [...without.daysOn, day].toSorted() }
    : { ...without, daysOff: [...without.daysOff, day].toSorted() };
}

/** The days of a job, from today on, on which a rep cannot work. */
export const daysMissed = (calendar: WorkCalendar, job: Scheduled, today: string): string[] =>
  workingDays(job).filter((day) => day >= today && !canWork(calendar, day));

/** Minutes between two gigs within which businesses get a hint that the rep has to travel. It refuses nothing. */
export const travelBufferMinutes = 60;

/**
 * The days of a job, from today on, whose shifts are at the same time as another job's, or less than `buffer` minutes apart. A shift
 * that began yesterday and ends today is among them.
 */
export function clashingDays(job: Scheduled, other: Scheduled, today: string, buffer = 0): string[] {
  const taken = shiftsOf(other);
  return shiftsOf(job)
    .filter((shift) => endDayOf(shift) >= today && taken.some((one) => overlaps(shift, one, buffer)))
    .map(({ day }) => day);
}
