import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { countAccepted } from '../applications/queries/count-accepted.ts';
import { putBackJob } from '../jobs/moderation/commands/put-back-job.ts';
import { presentJob } from '../jobs/present.ts';
import { readRepTotals } from '../ledger/queries/read-totals.ts';
import { writeAsAdmin } from '../operators/access/write-as-admin.ts';
import { editOwnJob, postOwnJob, publishDraft, reopenOwnJob } from './commands/change-own-job.ts';
import { visitDashboard } from './commands/visit-dashboard.ts';
import { businessDashboard, repDashboard } from './queries/dashboard-figures.ts';
import { describeJob } from './queries/describe-job.ts';
import { findOwnJobWithCounts, listOwnJobsWithCounts, showJobToRep } from './queries/jobs-with-applications.ts';

interface DashboardServices {
  readonly links: FileLinks;
  readonly limited: boolean;
}

/** Routes of the dashboards, and of jobs with their applicants. */
export const dashboardRoutes = ({ links, limited }: DashboardServices): readonly Route[] => [
  read(dashboardsApi.business, businessDashboard),
  read(dashboardsApi.rep, repDashboard),
  read(dashboardsApi.earnings, (db, { repId }) => readRepTotals(db, repId)),
  write(dashboardsApi.visitRep, (tx, actor, { body }) => visitDashboard(tx, actor, body)),
  read(ownJobsApi.list, (db, actor, { query }) => listOwnJobsWithCounts(db, actor, query)),
  read(ownJobsApi.show, (db, actor, { params }) => findOwnJobWithCounts(db, actor, params.jobId)),
  write(ownJobsApi.post, async (tx, actor, { body }) => presentJob(await postOwnJob(tx, actor, { limited }, body))),
  write(jobDraftsApi.publish, async (tx, actor, { params, body }) =>
    presentJob(await publishDraft(tx, actor, { limited }, { ...params, ...body })),
  ),
  write(ownJobsApi.edit, async (tx, actor, { params, body }) =>
    presentJob(await editOwnJob(tx, actor, { ...params, ...body })),
  ),
  write(ownJobsApi.reopen, async (tx, actor, { params, body }) =>
    presentJob(await reopenOwnJob(tx, actor, { ...params, ...body })),
  ),
  read(jobForRepApi.show, (db, actor, { params }) => showJobToRep(db, links, actor, params.jobId)),
  read(allJobsApi.show, (db, actor, { params }) => describeJob(db, actor, params.jobId)),
  writeAsAdmin(
    jobModerationApi.putBack,
    {
      name: 'job.put_back',
      on: ({ params }) => ({ type: 'job', id: params.jobId }),
    },
    async (tx, actor, { params: { jobId }, body }) => ({
      status: await putBackJob(tx, actor, { jobId, ...body }, (db) => countAccepted(db, jobId)),
    }),
  ),
];
