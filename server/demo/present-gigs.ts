import { shiftMinutes } from '#contract/jobs/shift-hours.ts';
import { addDays, dayInSouthAfrica, startOfDay, weekdayOf } from '#domain/shared/calendar-day.ts';
import { type DemoGig, demoContent, type PresentGigName } from './demo-content.ts';

type Hours = Pick<NonNullable<DemoGig['days']>, 'from' | 'to'>;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A shift of five hours that began today on the hour, some 40 to 100 minutes ago; into the night where it is late. */
export function shiftAround(now: Date): Hours {
  const minutes = Math.floor((now.getTime() - startOfDay(dayInSouthAfrica(now)).getTime()) / 60_000);
  const from = Math.max(0, Math.floor((minutes - 40) / 60) * 60);
  return { from: clock(from), to: clock((from + 300) % (24 * 60)) };
}

/** Gigs that a visitor of the demo meets at any time: under way, to approve, in dispute and with an interview to come. */
export const presentGigNames = Object.keys(demoContent.present) as PresentGigName[];

export function presentGig(name: PresentGigName, now: Date): DemoGig {
  const { day: daysFromToday, hourly, hours = shiftAround(now), ...gig } = demoContent.present[name];
  const day = addDays(dayInSouthAfrica(now), daysFromToday);
  return {
    ...gig,
    days: { on: [weekdayOf(day)], ...hours },
    pay: { hourly, hours: shiftMinutes(hours) / 60 },
  };
}
