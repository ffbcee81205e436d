import { businessIndustries } from '#contract/profiles/options.ts';
import { jobIndustryOf } from '#domain/analytics/job-industry.ts';

/** Industries of business profiles that jobs list under another name, for forms and filters. */
export const listedElsewhere = businessIndustries
  .filter(({ value, label }) => jobIndustryOf[value]?.toLowerCase() !== label.toLowerCase())
  .map(({ value, label }) => ({ value, label: `${label} (listed under ${jobIndustryOf[value]})` }));

/** The industry of jobs that an option of such a list maps to. */
export const listedUnder = (chosen: string): string => jobIndustryOf[chosen] ?? chosen;
