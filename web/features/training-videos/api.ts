import { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** @param jobId a job or `all` for all new hires; undefined for every video */
export const ownVideosQuery = (jobId: string | undefined) => pagesOf(trainingVideosApi.list, { query: { jobId } });

export const assignableJobsQuery = queryOf(trainingVideosApi.jobs, {});

export const repVideosQuery = pagesOf(repTrainingApi.list, {});
