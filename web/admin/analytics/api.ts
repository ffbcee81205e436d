import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsApi } from '#contract/analytics/analytics.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { isStillCounting } from '#domain/analytics/still-counting.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

type Asked<Name extends keyof typeof analyticsApi> = CallInput<(typeof analyticsApi)[Name]>['query'];

/** Computed every five minutes: polling faster shows nothing new. */
const minute = 60_000;
const kept = { staleTime: 5 * minute, refetchInterval: 5 * minute, placeholderData: keepPreviousData } as const;

export const figuresQuery = (query: Asked<'figures'>) =>
  queryOptions({
    ...queryOf(analyticsApi.figures, { query }),
    ...kept,
    // During a backfill new figures come every few seconds.
    refetchInterval: ({ state: { data } }) =>
      data && isStillCounting(data.countedAt, new Date()) ? minute / 6 : kept.refetchInterval,
  });

export const splitQuery = (query: Asked<'split'>) =>
  queryOptions({ ...queryOf(analyticsApi.split, { query }), ...kept });

export const cohortsQuery = (side: 'rep' | 'business') =>
  queryOptions({ ...queryOf(analyticsApi.cohorts, { query: { side } }), ...kept });

export const eventsQuery = (query: Asked<'events'>) =>
  queryOptions({ ...queryOf(analyticsApi.events, { query }), placeholderData: keepPreviousData });
