import type { JobStatus } from '#contract/jobs/options.ts';
import type { StatusText } from '../status.ts';

export const jobStatusTexts: Record<JobStatus, StatusText> = {
  active: { label: 'Active', tone: 'success' },
  paused: { label: 'Paused', tone: 'accent' },
  filled: { label: 'Filled', tone: 'brand' },
  closed: { label: 'Closed', tone: 'neutral' },
  taken_down: { label: 'Taken down', tone: 'danger' },
};
