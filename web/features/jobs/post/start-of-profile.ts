import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';
import { blankJob, type JobStart } from './job-form-values.ts';

type Known = Pick<BusinessProfile, 'industry' | 'primaryIndustry' | 'primaryLocation'>;

/** A form with the industry and the town of the business, where its profile names them. */
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
