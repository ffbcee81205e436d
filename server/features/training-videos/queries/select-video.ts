import { sql } from 'drizzle-orm';
import { jobs } from '../../jobs/tables.ts';
import { trainingVideos } from '../tables.ts';

/** What both sides see of a video that is joined with its job. */
export const videoColumns = {
  id: trainingVideos.id,
  title: trainingVideos.title,
  description: trainingVideos.description,
  videoUrl: trainingVideos.videoUrl,
  createdAt: trainingVideos.createdAt,
  jobId: trainingVideos.jobId,
  jobTitle: sql<string | null>`${jobs.title}`,
};

/** Sorts before everything that is newer than the placeholders `afterAt` and `afterId`. */
export const afterCursor = sql`(${trainingVideos.createdAt}, ${trainingVideos.id})
  < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;
