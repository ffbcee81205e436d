export const jobIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Real Estate',
  'Automotive',
  'Other',
] as const;

export const jobExperience = ['Entry Level', '1-2 years', '3-5 years', '5+ years'] as const;

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Commission Only'] as const;

export const jobDurations = ['1 week', '1 month', '3 months', '6 months', 'ongoing'] as const;

export const jobStatuses = ['active', 'closed'] as const;

export type JobStatus = (typeof jobStatuses)[number];
