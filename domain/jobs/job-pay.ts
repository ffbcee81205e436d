import type { PayUnit } from '#contract/jobs/options.ts';
import { paidTime, type Scheduled, workingDays } from './job-schedule.ts';

export interface Pay {
  readonly compensationCents: number;
  readonly hourlyRateCents: number | null;
  readonly dayRateCents: number | null;
  readonly payPer: PayUnit;
}

export interface PaidWork extends Pay, Scheduled {
  readonly jobType: string;
}

/** Whether the pay is a wage. Expected commission is none: it has no daily or hourly rate, by which jobs are filtered, sorted and matched. */
export const isWage = ({ jobType }: { readonly jobType?: string | undefined }): boolean =>
  jobType !== 'Commission Only';

/**
 * One rep's pay, for the whole, a day and an hour, in cents: one of the three was stated, the others derive from it once days and hours are known.
 * Multiplication rounds up to the cent and division rounds down, so that the hourly rate never promises more than is paid. Unstated values stay
 * unchanged where none can be derived.
 */
export function settlePay(job: PaidWork): Pay {
  const time = isWage(job) ? paidTime(job) : null;
  const { compensationCents, hourlyRateCents, dayRateCents, payPer } = job;
  if (time === null)
    return {
      compensationCents,
      hourlyRateCents: isWage(job) ? hourlyRateCents : null,
      dayRateCents: null,
      payPer: 'whole',
    };
  const { days, minutesADay } = time;
  if (payPer === 'hour' && hourlyRateCents !== null) {
    const aDay = Math.ceil((hourlyRateCents * minutesADay) / 60);
    return { compensationCents: aDay * days, hourlyRateCents, dayRateCents: aDay, payPer };
  }
  if (payPer === 'day' && dayRateCents !== null) {
    const anHour = Math.floor((dayRateCents * 60) / minutesADay);
    return { compensationCents: dayRateCents * days, hourlyRateCents: anHour, dayRateCents, payPer };
  }
  if (payPer !== 'whole') return { compensationCents, hourlyRateCents, dayRateCents, payPer };
  return {
    compensationCents,
    hourlyRateCents: Math.floor((compensationCents * 60) / (minutesADay * days)),
    dayRateCents: Math.floor(compensationCents / days),
    payPer,
  };
}

/** A job with all derived values: its pay, and with days the first of them as its start. */
export function settleJob<Job extends PaidWork>(job: Job): Job {
  return { ...job, ...settlePay(job), startDate: workingDays(job)[0] ?? job.startDate };
}
