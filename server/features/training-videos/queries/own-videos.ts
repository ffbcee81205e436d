import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageSize } from '#contract/paging.ts';
import {
  allNewHires,
  type OwnTrainingVideo,
  type ownTrainingVideosQuery,
} from '#contract/training-videos/training-videos.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { type OwnVideoRow, presentOwnVideo } from '../present.ts';
import { trainingVideos } from '../tables.ts';
import { videoColumns } from './select-video.ts';

const ownColumns = { ...videoColumns, isActive: trainingVideos.isActive, version: trainingVideos.version };

const selectOwn = (db: Db) =>
  db.select(ownColumns).from(trainingVideos).leftJoin(jobs, eq(jobs.id, trainingVideos.jobId));

const ofBusiness = eq(trainingVideos.businessId, sql.placeholder('businessId'));

const preparePages = (name: string, filter?: SQL) =>
  preparedPages(name, [trainingVideos.createdAt, trainingVideos.id], (db, after) =>
    selectOwn(db).where(and(ofBusiness, filter, after)),
  );

const ofAnyAssignment = preparePages('training_own_any');
const ofAllNewHires = preparePages('training_own_all_hires', isNull(trainingVideos.jobId));
const ofOneJob = preparePages('training_own_job', eq(trainingVideos.jobId, sql.placeholder('jobId')));

/** The videos of the actor's business, newest first. */
export async function listOwnVideos(
  db: Db,
  { businessId }: BusinessActor,
  { jobId, cursor }: z.output<typeof ownTrainingVideosQuery>,
): Promise<Page<OwnTrainingVideo>> {
  const pages = jobId === undefined ? ofAnyAssignment : jobId === allNewHires ? ofAllNewHires : ofOneJob;
  const rows = await pages(db, cursor, { businessId, jobId });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentOwnVideo);
}

/** A video of the actor; another business's is not found. */
export async function findOwnVideo(db: Db, { businessId }: BusinessActor, videoId: string): Promise<OwnVideoRow> {
  const [row] = await selectOwn(db).where(
    and(eq(trainingVideos.id, videoId), eq(trainingVideos.businessId, businessId)),
  );
  if (!row) throw new Refusal('training_video.not_found');
  return row;
}
