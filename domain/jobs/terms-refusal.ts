import type { PayUnit } from '#contract/jobs/options.ts';

/** `texts/jobs/terms.ts` has the words of each. */
export type TermsFault =
  | { readonly kind: 'not_paid'; readonly unit: PayUnit }
  | { readonly kind: 'paid_too_much' }
  | { readonly kind: 'hour_below_wage'; readonly leastCents: number }
  | {
      readonly kind: 'sum_below_wage';
      readonly hourCents: number;
      readonly minutes: number;
      readonly leastCents: number;
    }
  | { readonly kind: 'no_first_day' | 'transport_unanswered' }
  | { readonly kind: 'day_passed' | 'day_too_far' | 'closes_after_work' | 'work_over'; readonly day: string }
  | { readonly kind: 'closing_day_passed' | 'closing_day_too_far' }
  | { readonly kind: 'fewer_than_accepted' | 'no_more_than_accepted'; readonly accepted: number };

/** A code of the contract, the field that has to change, and its problem. */
export interface TermsRefusal {
  readonly code:
    | 'job.schedule_invalid'
    | 'job.transport_unanswered'
    | 'job.pay_invalid'
    | 'job.below_minimum_wage'
    | 'job.closing_day_invalid'
    | 'job.days_over'
    | 'job.no_room'
    | 'job.too_few_positions';
  readonly field:
    | 'schedule.dates'
    | 'schedule.transportHome'
    | 'startDate'
    | 'compensationCents'
    | 'dayRateCents'
    | 'hourlyRateCents'
    | 'closesOn'
    | 'positions';
  readonly fault: TermsFault;
}
