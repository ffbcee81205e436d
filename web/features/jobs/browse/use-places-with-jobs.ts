import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JobFilters } from '#contract/jobs/search.ts';
import { locationsQuery } from '#web/features/catalogue/api.ts';
import { tagsQuery } from '#web/features/tags/api.ts';
import { formatCount } from '#web/lib/format.ts';
import type { Option } from '#web/ui/option.ts';
import { jobCountsQuery } from './browse-api.ts';
import type { FilterNames } from './filter-words.ts';

/** Locations with open jobs, and how many; the chosen one stays, even with none left. */
export function usePlacesWithJobs(filters: JobFilters): Option[] {
  const chosen = filters.locationId;
  const { data: locations } = useQuery(locationsQuery);
  const { data: counts } = useQuery({ ...jobCountsQuery(filters), placeholderData: keepPreviousData });
  return useMemo(() => {
    const jobsIn = new Map(counts?.locations.map(({ value, jobs }) => [value, jobs]));
    return (locations ?? [])
      .filter(({ id }) => id === chosen || jobsIn.has(id))
      .map(({ id, name, province }): Option => {
        const jobs = formatCount(jobsIn.get(id) ?? 0);
        return { value: id, label: name, hint: province && province !== name ? `${province} (${jobs})` : `(${jobs})` };
      });
  }, [locations, counts, chosen]);
}

/** The names of what the filters hold by ID. */
export function useFilterNames({ tags }: JobFilters): FilterNames {
  const { data: locations } = useQuery(locationsQuery);
  const { data: known } = useQuery({ ...tagsQuery, enabled: tags !== undefined });
  return {
    placeOf: (id) => locations?.find((location) => location.id === id)?.name,
    tagOf: (id) => known?.items.find((tag) => tag.id === id)?.label,
  };
}
