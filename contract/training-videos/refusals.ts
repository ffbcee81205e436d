import type { RefusalText } from '../refusal-text.ts';

export const mostTrainingVideos = 200;

/** Training videos of businesses. */
export const trainingVideoRefusals = {
  'training_video.missing_information': {
    status: 422,
    title: 'Missing information',
    detail: 'Please fill in the title and video URL.',
  },
  'training_video.assignment_required': {
    status: 422,
    title: 'Assignment required',
    detail: 'Please select a job or assign to all new hires.',
  },
  'training_video.job_unknown': {
    status: 422,
    title: 'Choose another job',
    detail:
      'This job doesn’t exist, or you don’t have access to it. Choose one from the list, or assign the video to all new hires.',
  },
  'training_video.not_found': {
    status: 404,
    title: 'Training video not found',
    detail: 'It was deleted, or you don’t have access to it.',
  },
  'training_video.too_many': {
    status: 409,
    title: `You have ${mostTrainingVideos} training videos`,
    detail: 'That’s the limit for a business. Delete one you no longer need to make room for this one.',
  },
  'training_video.changed': {
    status: 409,
    title: 'This video has just changed',
    detail: 'It was edited while you had it open. What you typed is still here. Check the new version, then continue.',
  },
} as const satisfies Record<string, RefusalText>;
