import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { workCalendarApi } from '#contract/profiles/availability.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const repProfileQuery = queryOf(repProfilesApi.show, {});

export const businessProfileQuery = queryOf(businessProfilesApi.show, {});

/** @param q the text typed so far; the previous list stays until the next is loaded */
export const skillsQuery = (q: string) =>
  queryOptions({
    ...queryOf(repProfilesApi.searchSkills, { query: { q } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });

export function useSaveRepProfile() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(repProfilesApi.edit),
    onSuccess: (profile) => queries.setQueryData(repProfileQuery.queryKey, profile),
  });
}

export function useConfirmRepTags() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(repProfilesApi.confirmTags),
    onSuccess: () => queries.invalidateQueries(repProfileQuery),
  });
}

export const workCalendarQuery = queryOf(workCalendarApi.show, {});

/** Serialised: the last one sent is the one that stays. */
export function useSaveWorkCalendar() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(workCalendarApi.save),
    scope: { id: 'work calendar' },
    onSuccess: (calendar) => queries.setQueryData(workCalendarQuery.queryKey, calendar),
  });
}

export function useSaveBusinessProfile() {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(businessProfilesApi.edit),
    onSuccess: (profile) => queries.setQueryData(businessProfileQuery.queryKey, profile),
  });
}
