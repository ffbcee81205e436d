import { mostCents } from '#contract/fields.ts';
import { closingDays } from '#contract/jobs/options.ts';
import type { TermsFault } from '#domain/jobs/terms-refusal.ts';
import { quantity } from '#domain/shared/quantity.ts';
import { formatRand, formatRandExact } from '#domain/shared/rand.ts';
import { nameDay } from './schedule.ts';

const units = { whole: 'the whole job', day: 'a day', hour: 'an hour' } as const;

/** What to correct in the terms of a job, beside the field. */
export function describeFault(fault: TermsFault): string {
  switch (fault.kind) {
    case 'not_paid':
      return `Enter what ${units[fault.unit]} pays.`;
    case 'paid_too_much':
      return `The total pay can’t be more than ${formatRand(mostCents)}.`;
    case 'hour_below_wage':
      return `The minimum wage is ${formatRandExact(fault.leastCents)} an hour. Offer at least that.`;
    case 'sum_below_wage': {
      const hours = quantity(Number((fault.minutes / 60).toFixed(2)), 'hour');
      return `That’s ${formatRandExact(fault.hourCents)} an hour, below the minimum wage. For ${hours}, offer at least ${formatRandExact(fault.leastCents)}.`;
    }
    case 'transport_unanswered':
      return 'Choose whether transport home is available.';
    case 'no_first_day':
      return 'Choose the day week 1 starts.';
    case 'day_passed':
      return `${nameDay(fault.day)} has passed. Choose today or later days.`;
    case 'day_too_far':
      return `${nameDay(fault.day)} is more than a year ahead.`;
    case 'closing_day_passed':
      return 'The last day to apply has passed. Choose today or a later day.';
    case 'closing_day_too_far':
      return `Choose a day within the next ${closingDays.furthest} days.`;
    case 'closes_after_work':
      return `The gig is over by then. Choose ${nameDay(fault.day)} or an earlier day.`;
    case 'work_over':
      return `Its last day was ${nameDay(fault.day)}.`;
    case 'fewer_than_accepted':
      return `You’ve already accepted ${quantity(fault.accepted, 'rep')}. Enter at least that many.`;
    case 'no_more_than_accepted':
      return `You’ve already accepted ${quantity(fault.accepted, 'rep')}. Enter more than that.`;
  }
}
