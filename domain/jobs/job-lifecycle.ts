import { type JobStatus, jobStatuses } from '#contract/jobs/options.ts';
import { daysLeft } from './closing-day.ts';

interface Transition {
  /** The clock closes a job after the last day to apply; `work`: the outcome of accepted reps' work. */
  readonly by: 'business' | 'clock' | 'work' | 'team';
  readonly from: readonly JobStatus[];
  readonly to: JobStatus;
  /** Further conditions, checked in this order. */
  readonly needs: readonly ('room' | 'days to come' | 'closing day' | 'lawful pay')[];
}

/** The whole life of a job, active from the moment it is posted. It is never deleted: applications point at it. */
export const jobTransitions = {
  pause: { by: 'business', from: ['active'], to: 'paused', needs: [] },
  reopen: {
    by: 'business',
    from: ['paused', 'filled', 'closed'],
    to: 'active',
    needs: ['room', 'days to come', 'closing day', 'lawful pay'],
  },
  fill: { by: 'business', from: ['active', 'paused'], to: 'filled', needs: [] },
  /** An accepted rep does not come. */
  free: { by: 'work', from: ['filled'], to: 'active', needs: ['room', 'days to come', 'closing day', 'lawful pay'] },
  close: { by: 'business', from: ['active', 'paused'], to: 'closed', needs: [] },
  expire: { by: 'clock', from: ['active', 'paused'], to: 'closed', needs: [] },
  /** A job off the market is taken down so that it cannot return. */
  take_down: { by: 'team', from: ['active', 'paused', 'filled', 'closed'], to: 'taken_down', needs: [] },
  put_back: {
    by: 'team',
    from: ['taken_down'],
    to: 'active',
    needs: ['room', 'days to come', 'closing day', 'lawful pay'],
  },
  put_back_filled: { by: 'team', from: ['taken_down'], to: 'filled', needs: [] },
  /** Where it was not open, or cannot be any more: its business may reopen it. */
  put_back_closed: { by: 'team', from: ['taken_down'], to: 'closed', needs: [] },
} as const satisfies Record<string, Transition>;

export type JobAction = {
  [A in keyof typeof jobTransitions]: (typeof jobTransitions)[A]['by'] extends 'business' ? A : never;
}[keyof typeof jobTransitions];

interface Traits {
  /** In the list, in searches, and by its address for a rep who has not applied. */
  readonly visibleToReps: boolean;
  /** The refusal for a rep who reads it, or applies, when they cannot. */
  readonly toReps: 'job.paused' | 'job.filled' | 'job.not_active';
  readonly mayEdit: boolean;
  /** It has a time at which it ended. */
  readonly ended: boolean;
  /** The refusal for an action that this status does not allow. */
  readonly refusal: `job.already_${JobStatus}`;
}

const traits = {
  active: {
    visibleToReps: true,
    toReps: 'job.not_active',
    mayEdit: true,
    ended: false,
    refusal: 'job.already_active',
  },
  paused: {
    visibleToReps: false,
    toReps: 'job.paused',
    mayEdit: true,
    ended: false,
    refusal: 'job.already_paused',
  },
  filled: {
    visibleToReps: false,
    toReps: 'job.filled',
    mayEdit: false,
    ended: true,
    refusal: 'job.already_filled',
  },
  closed: {
    visibleToReps: false,
    toReps: 'job.not_active',
    mayEdit: false,
    ended: true,
    refusal: 'job.already_closed',
  },
  taken_down: {
    visibleToReps: false,
    toReps: 'job.not_active',
    // So that its business can fix it. The team puts it back on the market.
    mayEdit: true,
    ended: true,
    refusal: 'job.already_taken_down',
  },
} as const satisfies Record<JobStatus, Traits>;

export const isVisibleToReps = (status: JobStatus): boolean => traits[status].visibleToReps;

export const mayEdit = (status: JobStatus): boolean => traits[status].mayEdit;

/** Why no rep can be hired for a job at this status, or null when one can. */
export const refuseHiring = (status: JobStatus) => (status === 'taken_down' ? traits[status].refusal : null);

/** The status of a job that the team restores, by its former one; `mayOpen`: it meets all conditions to be open. */
export function puttingBack(before: JobStatus, mayOpen: boolean) {
  if (before === 'filled') return 'put_back_filled';
  return before === 'active' && mayOpen ? 'put_back' : 'put_back_closed';
}

export const hasEnded = (status: JobStatus): boolean => traits[status].ended;

/** Why reps can't apply, or null: only while it is active, and not after its last day, though the clock may be some minutes late to close it. */
export function refuseApplication(job: { status: JobStatus; closesOn: string }, today: string) {
  return isVisibleToReps(job.status) && daysLeft(job.closesOn, today) >= 0 ? null : traits[job.status].toReps;
}

/** Why a rep who has not applied cannot read it, or null when they can. */
export const refuseReading = (status: JobStatus) => (isVisibleToReps(status) ? null : traits[status].toReps);

/** The status of a job whose reading was refused with this code. */
export const statusRefused = (code: string): JobStatus | undefined =>
  jobStatuses.find((status) => refuseReading(status) === code);

/** Why a job at this status cannot be edited, or null when it can. */
export const refuseEdit = (status: JobStatus) => (mayEdit(status) ? null : traits[status].refusal);

/** Why its status alone forbids an action, or null when it does not. */
export function refuseJobAction(action: keyof typeof jobTransitions, status: JobStatus) {
  const from: readonly JobStatus[] = jobTransitions[action].from;
  return from.includes(status) ? null : traits[status].refusal;
}

/** The business's actions for a job at this status, in the table's order. */
export function jobActionsFor(status: JobStatus): JobAction[] {
  const actions = Object.keys(jobTransitions) as (keyof typeof jobTransitions)[];
  return actions.filter(
    (action): action is JobAction => jobTransitions[action].by === 'business' && !refuseJobAction(action, status),
  );
}
