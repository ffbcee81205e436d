import { queryOptions } from '@tanstack/react-query';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

const againMs = 60_000;

/** While our team reviews some of them, a waiting business sees them appear. */
export const suggestedRepsQuery = (jobId: string) =>
  queryOptions({
    ...queryOf(suggestionsApi.list, { params: { jobId } }),
    refetchInterval: ({ state }) => (state.data?.waiting ? againMs : false),
  });
