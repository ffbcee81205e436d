import type { z } from 'zod';
import {
  allNewHires,
  type OwnTrainingVideo,
  type trainingVideoInput,
} from '#contract/training-videos/training-videos.ts';

export type VideoValues = z.input<typeof trainingVideoInput>;

/** Initial values of the form. Nothing is undefined: such a field would be missing from a draft. */
export const blankVideo: VideoValues = { title: '', description: null, videoUrl: '', jobId: null };

export const valuesOfVideo = ({ title, description, videoUrl, job }: OwnTrainingVideo): VideoValues => ({
  title,
  description,
  videoUrl,
  jobId: job?.id ?? allNewHires,
});
