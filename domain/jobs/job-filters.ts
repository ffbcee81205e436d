import { jobIndustries } from '#contract/catalogue/options.ts';
import type { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import type { ExperienceLevel, JobCategory, JobFilters } from '#contract/jobs/search.ts';
import { jobIndustryOf } from '../analytics/job-industry.ts';
import { wantedDays } from './wanted-days.ts';

export type JobExperience = (typeof jobExperience)[number];
export type JobIndustry = (typeof jobIndustries)[number];

/** Which of a job's own levels a rep means by each of the three. */
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

/** What a job has to be. Null: anything. An empty list: no job can be it. */
export interface WantedTerms {
  readonly industries: readonly JobIndustry[] | null;
  readonly experience: readonly JobExperience[] | null;
  readonly minimumRateCents: number | null;
  readonly duration: (typeof jobDurations)[number] | null;
  readonly jobType: (typeof jobTypes)[number] | null;
  readonly toBusinesses: boolean;
  /** It has to have work on one of these. */
  readonly days: readonly string[] | null;
  /** The rep has the courses that it asks for. */
  readonly coursesMet: boolean;
}

/**
 * The industries that are called so, or whose names contain it. An industry that only profiles have stands for the one that its jobs
 * are listed under: FMCG is Retail.
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

/** What the filters ask of a job's terms; text and place need the database. */
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
  };
}
