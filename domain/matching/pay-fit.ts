/** What is paid for each rand that is asked. */
export function fitOfPay(ratio: number): number {
  if (ratio >= 1) return 1;
  return Math.max(0, 1 - 2.2 * (1 - ratio));
}

/** Hours of work, where only the whole pay is known: full days of eight hours. */
const hoursOf: Readonly<Record<string, number>> = { '1 week': 40, '1 month': 173, '3 months': 520, '6 months': 1040 };
const partTime = 0.5;

/** What a job pays by the hour, worked out from the whole where it has to be. */
export function hourlyCents(job: {
  readonly hourlyRateCents: number | null;
  readonly compensationCents: number | null;
  readonly duration: string | null;
  readonly jobType: string;
}): number | null {
  if (job.hourlyRateCents !== null) return job.hourlyRateCents;
  const hours = hoursOf[job.duration ?? ''];
  if (job.compensationCents === null || hours === undefined) return null;
  return job.compensationCents / (job.jobType === 'Part-time' ? hours * partTime : hours);
}
