import { jobIndustries } from '#contract/catalogue/options.ts';
import type { TagKind } from '#contract/catalogue/tags.ts';
import type { ExperienceLevel, JobCategory, jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { jobIndustryOf } from '../analytics/job-industry.ts';
import { tagOf } from '../matching/tags/tag-kinds.ts';
import { wantedDays } from './wanted-days.ts';

export type JobExperience = (typeof jobExperience)[number];
export type JobIndustry = (typeof jobIndustries)[number];

/** The levels of jobs that each of the three filter options covers. */
export const experienceOptions = {
  entry: ['Entry Level'],
  mid: ['1-2 years', '3-5 years'],
  senior: ['5+ years'],
} as const satisfies Record<ExperienceLevel, readonly JobExperience[]>;

/** B2B Sales is no industry: such a job says in its words that it sells to businesses. */
export const categoryIndustries = {
  'B2B Sales': null,
  Retail: 'Retail',
  Technology: 'Technology',
  Healthcare: 'Healthcare',
  Finance: 'Finance',
  Manufacturing: 'Manufacturing',
} as const satisfies Record<JobCategory, JobIndustry | null>;

/** Tags by kind. A job needs one of each. */
type WantedTags = { readonly [Kind in TagKind]?: readonly string[] };

/** Conditions on a job. Null: any. An empty list: no job matches. */
export interface WantedTerms {
  readonly industries: readonly JobIndustry[] | null;
  readonly experience: readonly JobExperience[] | null;
  readonly minimumRateCents: number | null;
  readonly duration: (typeof jobDurations)[number] | null;
  readonly jobType: (typeof jobTypes)[number] | null;
  readonly toBusinesses: boolean;
  /** It has to have work on one of these. */
  readonly days: readonly string[] | null;
  /** The rep has its required courses. */
  readonly coursesMet: boolean;
  readonly tags: WantedTags;
}

/**
 * The industries with that name, or whose names contain it. An industry that only profiles have maps to the one that its jobs are listed under: FMCG
 * is Retail.
 */
export function industriesContaining(text: string): readonly JobIndustry[] {
  const wanted = text.trim().toLowerCase();
  const named = (isMeant: (name: string) => boolean) =>
    jobIndustries.filter((industry) => isMeant(industry.toLowerCase()));
  const listed = (isMeant: (name: string) => boolean) => {
    const found = Object.entries(jobIndustryOf).filter(([name]) => isMeant(name.toLowerCase()));
    return jobIndustries.filter((industry) => found.some(([, one]) => one === industry));
  };
  const isName = (name: string) => name === wanted;
  const isPart = (name: string) => name.includes(wanted);
  const ways = [() => named(isName), () => listed(isName), () => named(isPart), () => listed(isPart)];
  return ways.reduce<readonly JobIndustry[]>((found, look) => (found.length > 0 ? found : look()), []);
}

/** A tag that the map of the trade no longer has may still be on old jobs. */
export const wantedTags = ({ tags = [] }: Pick<JobFilters, 'tags'>): WantedTags =>
  Object.groupBy(tags, (id) => tagOf(id)?.kind ?? 'work');

/** The filters on a job's terms; text and place need the database. */
export function wantedTerms(filters: JobFilters, today: string): WantedTerms {
  const { industry, category, experience } = filters;
  const ofCategory = category === undefined ? null : categoryIndustries[category];
  const named = industry === undefined ? jobIndustries : industriesContaining(industry);
  const industries = ofCategory === null ? named : named.filter((one) => one === ofCategory);
  return {
    industries: industries.length === jobIndustries.length ? null : industries,
    experience: experience === undefined ? null : experienceOptions[experience],
    minimumRateCents: filters.minimumRateCents || null,
    duration: filters.duration ?? null,
    jobType: filters.jobType ?? null,
    toBusinesses: category === 'B2B Sales',
    days: wantedDays(filters, today),
    coursesMet: filters.courses === 'met',
    tags: wantedTags(filters),
  };
}
