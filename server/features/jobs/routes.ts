import { allJobsApi, jobsInCsv } from '#contract/jobs/all-jobs.ts';
import { askableCoursesApi } from '#contract/jobs/asked-courses.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { listAskable } from '../courses/queries/list-askable.ts';
import { writeAsAdmin } from '../operators/access/write-as-admin.ts';
import { confirmTags } from './commands/confirm-tags.ts';
import { removeDraft, replaceDraft, startDraft } from './commands/keep-draft.ts';
import { moveJob } from './commands/move-job.ts';
import { recordView } from './commands/record-view.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { findDraft, listDrafts } from './queries/job-drafts.ts';
import { listAllJobs, takeAllJobs } from './queries/list-all-jobs.ts';
import { countOwnJobs } from './queries/own-jobs.ts';
import { type FindingSettings, findingRoutes } from './routes/finding-jobs.ts';
import { jobsCsv } from './texts/jobs-csv.ts';

/** Jobs on their own. Reads and decisions that involve applications are in dashboards. */
export const jobRoutes = (services: FindingSettings): readonly Route[] => [
  write(jobsApi.recordView, (tx, actor, { params }) => recordView(tx, actor, params.jobId)),
  read(ownJobsApi.counts, countOwnJobs),
  read(askableCoursesApi.list, async (db) => ({ items: await listAskable(db) })),
  write(ownJobsApi.pause, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'pause')),
  write(ownJobsApi.fill, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'fill')),
  write(ownJobsApi.close, (tx, actor, { params }) => moveJob(tx, actor, params.jobId, 'close')),
  write(ownJobsApi.confirmTags, (tx, actor, { params, body }) => confirmTags(tx, actor, { ...params, ...body })),
  read(jobDraftsApi.list, listDrafts),
  read(jobDraftsApi.show, (db, actor, { params }) => findDraft(db, actor, params.draftId)),
  write(jobDraftsApi.start, (tx, actor, { body }) => startDraft(tx, actor, body)),
  write(jobDraftsApi.replace, (tx, actor, { params, body }) => replaceDraft(tx, actor, { ...params, content: body })),
  write(jobDraftsApi.remove, (tx, actor, { params }) => removeDraft(tx, actor, params)),
  read(allJobsApi.list, (db, actor, { query }) => listAllJobs(db, actor, query)),
  writeAsAdmin(
    allJobsApi.csv,
    {
      name: 'job.export',
      reason: ({ query: { format: _, ...filter } }) => Object.values(filter).filter(Boolean).join(', ') || 'All jobs',
    },
    async (tx, actor, { query: { format, ...filter } }) =>
      jobsCsv(await takeAllJobs(tx.db, actor, filter, jobsInCsv), format),
  ),
  ...moderationRoutes,
  ...findingRoutes(services),
];
