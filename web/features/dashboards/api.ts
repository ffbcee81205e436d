import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { keepNews, type News } from './keep-news.ts';

/** Also open after the trial. */
export const earningsQuery = queryOf(dashboardsApi.earnings, {});

export const businessDashboardQuery = queryOf(dashboardsApi.business, {});

export type RepDashboard = Omit<z.output<typeof dashboardsApi.rep.response>, 'news'> & { readonly news: News };

const { queryKey } = queryOf(dashboardsApi.rep, {});

/** Once the news is recorded as seen, the server no longer returns it: it stays on the screen. */
export const repDashboardQuery = queryOptions({
  queryKey: [...queryKey],
  queryFn: async ({ signal, client }): Promise<RepDashboard> => {
    const answer = await call(dashboardsApi.rep, {}, { signal });
    return { ...answer, news: keepNews(client.getQueryData<RepDashboard>(queryKey)?.news, answer.news) };
  },
});
