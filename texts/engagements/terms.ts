import type { TermsStatus } from '#contract/engagements/options.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { formatRand } from '#domain/shared/rand.ts';
import { describeBreak, nameDays, nameHours } from '../jobs/schedule.ts';

export interface StatedTerms extends Scheduled {
  /** The address with its town. */
  readonly place: string;
  readonly payCents: number;
}

/** `Sat 28 and Sun 29 Nov, 09:00–17:00, 30 min unpaid break`. */
export function describeDays(terms: Scheduled): string {
  const { schedule } = terms;
  const days = workingDays(terms);
  if (schedule === null || days.length === 0) return 'Not named yet';
  return [nameDays(days), nameHours(schedule), describeBreak(schedule)].filter(Boolean).join(', ');
}

interface TermsChange {
  readonly what: 'days' | 'place' | 'pay';
  readonly from: string;
  readonly to: string;
}

const words: Record<TermsChange['what'], (terms: StatedTerms) => string> = {
  days: describeDays,
  place: ({ place }) => place,
  pay: ({ payCents }) => formatRand(payCents),
};

/** The differences between two versions of the terms. */
export const changesOfTerms = (before: StatedTerms, after: StatedTerms): TermsChange[] =>
  (['days', 'place', 'pay'] as const)
    .map((what) => ({ what, from: words[what](before), to: words[what](after) }))
    .filter(({ from, to }) => from !== to);

/** Of a version, at the time of the document. */
export const termsStatusTexts: Record<TermsStatus, string> = {
  in_force: 'In force',
  proposed: 'Proposed by the business. The sales rep has not signed it yet',
  declined: 'Declined by the sales rep. It was never in force',
  lapsed: 'Expired without an answer. It was never in force',
  taken_back: 'Withdrawn by the business. It was never in force',
  replaced: 'Replaced by a later version',
};
