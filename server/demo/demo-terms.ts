import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { settleJob } from '#domain/jobs/job-pay.ts';
import { workingDays } from '#domain/jobs/job-schedule.ts';
import type { DemoGig } from './demo-content.ts';

/** The days, hours and pay of a gig that begins that day, as at its posting. */
export function demoTerms({ pay, days, type }: DemoGig, startDate: string) {
  const schedule = days ? scheduleOf(days, startDate) : null;
  const stated =
    'hourly' in pay
      ? { compensationCents: pay.hourly * pay.hours * 100, hourlyRateCents: pay.hourly * 100, payPer: 'hour' as const }
      : {
          compensationCents: ('whole' in pay ? pay.whole : pay.commission) * 100,
          hourlyRateCents: null,
          payPer: 'whole' as const,
        };
  const terms = settleJob({ ...stated, dayRateCents: null, schedule, startDate, jobType: type });
  const all = workingDays(terms);
  return { ...terms, workingDays: all.length === 0 ? null : [...all] };
}

function scheduleOf(days: NonNullable<DemoGig['days']>, startDate: string): JobSchedule {
  const { on, weeks = 1, from, to, breakMinutes = 0 } = days;
  const weekly: JobSchedule = { kind: 'weekly', weekdays: [...on], weeks, from, to, breakMinutes };
  if (weeks > 1) return weekly;
  return { kind: 'days', dates: [...workingDays({ schedule: weekly, startDate })], from, to, breakMinutes };
}
