import { refuseClosingDay } from './closing-day.ts';
import { jobTransitions } from './job-lifecycle.ts';
import type { PaidWork } from './job-pay.ts';
import { refusePay } from './job-pay-refusal.ts';
import { workingDays } from './job-schedule.ts';
import { refuseSchedule, refuseTransport } from './job-schedule-refusal.ts';
import type { TermsFault, TermsRefusal } from './terms-refusal.ts';

/** A job's terms, as far as law and dates limit them, with all derived values. */
export interface JobTerms extends PaidWork {
  readonly closesOn: string;
  readonly positions: number;
}

/** The history of a job that is changed. */
export interface FormerTerms {
  /** How many reps it has accepted. */
  readonly accepted: number;
  /** Its former days: they may have passed. */
  readonly days: readonly string[];
}

const nothingYet: FormerTerms = { accepted: 0, days: [] };

type Checked = readonly (TermsRefusal | null)[];
const found = (checked: Checked): TermsRefusal[] => checked.filter((refusal) => refusal !== null);

function refuseDay(terms: JobTerms, today: string): TermsRefusal | null {
  const last = workingDays(terms).at(-1);
  const wrong = refuseClosingDay(terms.closesOn, today);
  const refuse = (fault: TermsFault): TermsRefusal => ({ code: 'job.closing_day_invalid', field: 'closesOn', fault });
  if (wrong) return refuse({ kind: wrong });
  return last !== undefined && terms.closesOn > last ? refuse({ kind: 'closes_after_work', day: last }) : null;
}

function refusePositions({ positions }: JobTerms, { accepted }: FormerTerms): TermsRefusal | null {
  if (positions >= accepted) return null;
  return { code: 'job.too_few_positions', field: 'positions', fault: { kind: 'fewer_than_accepted', accepted } };
}

/** All reasons against a job being posted, or changed, like this. */
export function refusalsOf(terms: JobTerms, today: string, former: FormerTerms = nothingYet): TermsRefusal[] {
  return found([
    refusePositions(terms, former),
    refuseSchedule(terms, today, former.days),
    refuseTransport(terms),
    refusePay(terms, today),
    refuseDay(terms, today),
  ]);
}

/** Why a job cannot be posted, or changed, like this, or null when it can. */
export const refuseTerms = (terms: JobTerms, today: string, former?: FormerTerms): TermsRefusal | null =>
  refusalsOf(terms, today, former)[0] ?? null;

interface JobFacts {
  readonly terms: JobTerms;
  readonly accepted: number;
  readonly today: string;
}

/** All conditions of an action besides the right status. */
export function missingFor(action: keyof typeof jobTransitions, { terms, accepted, today }: JobFacts): TermsRefusal[] {
  const last = workingDays(terms).at(-1);
  const checks = {
    room: (): TermsRefusal | null =>
      accepted < terms.positions
        ? null
        : {
            code: 'job.no_room',
            field: 'positions',
            fault: { kind: 'no_more_than_accepted', accepted },
          },
    'days to come': (): TermsRefusal | null =>
      last === undefined || last >= today
        ? null
        : { code: 'job.days_over', field: 'startDate', fault: { kind: 'work_over', day: last } },
    'closing day': () => refuseDay(terms, today),
    'lawful pay': () => refusePay(terms, today),
  };
  return found(jobTransitions[action].needs.map((need) => checks[need]()));
}

/** The first unmet condition of an action, or null. */
export const refuseNeeds = (action: keyof typeof jobTransitions, facts: JobFacts): TermsRefusal | null =>
  missingFor(action, facts)[0] ?? null;
