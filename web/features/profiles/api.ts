import { queryOptions } from '@tanstack/react-query';
import { catalogueApi } from '#contract/catalogue.ts';
import { profilesApi } from '#contract/profiles.ts';
import { call } from '#web/lib/api-client.ts';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call(profilesApi.me, {}, { signal }),
  staleTime: 60_000,
});

export const locationsQuery = queryOptions({
  queryKey: ['locations'],
  queryFn: ({ signal }) => call(catalogueApi.locations, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: ({ signal }) => call(catalogueApi.industries, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
