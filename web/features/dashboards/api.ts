import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { dashboardsApi } from '#contract/dashboards.ts';
import { call } from '#web/lib/api-client.ts';
import { keepNews, type News } from './keep-news.ts';

export const businessDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'business'],
  queryFn: ({ signal }) => call(dashboardsApi.business, {}, { signal }),
});

export type RepDashboard = Omit<z.output<typeof dashboardsApi.rep.response>, 'news'> & { readonly news: News };

const repKey = ['dashboard', 'rep'];

/** Once the news is recorded as seen the server no longer tells it: what is on the screen stays there. */
export const repDashboardQuery = queryOptions({
  queryKey: repKey,
  queryFn: async ({ signal, client }): Promise<RepDashboard> => {
    const answer = await call(dashboardsApi.rep, {}, { signal });
    return { ...answer, news: keepNews(client.getQueryData<RepDashboard>(repKey)?.news, answer.news) };
  },
});
