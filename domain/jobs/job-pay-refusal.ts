import { mostCents } from '#contract/fields.ts';
import type { PaidWork } from './job-pay.ts';
import { paidTime } from './job-schedule.ts';
import { isBelowWage, leastRate } from './minimum-wage.ts';
import { endDayOf, shiftsOf } from './shifts.ts';
import type { TermsRefusal } from './terms-refusal.ts';

const fields = { whole: 'compensationCents', day: 'dayRateCents', hour: 'hourlyRateCents' } as const;

/** Why such pay is unlawful, or null when it is lawful. @param job settled */
export function refusePay(job: PaidWork, today: string): TermsRefusal | null {
  const field = fields[job.payPer];
  if (job[field] === null) return { code: 'job.pay_invalid', field, fault: { kind: 'not_paid', unit: job.payPer } };
  if (job.compensationCents > mostCents) return { code: 'job.pay_invalid', field, fault: { kind: 'paid_too_much' } };
  return refuseWage(job, today);
}

function refuseWage(job: PaidWork, today: string): TermsRefusal | null {
  const last = shiftsOf(job).at(-1);
  const lastDay = last && endDayOf(last);
  const work = { ...job, lastDay };
  if (!isBelowWage(work, today)) return null;
  const code = 'job.below_minimum_wage';
  const leastCents = leastRate(work, today);
  const time = job.dayRateCents === null ? null : paidTime(job);
  const { hourlyRateCents: hourCents, payPer } = job;
  if (time === null || payPer === 'hour' || hourCents === null)
    return { code, field: 'hourlyRateCents', fault: { kind: 'hour_below_wage', leastCents } };

  // If another figure was stated, that one has to change: the hourly rate derives from it.
  const minutes = payPer === 'day' ? time.minutesADay : time.minutesADay * time.days;
  const least = Math.ceil((leastCents * minutes) / 60);
  return { code, field: fields[payPer], fault: { kind: 'sum_below_wage', hourCents, minutes, leastCents: least } };
}
