import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { repDashboardQuery } from './api.ts';
import { unrecorded } from './keep-news.ts';

/** Records that the rep has seen the news: once for what is new, and once at the start. If that fails, the next visit shows it again. */
export function useNewsSeen(): void {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(repDashboardQuery);
  const { mutate: visit } = useMutation(mutationOf(dashboardsApi.visitRep));
  const news = data?.news;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came to a hidden tab is read again when it is shown
  useEffect(() => {
    const seen = news && unrecorded(news);
    if (!seen || document.hidden) return;
    queries.setQueryData(
      repDashboardQuery.queryKey,
      (shown) => shown && { ...shown, news: { ...shown.news, recorded: seen } },
    );
    visit({ body: { until: seen.until } });
  }, [news, dataUpdatedAt, queries, visit]);
}
