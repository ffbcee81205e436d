import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, optionalLine, optionalProse, rowVersion, timestamp } from '../fields.ts';
import { jobStatuses } from '../jobs/options.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { optionalSecureAddress } from '../web-address.ts';

/** A video's player, by its address. */
export const videoSources = ['YouTube', 'Vimeo', 'Direct Link'] as const;

export type VideoSource = (typeof videoSources)[number];

/** Instead of a job: all reps whom the business accepts. */
export const allNewHires = 'all';

const assignment = z.union(
  [z.literal(allNewHires), z.uuid()],
  // In the words of the refusal for a missing one.
  'Please select a job or assign to all new hires.',
);

/** Blank fields are refused in words of their own, by `domain/profiles/training-video.ts`. */
export const trainingVideoInput = z.object({
  title: optionalLine('Title'),
  description: optionalProse('Description', 1000),
  videoUrl: optionalSecureAddress('Video URL'),
  jobId: assignment.nullish().transform((value) => value ?? null),
});

export type TrainingVideoInput = z.output<typeof trainingVideoInput>;

export const trainingVideoEdit = trainingVideoInput.extend({
  /** The version that the editor began with: if it is not the current one, another user saved first. */
  version: rowVersion,
});

const trainingVideo = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  videoUrl: z.string(),
  source: z.enum(videoSources),
  createdAt: timestamp,
});

const assignedJob = z.object({ id, title: z.string() });

export const ownTrainingVideo = trainingVideo.extend({
  /** Null: for all new hires. */
  job: assignedJob.nullable(),
  isActive: z.boolean(),
  version: z.int(),
});

export type OwnTrainingVideo = z.output<typeof ownTrainingVideo>;

export const repTrainingVideo = trainingVideo.extend({
  companyName: z.string(),
  /** Null: for all reps whom the business accepted. */
  job: assignedJob.nullable(),
});

export type RepTrainingVideo = z.output<typeof repTrainingVideo>;

export const ownTrainingVideosQuery = pageQuery.extend({
  /** Only those for this job, or for all new hires. */
  jobId: assignment.optional(),
});

export const assignableJob = assignedJob.extend({ status: z.enum(jobStatuses), createdAt: timestamp });

export type AssignableJob = z.output<typeof assignableJob>;

const params = z.object({ videoId: id });
const tag = 'Training videos';
const videosPath = '/api/business/training-videos';
const videoPath = `${videosPath}/:videoId` as const;
const inputRefusals = [
  'training_video.missing_information',
  'training_video.assignment_required',
  'training_video.job_unknown',
] as const;

export const trainingVideosApi = {
  list: endpoint({
    method: 'GET',
    path: videosPath,
    about: 'own videos',
    summary: 'List your training videos, newest first',
    tag,
    query: ownTrainingVideosQuery,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(ownTrainingVideo),
    refusals: ['request.bad_cursor'],
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/business/training-video-jobs',
    about: 'jobs',
    summary: 'List jobs that a training video can be for',
    description: 'Returns your newest 500 jobs.',
    tag,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: z.object({ items: z.array(assignableJob) }),
  }),
  add: endpoint({
    method: 'POST',
    path: videosPath,
    changes: ['own videos'],
    summary: 'Add a training video',
    description: 'Reps you accepted see it immediately.',
    tag,
    body: trainingVideoInput,
    gate: 'business',
    status: 201,
    response: ownTrainingVideo,
    refusals: [...inputRefusals, 'training_video.too_many'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: videoPath,
    changes: ['own videos'],
    summary: 'Update a training video',
    tag,
    params,
    body: trainingVideoEdit,
    gate: 'business',
    status: 200,
    response: ownTrainingVideo,
    refusals: [...inputRefusals, 'training_video.not_found', 'training_video.changed'],
  }),
  activate: endpoint({
    method: 'POST',
    path: `${videoPath}/activation`,
    changes: ['own videos'],
    summary: 'Activate a training video',
    description: 'Shows it to the reps it is for.',
    tag,
    params,
    gate: 'business',
    status: 200,
    response: ownTrainingVideo,
    refusals: ['training_video.not_found'],
  }),
  deactivate: endpoint({
    method: 'POST',
    path: `${videoPath}/deactivation`,
    changes: ['own videos'],
    summary: 'Deactivate a training video',
    description: 'Hides it from all reps.',
    tag,
    params,
    gate: 'business',
    afterTrial: 'ends something',
    status: 200,
    response: ownTrainingVideo,
    refusals: ['training_video.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: videoPath,
    changes: ['own videos'],
    summary: 'Delete a training video',
    tag,
    params,
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['training_video.not_found'],
  }),
};

export const repTrainingApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/rep/training-videos',
    about: 'videos to watch',
    summary: 'List training videos for you, newest first',
    description: 'Active videos of businesses that accepted you.',
    tag,
    query: pageQuery,
    gate: 'rep',
    // For those who accepted them: an agreed gig is not stopped midway.
    afterTrial: 'keeps a promise',
    status: 200,
    response: pageOf(repTrainingVideo),
    refusals: ['request.bad_cursor'],
  }),
};
