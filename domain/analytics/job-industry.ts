import type { JobInput } from '#contract/jobs/jobs.ts';

type JobIndustry = JobInput['industry'];

/**
 * The industry of jobs that people with this branch in their profile are counted under: profiles have finer lists than jobs, and one figure
 * has one list.
 */
export const jobIndustryOf: Readonly<Record<string, JobIndustry>> = {
  'Agriculture & Farming': 'Other',
  Automotive: 'Automotive',
  'Beauty & Cosmetics': 'Retail',
  'Construction & Hardware': 'Manufacturing',
  Education: 'Other',
  'Energy & Solar': 'Other',
  'Events & Promotions': 'Other',
  'Fashion & Clothing': 'Retail',
  'Financial Services': 'Finance',
  FMCG: 'Retail',
  'Food & Beverage': 'Retail',
  Healthcare: 'Healthcare',
  'Hospitality & Tourism': 'Other',
  Insurance: 'Finance',
  Manufacturing: 'Manufacturing',
  Other: 'Other',
  'Real Estate': 'Real Estate',
  Retail: 'Retail',
  'Sport & Fitness': 'Other',
  Technology: 'Technology',
  Telecommunications: 'Technology',
  // The coarser list of profiles.
  automotive: 'Automotive',
  finance: 'Finance',
  fintech: 'Finance',
  fmcg: 'Retail',
  healthcare: 'Healthcare',
  manufacturing: 'Manufacturing',
  other: 'Other',
  'real-estate': 'Real Estate',
  retail: 'Retail',
  technology: 'Technology',
};
