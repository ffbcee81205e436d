import type { QueryClient } from '@tanstack/react-query';
import type { RepTab } from '#contract/site/portal-addresses.ts';
import { nextGigsQuery } from '#web/features/applications/gig/api.ts';
import { repDashboardQuery } from '#web/features/dashboards/api.ts';
import { runningWorkQuery } from '#web/features/engagements/work/api.ts';
import { conversationsQuery } from '#web/features/messaging/api.ts';
import { linesQuery, walletQuery } from '#web/features/payouts/api.ts';

/** What a tab shows first. */
export const firstQueries: Partial<Record<RepTab, (queries: QueryClient) => readonly Promise<unknown>[]>> = {
  dashboard: (queries) => [
    queries.ensureQueryData(repDashboardQuery),
    queries.ensureQueryData(nextGigsQuery),
    queries.ensureQueryData(runningWorkQuery),
    queries.ensureQueryData(walletQuery),
  ],
  'my-work': (queries) => [queries.ensureQueryData(runningWorkQuery)],
  messages: (queries) => [queries.ensureInfiniteQueryData(conversationsQuery('rep', 'inbox'))],
  wallet: (queries) => [queries.ensureQueryData(walletQuery), queries.ensureInfiniteQueryData(linesQuery)],
};
