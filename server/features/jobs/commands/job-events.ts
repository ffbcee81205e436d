import { eventKind } from '#server/platform/events/event-kind.ts';

export interface JobEvent {
  readonly jobId: string;
  readonly businessId: string;
}

export const jobPosted = eventKind<JobEvent>('job.posted');
/** Emitted when its content changed and its version was incremented. */
export const jobEdited = eventKind<JobEvent>('job.edited');
/** Emitted when its tags changed. */
export const jobTagged = eventKind<JobEvent>('job.tagged');
/** Emitted when an edit changed the time or place for accepted reps. */
export const workMoved = eventKind<JobEvent & { readonly version: number }>('job.work_moved');
export const jobPaused = eventKind<JobEvent>('job.paused');
export const jobReopened = eventKind<JobEvent>('job.reopened');
export const jobFilled = eventKind<JobEvent>('job.filled');
/** Emitted when its business or the deletion of the account closed it, or the last day to apply passed. */
export const jobClosed = eventKind<JobEvent>('job.closed');
/** Emitted once for each last day to apply that is near. */
export const jobClosingSoon = eventKind<JobEvent & { readonly closesOn: string }>('job.closing_soon');
