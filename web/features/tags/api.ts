import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type TextToTag, tagsApi } from '#contract/catalogue/tags.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

/** All tags. They change only with a new version of the product. */
export const tagsQuery = queryOptions({ ...queryOf(tagsApi.list, {}), staleTime: Number.POSITIVE_INFINITY });

/** The tags that a text suggests; those of an earlier text stay until the new ones are loaded. */
export const proposalsQuery = (text: TextToTag) =>
  queryOptions({
    ...queryOf(tagsApi.propose, { body: text }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
