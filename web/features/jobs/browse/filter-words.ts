import type { courseDemands, ExperienceLevel, jobTimes } from '#contract/jobs/options.ts';
import type { SearchMail } from '#contract/jobs/saved-searches.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { chipLabel } from '#texts/jobs/tags.ts';
import { formatRand, plural } from '#web/lib/format.ts';

export const experienceLabels: Record<ExperienceLevel, string> = {
  entry: 'Entry level',
  mid: 'Mid (1-5 years)',
  senior: 'Senior (5+ years)',
};

export const timeLabels: Record<(typeof jobTimes)[number], string> = { weekend: 'This weekend' };

export const demandLabels: Record<(typeof courseDemands)[number], string> = { met: 'Only jobs I have the courses for' };

export const mailLabels: Record<SearchMail, string> = {
  daily: 'Once a day',
  instant: 'As soon as jobs are posted',
  none: 'No emails',
};

export const durationLabel = (duration: string): string => (duration === 'ongoing' ? 'Ongoing' : duration);

/** Null removes a filter. */
export type FilterChange = { readonly [Name in keyof JobFilters]?: JobFilters[Name] | null };

type Words = { readonly [Name in keyof JobFilters]-?: (value: NonNullable<JobFilters[Name]>) => string };

interface FilterWord {
  readonly name: keyof JobFilters;
  /** As the label of its control. */
  readonly label: string;
  readonly text: string;
}

const filterLabels: Record<keyof JobFilters, string> = {
  q: 'Search',
  province: 'Province',
  locationId: 'Location',
  industry: 'Industry',
  category: 'Category',
  experience: 'Experience',
  minimumRateCents: 'Minimum hourly rate',
  duration: 'Duration',
  jobType: 'Job type',
  when: 'When',
  from: 'From',
  to: 'To',
  courses: 'Courses',
  tags: 'Work',
};

export interface FilterNames {
  /** The name of a location, once known. */
  readonly placeOf: (id: string) => string | undefined;
  /** The label of a tag, once known. */
  readonly tagOf: (id: string) => string | undefined;
}

/** A label for each active filter. */
export function filterWords(filters: JobFilters, { placeOf, tagOf }: FilterNames): FilterWord[] {
  const words: Words = {
    q: (text) => `“${text}”`,
    province: (province) => province,
    locationId: (id) => placeOf(id) ?? 'One location',
    industry: (industry) => industry,
    category: (category) => category,
    experience: (level) => experienceLabels[level],
    minimumRateCents: (cents) => `From ${formatRand(cents)} an hour`,
    duration: durationLabel,
    jobType: (type) => type,
    when: (time) => timeLabels[time],
    from: (day) => `From ${nameDay(day)}`,
    to: (day) => `Until ${nameDay(day)}`,
    courses: (demand) => demandLabels[demand],
    tags: (ids) => chipLabel(ids.flatMap((id) => tagOf(id) ?? []).join(', ')) || plural(ids.length, 'tag'),
  };
  const names = Object.keys(words) as (keyof JobFilters)[];
  return names.flatMap((name): FilterWord[] => {
    const value = filters[name];
    if (value === undefined) return [];
    const text = (words[name] as (value: unknown) => string)(value);
    return [{ name, label: filterLabels[name], text }];
  });
}

/** A default name for a saved search, short enough to be stored. */
export function suggestedName(words: readonly FilterWord[]): string {
  const name = words.map(({ text }) => text.replace(/[“”]/g, '')).join(', ');
  return name.length > 60 ? `${name.slice(0, 59).trimEnd()}…` : name || 'All jobs';
}
