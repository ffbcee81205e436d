import { refuseClosingDay } from './closing-day.ts';
import { type JobAction, jobTransitions } from './job-lifecycle.ts';
import { refuseRate } from './minimum-wage.ts';

/** What a job offers, as far as law and dates have a say in it. */
export interface JobTerms {
  readonly hourlyRateCents: number | null;
  readonly startDate: string | null;
  readonly closesOn: string;
  readonly positions: number;
}

/** A code of the contract, and what stands beside the field that has to change. */
export interface TermsRefusal {
  readonly code: 'job.below_minimum_wage' | 'job.closing_day_invalid' | 'job.no_room' | 'job.too_few_positions';
  readonly field: 'hourlyRateCents' | 'closesOn' | 'positions';
  readonly message: string;
}

function refusePay(terms: JobTerms, today: string): TermsRefusal | null {
  const message = refuseRate(terms, today);
  return message === null ? null : { code: 'job.below_minimum_wage', field: 'hourlyRateCents', message };
}

function refuseDay({ closesOn }: JobTerms, today: string): TermsRefusal | null {
  const message = refuseClosingDay(closesOn, today);
  return message === null ? null : { code: 'job.closing_day_invalid', field: 'closesOn', message };
}

const reps = (count: number) => (count === 1 ? '1 rep' : `${count} reps`);

/** Why a job cannot be posted like this, or null when it can. */
export function refuseTerms(terms: JobTerms, today: string): TermsRefusal | null {
  return refusePay(terms, today) ?? refuseDay(terms, today);
}

/** Why a job that has accepted so many cannot be changed to this, or null when it can. */
export function refuseChangedTerms(terms: JobTerms, accepted: number, today: string): TermsRefusal | null {
  if (terms.positions < accepted) {
    const message = `You have accepted ${reps(accepted)} already. Ask for at least as many.`;
    return { code: 'job.too_few_positions', field: 'positions', message };
  }
  return refuseTerms(terms, today);
}

/** What an action needs besides the right status, or null when all of it is there. */
export function refuseNeeds(
  action: JobAction,
  { terms, accepted, today }: { terms: JobTerms; accepted: number; today: string },
): TermsRefusal | null {
  const checks = {
    room: (): TermsRefusal | null =>
      accepted < terms.positions
        ? null
        : {
            code: 'job.no_room',
            field: 'positions',
            message: `You have accepted ${reps(accepted)}. Ask for more than that.`,
          },
    'closing day': () => refuseDay(terms, today),
    'lawful pay': () => refusePay(terms, today),
  };
  for (const need of jobTransitions[action].needs) {
    const refusal = checks[need]();
    if (refusal) return refusal;
  }
  return null;
}
