import type { ApplicationStatus, TrackerGroup } from '#contract/applications/options.ts';

/** `work`: the outcome of accepted work. `applying`: a rep who applies for the job once more. */
type Party = 'rep' | 'business' | 'work' | 'applying';

interface Transition {
  readonly from: readonly ApplicationStatus[];
  readonly to: ApplicationStatus;
  readonly by: Party;
}

/** The whole life of an application. Predicates, buttons and refusals derive from this table. */
export const applicationTransitions = {
  interview: { from: ['pending'], to: 'interview', by: 'business' },
  accept: { from: ['pending', 'interview'], to: 'accepted', by: 'business' },
  reject: { from: ['pending', 'interview'], to: 'rejected', by: 'business' },
  withdraw: { from: ['pending', 'interview'], to: 'withdrawn', by: 'rep' },
  reapply: { from: ['withdrawn'], to: 'pending', by: 'applying' },
  /** The work expired, was cancelled, or the rep didn't come: the place is free again. */
  end: { from: ['accepted'], to: 'ended', by: 'work' },
  /** They did come. */
  resume: { from: ['ended'], to: 'accepted', by: 'work' },
} as const satisfies Record<string, Transition>;

export type ApplicationAction = keyof typeof applicationTransitions;

export type BusinessAction = {
  [A in ApplicationAction]: (typeof applicationTransitions)[A]['by'] extends 'business' ? A : never;
}[ApplicationAction];

const actions = Object.keys(applicationTransitions) as ApplicationAction[];

export function canApply(action: ApplicationAction, status: ApplicationStatus): boolean {
  return (applicationTransitions[action].from as readonly ApplicationStatus[]).includes(status);
}

/** The actions open to one party at `status`, in the table's order. */
export function actionsFor(party: Party, status: ApplicationStatus): ApplicationAction[] {
  return actions.filter((action) => applicationTransitions[action].by === party && canApply(action, status));
}

/** Whether neither side has an action left. */
export function isDecided(status: ApplicationStatus): boolean {
  return actionsFor('rep', status).length + actionsFor('business', status).length === 0;
}

/** Why an action is not open, as a refusal code, or null when it is. */
export function refuseAction(
  action: ApplicationAction,
  status: ApplicationStatus,
): 'application.already_decided' | 'application.already_interviewing' | null {
  if (canApply(action, status)) return null;
  return isDecided(status) ? 'application.already_decided' : 'application.already_interviewing';
}

/**
 * Why a rep cannot apply for a job that they applied for before, as a refusal code, or null when they can: a withdrawn application may be sent again,
 * once a day. `sentAgainOn`: the day on which they last did.
 */
export function refuseReapplication(
  { status, sentAgainOn }: { status: ApplicationStatus; sentAgainOn: string | null },
  today: string,
): 'application.already_applied' | 'application.sent_again_today' | null {
  if (!canApply('reapply', status)) return 'application.already_applied';
  return sentAgainOn === today ? 'application.sent_again_today' : null;
}

export interface Positions {
  readonly positions: number;
  readonly accepted: number;
}

/** Whether a business can accept one more rep for its job. */
export const hasRoom = ({ positions, accepted }: Positions): boolean => accepted < positions;

/** Which statuses each tab of the rep's tracker shows. */
export const trackerStatuses = {
  all: ['pending', 'interview', 'accepted', 'rejected', 'withdrawn', 'ended'],
  pending: ['pending'],
  interview: ['interview'],
  completed: ['accepted', 'rejected', 'ended'],
} as const satisfies Record<TrackerGroup, readonly ApplicationStatus[]>;
