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

/** Expected commission is no wage: by days and hours nothing follows from it. */
export const isWage = ({ jobType }: { readonly jobType?: string | undefined }): boolean =>
  jobType !== 'Commission Only';

/**
 * What one rep is paid, for the whole, a day and an hour, in cents: one of the three was stated, the others follow from it
 * once days and hours are known. What is multiplied is rounded up to the cent and what is divided is rounded down, so that
 * nobody is promised more by the hour than they get. What was not stated stays as it is where nothing can follow.
 */
export function settlePay(job: PaidWork): Pay {
  const time = isWage(job) ? paidTime(job) : null;
  const { compensationCents, hourlyRateCents, dayRateCents, payPer } = job;
  if (time === null) return { compensationCents, hourlyRateCents, dayRateCents: null, payPer: 'whole' };
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

/** A job with all that follows from what was said: its pay, and with days the first of them as its start. */
export function settleJob<Job extends PaidWork>(job: Job): Job {
  return { ...job, ...settlePay(job), startDate: workingDays(job)[0] ?? job.startDate };
}
