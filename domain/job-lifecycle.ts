import type { JobStatus } from '#contract/job-options.ts';

interface Transition {
  readonly from: readonly JobStatus[];
  readonly to: JobStatus;
}

/** The life of a job. It is active from the moment it is posted. */
export const jobTransitions = {
  close: { from: ['active'], to: 'closed' },
} as const satisfies Record<string, Transition>;

export const jobStatusLabels: Record<JobStatus, string> = { active: 'Active', closed: 'Closed' };

const open: Record<JobStatus, boolean> = { active: true, closed: false };

/** Whether reps see the job in the list, may apply for it, and its business may still edit it. */
export function isOpen(status: JobStatus): boolean {
  return open[status];
}
