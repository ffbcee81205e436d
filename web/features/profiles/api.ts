import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { catalogueApi } from '#contract/catalogue.ts';
import { type businessProfileInput, businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { type repProfileInput, repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { call } from '#web/lib/api-client.ts';

export type RepDraft = z.input<typeof repProfileInput>;
export type BusinessDraft = z.input<typeof businessProfileInput>;

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

export const repProfileQuery = queryOptions({
  queryKey: ['profiles', 'rep'],
  queryFn: ({ signal }) => call(repProfilesApi.show, {}, { signal }),
});

export const businessProfileQuery = queryOptions({
  queryKey: ['profiles', 'business'],
  queryFn: ({ signal }) => call(businessProfilesApi.show, {}, { signal }),
});

/** @param q what was typed so far; the list before stays until the next one is there */
export const skillsQuery = (q: string) =>
  queryOptions({
    queryKey: ['skills', q],
    queryFn: ({ signal }) => call(repProfilesApi.searchSkills, { query: { q } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

export function useSaveRepProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RepDraft) => call(repProfilesApi.edit, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(repProfileQuery.queryKey, profile);
      // The portal greets people by their names.
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}

export function useSaveBusinessProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BusinessDraft) => call(businessProfilesApi.edit, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(businessProfileQuery.queryKey, profile);
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
