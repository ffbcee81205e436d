import type { z } from 'zod';
import type { applicationStep, ReceivedApplication, RepApplication } from '#contract/applications.ts';
import { type JobSummaryRow, presentJobSummary } from '../jobs/present.ts';
import type { jobApplications } from './tables.ts';

type ApplicationRow = Pick<typeof jobApplications.$inferSelect, 'id' | 'status' | 'message' | 'appliedAt' | 'jobId'>;

export type Step = z.output<typeof applicationStep>;

/** As the database aggregates them: one JSON array for each application, oldest first. */
export interface WithSteps {
  readonly steps: readonly { readonly status: Step['status']; readonly at: string; readonly note: string | null }[];
}

const presentSteps = ({ steps }: WithSteps): Step[] =>
  steps.map(({ status, at, note }) => ({ status, at: new Date(at).toISOString(), note }));

const shared = (row: ApplicationRow & WithSteps) => ({
  id: row.id,
  status: row.status,
  message: row.message,
  appliedAt: row.appliedAt.toISOString(),
  steps: presentSteps(row),
});

export type RepApplicationRow = ApplicationRow &
  WithSteps & { readonly job: Omit<JobSummaryRow, 'location'> } & Pick<JobSummaryRow, 'location'>;

export function presentForRep(row: RepApplicationRow): RepApplication {
  return { ...shared(row), job: presentJobSummary({ ...row.job, location: row.location }) };
}

export type ReceivedApplicationRow = ApplicationRow & WithSteps & { readonly rep: ReceivedApplication['rep'] };

export function presentReceived(row: ReceivedApplicationRow): ReceivedApplication {
  return { ...shared(row), jobId: row.jobId, rep: row.rep };
}
