import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  repTrainingApi,
  type trainingVideoEdit,
  type trainingVideoInput,
  trainingVideosApi,
} from '#contract/training-videos/training-videos.ts';
import { call } from '#web/lib/api-client.ts';

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

/** @param jobId a job or `all` for all new hires; undefined for every video */
export const ownVideosQuery = (jobId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['training', 'own', jobId ?? 'every'],
    queryFn: ({ signal, pageParam: cursor }) => call(trainingVideosApi.list, { query: { jobId, cursor } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });

export const assignableJobsQuery = queryOptions({
  queryKey: ['training', 'jobs'],
  queryFn: async ({ signal }) => (await call(trainingVideosApi.jobs, {}, { signal })).items,
});

export const repVideosQuery = infiniteQueryOptions({
  queryKey: ['training', 'rep'],
  queryFn: ({ signal, pageParam: cursor }) => call(repTrainingApi.list, { query: { cursor } }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['training', 'own'] });
}

export function useAddVideo() {
  return useMutation({
    /** `key` stays the same while the same form is sent, so a double click or a retry adds one video. */
    mutationFn: ({ key, body }: { key: string; body: z.input<typeof trainingVideoInput> }) =>
      call(trainingVideosApi.add, { body }, { idempotencyKey: key }),
    onSettled: useRefresh(),
  });
}

export function useEditVideo(videoId: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof trainingVideoEdit>) =>
      call(trainingVideosApi.edit, { params: { videoId }, body }),
    onSettled: useRefresh(),
  });
}

export function useShowVideo(videoId: string) {
  return useMutation({
    mutationFn: (shown: boolean) =>
      call(shown ? trainingVideosApi.activate : trainingVideosApi.deactivate, { params: { videoId } }),
    onSettled: useRefresh(),
  });
}

export function useDeleteVideo(videoId: string) {
  return useMutation({
    mutationFn: () => call(trainingVideosApi.remove, { params: { videoId } }),
    onSettled: useRefresh(),
  });
}
