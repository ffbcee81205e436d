import { desc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { trainingVideos } from '../tables.ts';

/** Every training video of the user's business, the newest first. */
export async function exportTrainingVideos(db: Db, userId: string): Promise<Pick<AccountExport, 'trainingVideos'>> {
  const rows = await db
    .select({ video: trainingVideos, jobTitle: jobs.title })
    .from(trainingVideos)
    .innerJoin(businessProfiles, eq(businessProfiles.id, trainingVideos.businessId))
    .leftJoin(jobs, eq(jobs.id, trainingVideos.jobId))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(desc(trainingVideos.createdAt), desc(trainingVideos.id));
  return {
    trainingVideos: rows.map(({ video, jobTitle }) => ({
      title: video.title,
      description: video.description,
      videoUrl: video.videoUrl,
      jobId: video.jobId,
      jobTitle,
      isActive: video.isActive,
      createdAt: video.createdAt.toISOString(),
      updatedAt: video.updatedAt.toISOString(),
    })),
  };
}
