import { engagementLimits } from '#contract/agreed-terms.ts';
import type { ContactStatus } from '#contract/applications/gigs.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { addDays } from '../shared/calendar-day.ts';

type Rule = 'once funded' | 'yes' | 'while money is held' | 'until some days after' | 'no';

/** When a milestone lets the two sides of a gig see each other's phone number and email. */
const rules: Readonly<Record<MilestoneStatus, Rule>> = {
  accepted: 'once funded',
  agreed: 'once funded',
  funded: 'yes',
  confirmed: 'yes',
  active: 'yes',
  submitted: 'yes',
  // The rep may still check in, and either side may still object.
  no_show: 'while money is held',
  business_absent: 'while money is held',
  disputed: 'yes',
  completed: 'until some days after',
  resolved: 'until some days after',
  lapsed: 'no',
  cancelled: 'no',
};

interface Part {
  readonly status: MilestoneStatus;
  readonly heldCents: bigint;
  readonly days: readonly string[];
}

export interface ContactGig {
  /** The application is still accepted. */
  readonly accepted: boolean;
  readonly lastDay: string;
  /** The milestones of a gig that is paid here; null where the two sides pay each other directly. */
  readonly milestones: readonly Part[] | null;
}

/** Whether the two sides of a gig see each other's phone number and email on a day. */
export function contactStatus({ accepted, lastDay, milestones }: ContactGig, today: string): ContactStatus {
  const isRecent = (day: string) => today <= addDays(day, engagementLimits.contactDays);
  // Acceptance is the agreement there, and no payment follows it here.
  if (milestones === null) return accepted && isRecent(lastDay) ? 'open' : 'over';
  const opens = ({ status, heldCents, days }: Part): boolean => {
    const rule = rules[status];
    return (
      rule === 'yes' ||
      (rule === 'while money is held' && heldCents > 0n) ||
      (rule === 'until some days after' && isRecent(days.at(-1) ?? lastDay))
    );
  };
  if (milestones.some(opens)) return 'open';
  return milestones.some(({ status }) => rules[status] === 'once funded') ? 'later' : 'over';
}
