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
