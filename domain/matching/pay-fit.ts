import { isWage } from '../jobs/job-pay.ts';

/** The value of the pay relative to the request: a little less is negotiable, a third less is a lack, half is no offer. */
export function fitOfPay(ratio: number): number {
  if (ratio >= 1) return 1;
  if (ratio >= 0.87) return 1 - 0.5 * (1 - ratio);
  if (ratio >= 0.75) return 0.935 - 3 * (0.87 - ratio);
  return Math.max(0, 0.575 - 2.2 * (0.75 - ratio));
}

/** Hours of work in full days of eight hours. */
export const hoursOf: Readonly<Record<string, number>> = {
  '1 week': 40,
  '1 month': 173,
  '3 months': 520,
  '6 months': 1040,
};
const partTime = 0.5;

/** A job's hourly pay, derived from the whole if necessary. Null: unknown, as where all of it comes from sales. */
export function hourlyCents(job: {
  readonly hourlyRateCents: number | null;
  readonly compensationCents: number | null;
  readonly duration: string | null;
  readonly jobType: string;
}): number | null {
  if (!isWage(job)) return null;
  if (job.hourlyRateCents !== null) return job.hourlyRateCents;
  const hours = hoursOf[job.duration ?? ''];
  if (job.compensationCents === null || hours === undefined) return null;
  return job.compensationCents / (job.jobType === 'Part-time' ? hours * partTime : hours);
}
