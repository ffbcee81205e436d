import { applicationsApi } from '#contract/applications/applications.ts';
import { dashboardsApi } from '#contract/dashboards.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { BusinessAction } from '#domain/application-lifecycle.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { applyForJob } from './commands/apply-for-job.ts';
import { decideApplication, withdrawApplication } from './commands/move-application.ts';
import { visitDashboard } from './commands/visit-dashboard.ts';
import { presentForRep, presentReceived } from './present.ts';
import { businessDashboard, repDashboard } from './queries/dashboard-figures.ts';
import { findOwnJobWithCounts, listOwnJobsWithCounts, showJobToRep } from './queries/jobs-with-applications.ts';
import { countTracked, trackApplications } from './queries/track-applications.ts';
import { boardRoutes } from './routes/board.ts';
import { interviewRoutes } from './routes/interviews.ts';

export function applicationRoutes(gates: Gates): readonly Route[] {
  const decision = (
    endpoint: typeof applicationsApi.accept | typeof applicationsApi.interview | typeof applicationsApi.reject,
    action: BusinessAction,
  ) =>
    write(endpoint, gates.business, async (tx, actor, { params, body }) =>
      presentReceived(await decideApplication(tx, actor, { ...params, action, note: body.note })),
    );

  return [
    write(applicationsApi.apply, gates.rep, async (tx, actor, { params, body }) =>
      presentForRep(await applyForJob(tx, actor, { ...params, ...body })),
    ),
    read(applicationsApi.track, gates.rep, (db, actor, { query }) => trackApplications(db, actor, query)),
    read(applicationsApi.trackerCounts, gates.rep, countTracked),
    write(applicationsApi.withdraw, gates.rep, async (tx, actor, { params }) =>
      presentForRep(await withdrawApplication(tx, actor, params.applicationId)),
    ),
    decision(applicationsApi.interview, 'interview'),
    decision(applicationsApi.accept, 'accept'),
    decision(applicationsApi.reject, 'reject'),
    // Jobs with what applies to them: the list of a business, and a job as one rep sees it.
    read(ownJobsApi.list, gates.business, (db, actor, { query }) => listOwnJobsWithCounts(db, actor, query)),
    read(ownJobsApi.show, gates.business, (db, actor, { params }) => findOwnJobWithCounts(db, actor, params.jobId)),
    read(jobsApi.show, gates.rep, (db, actor, { params }) => showJobToRep(db, actor, params.jobId)),
    read(dashboardsApi.business, gates.business, businessDashboard),
    read(dashboardsApi.rep, gates.rep, repDashboard),
    write(dashboardsApi.visitRep, gates.rep, (tx, actor, { body }) => visitDashboard(tx, actor, body)),
    ...boardRoutes(gates),
    ...interviewRoutes(gates),
  ];
}
