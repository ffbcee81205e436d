import type { QueryClient } from '@tanstack/react-query';
import type { BusinessTab } from '#contract/site/portal-addresses.ts';
import { interviewWeekQuery } from '#web/features/applications/interviews/api.ts';
import { businessDashboardQuery } from '#web/features/dashboards/api.ts';
import { fundingDueQuery } from '#web/features/engagements/funding/api.ts';
import { submittedHoursQuery, teamNearQuery, teamWeekQuery } from '#web/features/engagements/team/api.ts';
import { jobDraftsQuery, ownJobCountsQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { conversationsQuery } from '#web/features/messaging/api.ts';

/** What a tab shows first. */
export const firstQueries: Partial<Record<BusinessTab, (queries: QueryClient) => readonly Promise<unknown>[]>> = {
  dashboard: (queries) => [
    queries.ensureQueryData(businessDashboardQuery),
    queries.ensureQueryData(teamNearQuery),
    queries.ensureQueryData(interviewWeekQuery()),
  ],
  'my-jobs': (queries) => [queries.ensureQueryData(ownJobCountsQuery), queries.ensureQueryData(jobDraftsQuery)],
  'my-team': (queries) => [
    queries.ensureQueryData(teamWeekQuery()),
    queries.ensureQueryData(fundingDueQuery),
    queries.ensureInfiniteQueryData(submittedHoursQuery),
  ],
  messages: (queries) => [queries.ensureInfiniteQueryData(conversationsQuery('business', 'inbox'))],
};
