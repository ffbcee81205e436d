import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Logger } from '#server/platform/log.ts';
import { applyForJob } from './commands/apply-for-job.ts';
import { limitApplicants } from './commands/limit-applicants.ts';
import { acceptApplication, decideApplication, withdrawApplication } from './commands/move-application.ts';
import { standBy } from './commands/stand-by.ts';
import { presentForRep, presentNew, presentReceived } from './present.ts';
import { listApplied } from './queries/applied-jobs.ts';
import type { OnTerms } from './queries/find-gig.ts';
import { linkApplicantFile } from './queries/link-applicant-file.ts';
import { listStandingBy } from './queries/list-standing-by.ts';
import { countTracked, trackApplications } from './queries/track-applications.ts';
import { type WeighFit, weighChanged } from './queries/weigh-received.ts';
import { boardRoutes } from './routes/board.ts';
import { gigRoutes } from './routes/gigs.ts';
import { interviewRoutes } from './routes/interviews.ts';

interface ApplicationParts {
  readonly links: FileLinks;
  readonly log: Logger;
  /** Provided by the feature that stores agreed terms. */
  readonly onTerms: OnTerms;
  /** Provided by matching. */
  readonly weighFit: WeighFit;
}

export function applicationRoutes({ links, log, onTerms, weighFit }: ApplicationParts): readonly Route[] {
  const weigh = weighChanged({ weighFit, log });
  const decision = (
    endpoint: typeof applicationsApi.interview | typeof applicationsApi.reject,
    action: 'interview' | 'reject',
  ) =>
    write(
      endpoint,
      async (tx, actor, { params, body }) =>
        presentReceived(await decideApplication(tx, actor, { ...params, action, note: body.note }), undefined),
      weigh,
    );

  return [
    write(applicationsApi.apply, async (tx, actor, { params, body }) =>
      presentNew(await applyForJob(tx, actor, { ...params, ...body })),
    ),
    write(ownJobsApi.limitApplicants, (tx, actor, { params, body }) =>
      limitApplicants(tx, actor, { ...params, ...body }),
    ),
    read(applicationsApi.track, (db, actor, { query }) => trackApplications(db, actor, query)),
    read(applicationsApi.applied, (db, actor, { query }) => listApplied(db, actor, query.cursor)),
    read(applicationsApi.trackerCounts, countTracked),
    write(applicationsApi.withdraw, async (tx, actor, { params }) =>
      presentForRep(await withdrawApplication(tx, actor, params.applicationId)),
    ),
    read(standingByApi.list, async (db, actor) => ({ items: await listStandingBy(db, actor) })),
    write(standingByApi.start, async (tx, actor, { params, body }) =>
      presentForRep(await standBy(tx, actor, { ...params, until: new Date(body.until) })),
    ),
    write(standingByApi.end, async (tx, actor, { params }) =>
      presentForRep(await standBy(tx, actor, { ...params, until: null })),
    ),
    decision(applicationsApi.interview, 'interview'),
    write(
      applicationsApi.accept,
      async (tx, actor, { params, body }) =>
        presentReceived(await acceptApplication(tx, actor, { ...params, note: body.note }), undefined),
      weigh,
    ),
    decision(applicationsApi.reject, 'reject'),
    ...boardRoutes(weighFit, links),
    ...gigRoutes(onTerms),
    ...interviewRoutes(weigh),
    read(applicationFilesApi.link, (db, actor, { params }) => linkApplicantFile(db, links, actor, params)),
  ];
}
