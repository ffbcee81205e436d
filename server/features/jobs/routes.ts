import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { type CountAccepted, editJob } from './commands/edit-job.ts';
import { moveJob } from './commands/move-job.ts';
import { postJob } from './commands/post-job.ts';
import { recordView } from './commands/record-view.ts';
import { reopenJob } from './commands/reopen-job.ts';
import { presentJob } from './present.ts';
import { listAllJobs } from './queries/list-all-jobs.ts';
import { countOwnJobs } from './queries/own-jobs.ts';

/** @param countAccepted applications belong to another feature, and a job has no fewer positions than it accepted reps. */
export const jobRoutes = ({ countAccepted }: { readonly countAccepted: CountAccepted }): readonly Route[] => [
  write(jobsApi.recordView, (tx, actor, { params }) => recordView(tx, actor, params.jobId)),
  read(ownJobsApi.counts, countOwnJobs),
  write(ownJobsApi.post, async (tx, actor, { body }) => presentJob(await postJob(tx, actor, body))),
  write(ownJobsApi.edit, async (tx, actor, { params, body }) =>
    presentJob(await editJob(tx, actor, { ...params, ...body }, countAccepted)),
  ),
  write(ownJobsApi.pause, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'pause')),
  write(ownJobsApi.fill, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'fill')),
  write(ownJobsApi.close, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'close')),
  write(ownJobsApi.reopen, async (tx, actor, { params, body }) =>
    presentJob(await reopenJob(tx, actor, { ...params, ...body }, countAccepted)),
  ),
  read(allJobsApi.list, (db, actor, { query }) => listAllJobs(db, actor, query.cursor)),
];
