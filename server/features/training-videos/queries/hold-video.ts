import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { trainingVideos } from '../tables.ts';

/** A video's content, locked: neither it nor its business is deleted until the transaction ends. Undefined once deleted. */
export async function holdVideo(db: Db, videoId: string) {
  const [video] = await db
    .select({
      title: trainingVideos.title,
      companyName: businessProfiles.companyName,
      businessUserId: businessProfiles.userId,
      jobTitle: sql<string | null>`(select ${jobs.title} from ${jobs} where ${jobs.id} = ${trainingVideos.jobId})`,
    })
    .from(trainingVideos)
    .innerJoin(businessProfiles, eq(businessProfiles.id, trainingVideos.businessId))
    .where(eq(trainingVideos.id, videoId))
    .for('share', { of: trainingVideos });
  return video;
}
