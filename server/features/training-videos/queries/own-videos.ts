import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Page, pageSize } from '#contract/paging.ts';
import {
  allNewHires,
  type OwnTrainingVideo,
  type ownTrainingVideosQuery,
} from '#contract/training-videos/training-videos.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { type OwnVideoRow, presentOwnVideo } from '../present.ts';
import { trainingVideos } from '../tables.ts';
import { afterCursor, videoColumns } from './select-video.ts';

const ownColumns = { ...videoColumns, isActive: trainingVideos.isActive, version: trainingVideos.version };

const ofBusiness = eq(trainingVideos.businessId, sql.placeholder('businessId'));

const preparePage = (name: string, ...filters: SQL[]) =>
  prepared(name, (db, queryName) =>
    db
      .select(ownColumns)
      .from(trainingVideos)
      .leftJoin(jobs, eq(jobs.id, trainingVideos.jobId))
      .where(and(ofBusiness, ...filters))
      .orderBy(desc(trainingVideos.createdAt), desc(trainingVideos.id))
      .limit(pageSize + 1)
      .prepare(queryName),
  );

const preparePages = (name: string, ...filters: SQL[]) => ({
  first: preparePage(`training_own_${name}_first`, ...filters),
  later: preparePage(`training_own_${name}_after`, ...filters, afterCursor),
});

const ofAnyAssignment = preparePages('any');
const ofAllNewHires = preparePages('all_hires', isNull(trainingVideos.jobId));
const ofOneJob = preparePages('job', eq(trainingVideos.jobId, sql.placeholder('jobId')));

/** The videos of the actor's business, the newest first. */
export async function listOwnVideos(
  db: Db,
  { businessId }: BusinessActor,
  { jobId, cursor }: z.output<typeof ownTrainingVideosQuery>,
): Promise<Page<OwnTrainingVideo>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const pages = jobId === undefined ? ofAnyAssignment : jobId === allNewHires ? ofAllNewHires : ofOneJob;
  const page = after ? pages.later : pages.first;
  const rows = await page(db).execute({ businessId, jobId, afterAt: after?.at.toISOString(), afterId: after?.id });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentOwnVideo);
}

/** One of the actor's own; another's is as good as none. Refusal: training_video.not_found. */
export async function findOwnVideo(db: Db, { businessId }: BusinessActor, videoId: string): Promise<OwnVideoRow> {
  const [row] = await db
    .select(ownColumns)
    .from(trainingVideos)
    .leftJoin(jobs, eq(jobs.id, trainingVideos.jobId))
    .where(and(eq(trainingVideos.id, videoId), eq(trainingVideos.businessId, businessId)));
  if (!row) throw new Refusal('training_video.not_found');
  return row;
}
