import { and, eq } from 'drizzle-orm';
import { allNewHires, type TrainingVideoInput } from '#contract/training-videos/training-videos.ts';
import { completeVideo } from '#domain/profiles/training-video.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { missingFieldTexts } from '#texts/training-videos/missing-fields.ts';
import { jobs } from '../../jobs/tables.ts';
import type { TrainingVideoRow } from '../tables.ts';

export type VideoContent = Pick<TrainingVideoRow, 'title' | 'description' | 'videoUrl' | 'jobId'>;

/** Validates a video: complete, and for a job of the business. */
export async function checkVideo(db: Db, businessId: string, input: TrainingVideoInput): Promise<VideoContent> {
  const video = completeVideo(input);
  if ('code' in video) {
    const fields = video.missing.map((field) => ({ field, message: missingFieldTexts[field] }));
    throw new Refusal(video.code, { fields });
  }
  const jobId = video.jobId === allNewHires ? null : video.jobId;
  if (jobId !== null && (await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.businessId, businessId)))) === 0)
    throw new Refusal('training_video.job_unknown', {
      fields: [{ field: 'jobId', message: 'Choose a job from the list, or all new hires.' }],
    });
  return { ...video, jobId };
}
