import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type TrainingVideoInput, trainingVideoInput } from '#contract/training-videos/training-videos.ts';
import {
  type CompleteTrainingVideo,
  completeVideo,
  type TrainingVideoRefusalCode,
} from '#domain/profiles/training-video.ts';
import { missingFieldTexts } from '#texts/training-videos/missing-fields.ts';
import type { VideoValues } from './video-values.ts';

const check = zodResolver(trainingVideoInput);
const typed = (text: string | null | undefined) => text?.trim() || null;

/** Validates a video as the server will: each field by the schema, and missing ones by the rule, reported together. */
export const videoResolver: Resolver<VideoValues, unknown, CompleteTrainingVideo> = async (
  values,
  context,
  options,
) => {
  const checked = await check(values, context, options);
  const isSound = Object.keys(checked.errors).length === 0;
  const video = completeVideo(
    isSound
      ? (checked.values as TrainingVideoInput)
      : {
          title: typed(values.title),
          description: null,
          videoUrl: typed(values.videoUrl),
          jobId: values.jobId ?? null,
        },
  );
  if (isSound && !('code' in video)) return { values: video, errors: {} };
  const missing =
    'code' in video
      ? video.missing.map((field) => [field, { type: video.code, message: missingFieldTexts[field] }])
      : [];
  return { values: {}, errors: { ...Object.fromEntries(missing), ...checked.errors } };
};

/** The refusal behind the errors, when something is missing. */
export function missingIn(errors: FieldErrors<VideoValues>): TrainingVideoRefusalCode | null {
  const codes = Object.values(errors).map((error) => String(error?.type ?? ''));
  return (codes.find((code) => code.startsWith('training_video.')) as TrainingVideoRefusalCode | undefined) ?? null;
}
