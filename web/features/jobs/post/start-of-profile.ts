import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';
import { blankJob, type JobStart } from './job-form-values.ts';

type Known = Pick<BusinessProfile, 'industry' | 'primaryIndustry' | 'primaryLocation'>;

/** Initial values with the industry and town from the business's profile, if set. */
export function startOfProfile(profile: Known | undefined): JobStart {
  if (profile === undefined) return blankJob;
  const { industry, primaryIndustry, primaryLocation } = profile;
  const named = industry ?? primaryIndustry?.name ?? null;
  return {
    ...blankJob,
    industry: named === null ? null : (jobIndustryOf[named] ?? null),
    locationId: primaryLocation?.id ?? null,
  };
}
