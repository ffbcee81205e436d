import { z } from 'zod';
import { weekdays } from '../catalogue/options.ts';
import { day } from '../fields.ts';
import { scheduleLimits } from './options.ts';
import { endsNextDay, type Hours, minutesOnShift, shiftMinutes } from './shift-hours.ts';

const clockTime = (label: string, pattern: RegExp) =>
  z.string(`${label} is required.`).regex(pattern, `${label} must be a time such as 09:00.`);

/** The hours of each shift, South African time. A shift whose end isn't after its start ends on the next day. */
const hours = {
  from: clockTime('Start time', /^([01]\d|2[0-3]):[0-5]\d$/),
  /** Midnight is stored as 00:00, also where it was sent as 24:00. */
  to: clockTime('End time', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/).overwrite((time) =>
    time === '24:00' ? '00:00' : time,
  ),
  /** Unpaid. */
  breakMinutes: z
    .int('Unpaid break must be a whole number of minutes.')
    .min(0, 'Unpaid break can’t be less than 0 minutes.')
    .max(scheduleLimits.breakMinutes, `Unpaid break can be at most ${scheduleLimits.breakMinutes} minutes.`)
    .default(0),
  /** Travel that the gig asks for on each day outside these hours, such as fetching stock. Not the way to work. Missing in schedules from before it was asked. */
  travelMinutes: z
    .int('Travel must be a whole number of minutes.')
    .min(0, 'Travel can’t be less than 0 minutes.')
    .max(scheduleLimits.travelMinutes, `Travel can be at most ${scheduleLimits.travelMinutes} minutes a day.`)
    .optional(),
  /** Whether transport home is available after the shift, which the business says for work at night. Missing by day, and in schedules from before it was asked. */
  transportHome: z.boolean().optional(),
};

const hasLength = ({ from, to }: Hours) => from !== to;
const lengthRefusal = { error: 'The end time can’t be the same as the start time.', path: ['to'] };
const nightRefusal = {
  error: `A shift that ends on the next day can be at most ${scheduleLimits.nightHours} hours long. Check the end time.`,
  path: ['to'],
};
/** Whether the shift is short enough: a mistyped end, such as 08:00 for 18:00, would otherwise make it nearly a day. */
const isPlausible = (hours: Hours) =>
  !endsNextDay(hours) || !hasLength(hours) || shiftMinutes(hours) <= scheduleLimits.nightHours * 60;
const isPaid = (hours: Hours & { breakMinutes: number }) => minutesOnShift(hours) > 0;
const isPaidRefusal = { error: 'The break has to be shorter than the shift.', path: ['breakMinutes'] };

/** One day, or some. */
const namedDays = (least: 0 | 1) =>
  z.object({
    kind: z.literal('days'),
    dates: z
      .array(day('Day'))
      .min(least, 'Choose at least one day.')
      .max(scheduleLimits.dates, `Choose at most ${scheduleLimits.dates} days.`)
      .overwrite((dates) => [...new Set(dates)].toSorted()),
    ...hours,
  });

/** The same days of each week, from the job's start date on. */
const weekly = (least: 0 | 1) =>
  z.object({
    kind: z.literal('weekly'),
    weekdays: z
      .array(z.enum(weekdays, 'Choose days of the week.'))
      .min(least, 'Choose at least one day of the week.')
      .overwrite((chosen) => weekdays.filter((weekday) => chosen.includes(weekday))),
    weeks: z
      .int('Weeks must be a whole number.')
      .min(1, 'Weeks must be at least 1.')
      .max(scheduleLimits.weeks, `Weeks can be at most ${scheduleLimits.weeks}.`),
    ...hours,
  });

/** The days and times of a job. A job without one has no fixed days: they are agreed later. */
export const jobSchedule = z.discriminatedUnion('kind', [
  namedDays(1).refine(hasLength, lengthRefusal).refine(isPlausible, nightRefusal).refine(isPaid, isPaidRefusal),
  weekly(1).refine(hasLength, lengthRefusal).refine(isPlausible, nightRefusal).refine(isPaid, isPaidRefusal),
]);

export type JobSchedule = z.output<typeof jobSchedule>;

/** A schedule being edited. */
export const unfinishedSchedule = z.discriminatedUnion('kind', [namedDays(0), weekly(0)]);

/** A schedule in an answer. One shape for both kinds, since a union has to be checked while it is written. */
export const shownSchedule = z.object({
  kind: z.enum(['days', 'weekly']),
  dates: z.array(z.string()).optional(),
  weekdays: z.array(z.enum(weekdays)).optional(),
  weeks: z.int().optional(),
  from: z.string(),
  to: z.string(),
  breakMinutes: z.int(),
  travelMinutes: z.int().optional(),
  transportHome: z.boolean().optional(),
}) as unknown as z.ZodType<JobSchedule>;
