import { queryOptions } from '@tanstack/react-query';
import { dashboardsApi } from '#contract/dashboards.ts';
import { call } from '#web/lib/api-client.ts';

export const businessDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'business'],
  queryFn: ({ signal }) => call(dashboardsApi.business, {}, { signal }),
});

export const repDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'rep'],
  queryFn: ({ signal }) => call(dashboardsApi.rep, {}, { signal }),
});
