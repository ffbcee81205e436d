import type { RequiredField } from '#domain/profiles/training-video.ts';

export const missingFieldTexts: Record<RequiredField, string> = {
  title: 'Title is required.',
  videoUrl: 'Video URL is required.',
  jobId: 'Please select a job or assign to all new hires.',
};
