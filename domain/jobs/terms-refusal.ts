/** A code of the contract, and what stands beside the field that has to change. */
export interface TermsRefusal {
  readonly code:
    | 'job.schedule_invalid'
    | 'job.pay_invalid'
    | 'job.below_minimum_wage'
    | 'job.closing_day_invalid'
    | 'job.days_over'
    | 'job.no_room'
    | 'job.too_few_positions';
  readonly field:
    | 'schedule.dates'
    | 'startDate'
    | 'compensationCents'
    | 'dayRateCents'
    | 'hourlyRateCents'
    | 'closesOn'
    | 'positions';
  readonly message: string;
}
