import type { trainingVideoRefusals } from '#contract/training-videos/refusals.ts';
import type { TrainingVideoInput } from '#contract/training-videos/training-videos.ts';

export type CompleteTrainingVideo = {
  readonly [Name in keyof TrainingVideoInput]: Name extends 'description'
    ? TrainingVideoInput[Name]
    : NonNullable<TrainingVideoInput[Name]>;
};

const requiredFields = ['title', 'videoUrl', 'jobId'] as const;

export type RequiredField = (typeof requiredFields)[number];

export type TrainingVideoRefusalCode = keyof typeof trainingVideoRefusals;

interface Incomplete {
  readonly code: TrainingVideoRefusalCode;
  readonly missing: readonly RequiredField[];
}

/** The video when it has a title, an address and an assignment, and otherwise everything it lacks. */
export function completeVideo(input: TrainingVideoInput): CompleteTrainingVideo | Incomplete {
  const { title, videoUrl, jobId, description } = input;
  if (title !== null && videoUrl !== null && jobId !== null) return { title, videoUrl, jobId, description };
  const described = title !== null && videoUrl !== null;
  return {
    code: described ? 'training_video.assignment_required' : 'training_video.missing_information',
    missing: requiredFields.filter((field) => input[field] === null),
  };
}
