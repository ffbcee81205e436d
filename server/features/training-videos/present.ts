import type { OwnTrainingVideo, RepTrainingVideo } from '#contract/training-videos/training-videos.ts';
import { videoSourceOf } from '#domain/profiles/video-source.ts';
import type { TrainingVideoRow } from './tables.ts';

type SharedRow = Pick<TrainingVideoRow, 'id' | 'title' | 'description' | 'videoUrl' | 'createdAt' | 'jobId'> & {
  /** Null when it is for all new hires. */
  readonly jobTitle: string | null;
};

export type OwnVideoRow = SharedRow & Pick<TrainingVideoRow, 'isActive' | 'version'>;
export type RepVideoRow = SharedRow & { readonly companyName: string };

const shared = ({ id, title, description, videoUrl, createdAt, jobId, jobTitle }: SharedRow) => ({
  id,
  title,
  description,
  videoUrl,
  source: videoSourceOf(videoUrl),
  createdAt: createdAt.toISOString(),
  job: jobId === null ? null : { id: jobId, title: jobTitle ?? '' },
});

export const presentOwnVideo = (row: OwnVideoRow): OwnTrainingVideo => ({
  ...shared(row),
  isActive: row.isActive,
  version: row.version,
});

export const presentRepVideo = (row: RepVideoRow): RepTrainingVideo => ({
  ...shared(row),
  companyName: row.companyName,
});
