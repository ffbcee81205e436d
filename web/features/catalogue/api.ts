import { queryOptions } from '@tanstack/react-query';
import { catalogueApi } from '#contract/catalogue/catalogue.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const locationsQuery = queryOptions({
  ...queryOf(catalogueApi.locations, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

export const industriesQuery = queryOptions({
  ...queryOf(catalogueApi.industries, {}),
  staleTime: Number.POSITIVE_INFINITY,
});
