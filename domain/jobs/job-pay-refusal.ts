import { mostCents } from '#contract/fields.ts';
import { formatRand, formatRandExact } from '../shared/rand.ts';
import type { PaidWork } from './job-pay.ts';
import { paidTime } from './job-schedule.ts';
import { leastRate, refuseRate } from './minimum-wage.ts';
import { endDayOf, shiftsOf } from './shifts.ts';
import type { TermsRefusal } from './terms-refusal.ts';

const fields = { whole: 'compensationCents', day: 'dayRateCents', hour: 'hourlyRateCents' } as const;

const figure = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Why nobody may be paid like this, or null when it is lawful. @param job settled */
export function refusePay(job: PaidWork, today: string): TermsRefusal | null {
  const field = fields[job.payPer];
  if (job[field] === null)
    return { code: 'job.pay_invalid', field, message: `Say what ${unitWords[job.payPer]} pays.` };
  if (job.compensationCents > mostCents) {
    const message = `It can pay at most ${formatRand(mostCents)} in all.`;
    return { code: 'job.pay_invalid', field, message };
  }
  return refuseWage(job, today);
}

const unitWords = { whole: 'the whole job', day: 'a day', hour: 'an hour' } as const;

function refuseWage(job: PaidWork, today: string): TermsRefusal | null {
  const last = shiftsOf(job).at(-1);
  const lastDay = last && endDayOf(last);
  const message = refuseRate({ ...job, lastDay }, today);
  if (message === null) return null;
  const time = job.dayRateCents === null ? null : paidTime(job);
  if (time === null || job.payPer === 'hour' || job.hourlyRateCents === null)
    return { code: 'job.below_minimum_wage', field: 'hourlyRateCents', message };

  // Where another figure was stated, it is that one that has to change: the hour only follows from it.
  const minutes = job.payPer === 'day' ? time.minutesADay : time.minutesADay * time.days;
  const least = Math.ceil((leastRate({ ...job, lastDay }, today) * minutes) / 60);
  const hours = figure(Number((minutes / 60).toFixed(2)), 'hour');
  return {
    code: 'job.below_minimum_wage',
    field: fields[job.payPer],
    message: `That is ${formatRandExact(job.hourlyRateCents)} an hour, below the minimum wage. For ${hours} offer at least ${formatRandExact(least)}.`,
  };
}
