import { jobsApi } from '#contract/jobs.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { closeJob, editJob, postJob } from './commands.ts';
import { presentJob } from './present.ts';
import { browseJobs } from './queries/browse-jobs.ts';

export const jobRoutes = (gates: Gates): readonly Route[] => [
  read(jobsApi.browse, gates.rep, (db, actor, { query }) => browseJobs(db, actor, query)),
  write(jobsApi.post, gates.business, async (tx, actor, { body }) => presentJob(await postJob(tx, actor, body))),
  write(jobsApi.edit, gates.business, async (tx, actor, { params, body }) =>
    presentJob(await editJob(tx, actor, params.jobId, body)),
  ),
  write(jobsApi.close, gates.business, (tx, actor, { params }) => closeJob(tx, actor, params.jobId)),
];
