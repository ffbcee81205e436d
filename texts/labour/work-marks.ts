import { labourLaw } from '#domain/labour/law.ts';
import type { WorkMark } from '#domain/labour/work-marks.ts';
import { quantity } from '#domain/shared/quantity.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { nameDays } from '../jobs/schedule.ts';

interface MarkWords {
  readonly title: string;
  readonly words: string;
}

const act = 'The Basic Conditions of Employment Act';
const { night, mealBreak, sunday, publicHolidayTimes, shortestDayHours, fewHoursAMonth } = labourLaw;

const times = (count: number) => (count === 2 ? 'double' : `${count} times`);

/** What the law requires where there is a mark, in words for both sides. */
export function describeMark(mark: WorkMark): MarkWords {
  switch (mark.kind) {
    case 'commission_only':
      return {
        title: 'Commission only',
        words: `The National Minimum Wage Act requires at least ${formatRandExact(mark.wageCents)} for each hour worked. Commission has to reach that too. The fixed pay of a gig with set hours has to reach it before a rep can sign.`,
      };
    case 'hours_open':
      return {
        title: 'Hours not set',
        words: `We compare the pay with the minimum wage of ${formatRandExact(mark.wageCents)} an hour once the days and hours are set.`,
      };
    case 'sunday':
      return {
        title: 'Sunday work',
        words: `${nameDays(mark.days)}. ${act} requires ${times(sunday.times)} pay (section 16), or ${times(sunday.timesIfUsual)} the pay for people who usually work on Sundays.`,
      };
    case 'public_holiday':
      return {
        title: 'Public holiday',
        words: `${nameDays(mark.days)}. ${act} requires that work on a public holiday is agreed (section 18). People who usually work on that day are due at least ${times(publicHolidayTimes)} pay. Others are due their ordinary daily wage plus the pay for the work.`,
      };
    case 'night':
      return {
        title: `Work after ${night.from} or before ${night.until}`,
        words: `${act} requires that night work is agreed and brings an allowance or shorter hours (section 17). Transport between home and work has to be available before and after the shift. Agree on how the rep gets home.`,
      };
    case 'meal_break':
      return {
        title: 'Meal break',
        words: `${act} requires a break of ${quantity(mealBreak.minutes, 'minute')} after ${quantity(mealBreak.afterHours, 'hour')} of work (section 14). A written agreement can shorten it to ${quantity(mealBreak.shortestMinutes, 'minute')}, or leave it out on days under ${quantity(mealBreak.optionalUnderHours, 'hour')}.`,
      };
    case 'short_day':
      return {
        title: `Days under ${quantity(shortestDayHours, 'hour')}`,
        words: `${act} requires that a shorter day is paid as ${quantity(shortestDayHours, 'hour')} (section 9A).`,
      };
  }
}

/** Whom the rules apply to: beside every list of marks. */
export const whomMarksConcern = `${act} is for employees. It may not apply to independent contractors. Its rules on hours leave out sales staff who visit customers and set their own hours. They also leave out work under ${quantity(fewHoursAMonth, 'hour')} a month for one employer. Some of them leave out people who earn above the threshold that the Minister sets. The minimum wage is for all workers. Some sectors, such as retail, have their own rules. This is information, not legal advice.`;
