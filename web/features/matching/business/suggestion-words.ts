import type { JobStatus } from '#contract/jobs/options.ts';
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';

const notOpen: Record<Exclude<JobStatus, 'active'>, string> = {
  paused: 'While the job is paused, nobody is suggested. Reopen it to see who fits.',
  filled: 'The job has everybody it asked for, so nobody is suggested any more.',
  closed: 'The job takes no more applications, so nobody is suggested any more.',
  taken_down: 'The job was taken down, so nobody is suggested.',
};

/** Why nobody is suggested for a job, however many would fit; null where somebody may be. */
export function whyNobody({
  status,
  applicants,
  positions,
}: Pick<OwnJobDetail, 'status' | 'applicants' | 'positions'>): string | null {
  if (status !== 'active') return notOpen[status];
  return applicants.accepted >= positions ? notOpen.filled : null;
}
