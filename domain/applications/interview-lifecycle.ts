import { type InterviewStatus, interviewLimits } from '#contract/applications/interview.ts';

interface Transition {
  readonly from: readonly InterviewStatus[];
  readonly to: InterviewStatus;
  readonly by: 'rep' | 'business';
}

/** The whole life of an interview. Predicates, buttons and refusals derive from this table. */
export const interviewTransitions = {
  /** Also another offered time than the agreed one. */
  accept: { from: ['proposed', 'accepted'], to: 'accepted', by: 'rep' },
  decline: { from: ['proposed', 'accepted'], to: 'declined', by: 'rep' },
  cancel: { from: ['proposed', 'accepted'], to: 'cancelled', by: 'business' },
  /** A new proposal replaces this one, whatever its outcome. */
  replace: { from: ['proposed', 'accepted', 'declined', 'cancelled'], to: 'replaced', by: 'business' },
} as const satisfies Record<string, Transition>;

export type InterviewAction = keyof typeof interviewTransitions;

function canMove(action: InterviewAction, status: InterviewStatus): boolean {
  return (interviewTransitions[action].from as readonly InterviewStatus[]).includes(status);
}

/** What one side may do with an interview at this status, in the table's order. */
export function interviewActionsFor(by: Transition['by'], status: InterviewStatus): InterviewAction[] {
  const actions = Object.keys(interviewTransitions) as InterviewAction[];
  return actions.filter((action) => interviewTransitions[action].by === by && canMove(action, status));
}

const refusals = {
  proposed: 'interview.already_ended',
  accepted: 'interview.already_answered',
  declined: 'interview.already_ended',
  cancelled: 'interview.already_ended',
  replaced: 'interview.replaced',
} as const satisfies Record<InterviewStatus, string>;

/** Why an action is not open, as a refusal code, or null when it is. */
export function refuseInterviewAction(action: InterviewAction, status: InterviewStatus) {
  if (canMove(action, status)) return null;
  // For the rep, who declined, it is answered; for the business it is cancelled.
  if (status === 'declined' && interviewTransitions[action].by === 'rep') return 'interview.already_answered';
  return refusals[status];
}

const dayMs = 86_400_000;

/** Why times cannot be proposed; null when they can. */
export function faultOfTimes(times: readonly Date[], now: Date): 'past' | 'too_far' | null {
  const latest = now.getTime() + interviewLimits.furthestDays * dayMs;
  if (times.some((time) => time <= now)) return 'past';
  return times.some((time) => time.getTime() > latest) ? 'too_far' : null;
}

interface Agreed {
  readonly status: InterviewStatus;
  readonly acceptedTime: Date | null;
}

/** Whether an agreed interview can be moved or declined: until it begins. A refusal code, or null when it can. */
export const refuseChange = ({ status, acceptedTime }: Agreed, now: Date) =>
  status === 'accepted' && acceptedTime !== null && acceptedTime <= now ? 'interview.time_passed' : null;

/** Why the rep cannot choose this time, as a refusal code, or null when they can. */
export function refuseChoice(time: Date, offered: readonly Date[], now: Date, agreed: Date | null = null) {
  if (agreed?.getTime() === time.getTime()) return 'interview.already_answered';
  if (!offered.some((one) => one.getTime() === time.getTime())) return 'interview.time_not_offered';
  return time <= now ? 'interview.time_passed' : null;
}

/** The first free place at a time; null when every one is taken. */
export function freeSeat(capacity: number, taken: readonly number[]): number | null {
  for (let seat = 1; seat <= capacity; seat++) if (!taken.includes(seat)) return seat;
  return null;
}
