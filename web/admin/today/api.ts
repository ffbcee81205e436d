import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type WaitingKind, waitingApi } from '#contract/admin/waiting.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** Colleagues work on it too, and not all of their actions are pushed. */
const again = { refetchInterval: 30_000, refetchOnMount: 'always' } as const;

export const waitingQuery = (kind: WaitingKind | undefined) =>
  infiniteQueryOptions({ ...pagesOf(waitingApi.list, { query: { kind } }), ...again });

export const waitingCountsQuery = queryOptions({ ...queryOf(waitingApi.counts, {}), ...again });
