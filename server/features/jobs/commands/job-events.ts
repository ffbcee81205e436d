import { eventKind } from '#server/platform/events/event-kind.ts';

export interface JobEvent {
  readonly jobId: string;
  readonly businessId: string;
}

export const jobPosted = eventKind<JobEvent>('job.posted');
/** It says something else now; its version counted up. */
export const jobEdited = eventKind<JobEvent>('job.edited');
/** The same edit has moved the work of reps whom the business accepted. */
export const workMoved = eventKind<JobEvent & { readonly version: number }>('job.work_moved');
export const jobPaused = eventKind<JobEvent>('job.paused');
export const jobReopened = eventKind<JobEvent>('job.reopened');
export const jobFilled = eventKind<JobEvent>('job.filled');
/** By its business, with the account, or because the last day to apply was over. */
export const jobClosed = eventKind<JobEvent>('job.closed');
/** The last day to apply is near; told once for each such day. */
export const jobClosingSoon = eventKind<JobEvent & { readonly closesOn: string }>('job.closing_soon');
