import type { JobSummary } from '#contract/jobs/jobs.ts';
import { isWage, type PaidWork } from '#domain/jobs/job-pay.ts';
import { workingDays } from '#domain/jobs/job-schedule.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { describeRate } from './sales-terms.ts';

type PaidSales = Pick<JobSummary, 'saleCents' | 'saleBasisPoints'>;

export interface PayWords {
  /** The stated amount: `R1,900 for 2 days`, `R950 a day`, `R75 an hour`, and without days `R1,900`. Commission is never stated as if it were certain. */
  readonly stated: string;
  /** Amounts that follow from it. */
  readonly rest: string;
  /** The most important one: for the whole job, and where that is stated, for a day. */
  readonly brief: string;
}

/** What a job pays one rep, in words: the one source for cards, lists, public pages, emails and what is shared. */
export function describePay(job: PaidWork & Partial<PaidSales>): PayWords {
  const sales = describeSale(job);
  if (sales === null) return describeFixed(job);
  if (!isWage(job)) return one(describeFixed(job).stated, `${sales}, no fixed pay`);
  const { stated, rest, brief } = describeFixed(job);
  return { stated, rest: `${rest}, plus ${sales}`, brief: `${brief}, plus ${sales}` };
}

/** Null: sales pay nothing. */
function describeSale({ saleCents = null, saleBasisPoints = null }: Partial<PaidSales>): string | null {
  if (saleCents !== null) return describeRate({ rate: { per: 'sale', cents: saleCents } });
  return saleBasisPoints === null ? null : describeRate({ rate: { per: 'amount', basisPoints: saleBasisPoints } });
}

function describeFixed(job: PaidWork): PayWords {
  const { compensationCents, hourlyRateCents, dayRateCents, payPer } = job;
  if (!isWage(job)) return one(`Up to ${formatRand(compensationCents)} from sales`, 'no fixed pay');
  const hour = hourlyRateCents === null ? null : `${formatRand(hourlyRateCents)} an hour`;
  if (dayRateCents === null) return one(formatRand(compensationCents), ['in total', hour].filter(Boolean).join(', '));
  const days = workingDays(job).length;
  const whole = `${formatRand(compensationCents)} for ${days === 1 ? 'the day' : `${days} days`}`;
  const day = days === 1 ? null : `${formatRand(dayRateCents)} a day`;
  const stated = { whole, day: day ?? whole, hour: hour ?? whole }[payPer];
  const others = [day, whole, hour].filter((words) => words !== null && words !== stated);
  return { stated, rest: others.join(', '), brief: (stated === whole ? others[0] : whole) ?? '' };
}

const one = (stated: string, rest: string): PayWords => ({ stated, rest, brief: rest });

/** The same in one line. */
export function describeWholePay(job: PaidWork & Partial<PaidSales>): string {
  const { stated, rest } = describePay(job);
  return `${stated}${job.dayRateCents === null && isWage(job) ? ' ' : ', '}${rest}`;
}
