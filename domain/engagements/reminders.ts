import type { DeadlineKind } from '#contract/engagements/options.ts';

const hourMs = 3_600_000;

interface Reminder {
  /** Who has to act before the deadline. */
  readonly of: readonly ('rep' | 'business')[];
  /** How long before it they are reminded; if less time is left, at half of it. */
  readonly hours: number;
}

/** "I'm coming" is asked for from 20 hours before its deadline; a submission, half a day after the work. */
const reminders: Record<DeadlineKind, Reminder> = {
  agree: { of: ['rep'], hours: 24 },
  fund: { of: ['business'], hours: 12 },
  confirm: { of: ['rep'], hours: 20 },
  attend: { of: ['business'], hours: 60 },
  hand_in: { of: ['rep'], hours: 60 },
  accept: { of: ['business'], hours: 24 },
  appeal: { of: ['rep'], hours: 24 },
  answer: { of: ['business'], hours: 24 },
  state: { of: ['rep', 'business'], hours: 24 },
  decide: { of: [], hours: 24 },
  appeal_decision: { of: ['rep', 'business'], hours: 24 },
  decide_appeal: { of: [], hours: 24 },
};

/** Who is reminded of a deadline. */
export const remindedOf = (kind: DeadlineKind): readonly ('rep' | 'business')[] => reminders[kind].of;

/** When they are reminded of a deadline that began to run at `since`; null for one that can't be met. */
export function remindAt(kind: DeadlineKind, since: Date, due: Date): Date | null {
  const left = due.getTime() - since.getTime();
  if (left <= 0 || reminders[kind].of.length === 0) return null;
  return new Date(due.getTime() - Math.min(reminders[kind].hours * hourMs, Math.floor(left / 2)));
}
