import { sql } from 'drizzle-orm';
import { jobs } from '../../jobs/tables.ts';
import { trainingVideos } from '../tables.ts';

/** The columns that both sides see, for a video joined with its job. */
export const videoColumns = {
  id: trainingVideos.id,
  title: trainingVideos.title,
  description: trainingVideos.description,
  videoUrl: trainingVideos.videoUrl,
  createdAt: trainingVideos.createdAt,
  jobId: trainingVideos.jobId,
  jobTitle: sql<string | null>`${jobs.title}`,
};
