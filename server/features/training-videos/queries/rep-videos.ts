import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { RepTrainingVideo } from '#contract/training-videos/training-videos.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { presentRepVideo } from '../present.ts';
import { trainingVideos } from '../tables.ts';
import { videoColumns } from './select-video.ts';

const accepted = (column: SQL) => sql`array(
  select ${column} from ${jobApplications} a where a.rep_id = ${sql.placeholder('repId')} and a.status = 'accepted')`;

/**
 * The business accepted the rep: for the video's job, or for any job if it is for all new hires. Arrays, so that only the
 * videos of these few businesses are looked up.
 */
const isForRep = sql`${trainingVideos.businessId} = any(${accepted(sql`a.business_id`)})
  and (${trainingVideos.jobId} is null or ${trainingVideos.jobId} = any(${accepted(sql`a.job_id`)}))`;

const pages = preparedPages('training_rep', [trainingVideos.createdAt, trainingVideos.id], (db, after) =>
  db
    .select({ ...videoColumns, companyName: businessProfiles.companyName })
    .from(trainingVideos)
    .innerJoin(businessProfiles, eq(businessProfiles.id, trainingVideos.businessId))
    .leftJoin(jobs, eq(jobs.id, trainingVideos.jobId))
    // Written out, so that it matches the partial index on active videos.
    .where(and(sql`${trainingVideos.isActive}`, isForRep, after)),
);

/** The videos that the actor may watch, newest first. */
export async function listVideosForRep(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<RepTrainingVideo>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(rows, pageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentRepVideo);
}
