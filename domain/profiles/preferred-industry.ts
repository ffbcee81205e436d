import { labelOf } from '#contract/catalogue/options.ts';
import { repIndustries } from '#contract/profiles/options.ts';

export type RepIndustry = (typeof repIndustries)[number]['value'];

/** The branches of profiles that an industry of the catalogue may be part of, the closest first. */
const branches: Readonly<Record<string, readonly RepIndustry[]>> = {
  'Agriculture & Farming': ['other', 'manufacturing', 'retail'],
  Automotive: ['other', 'manufacturing', 'retail'],
  'Beauty & Cosmetics': ['retail', 'healthcare', 'other'],
  'Construction & Hardware': ['manufacturing', 'retail', 'other'],
  Education: ['other'],
  'Energy & Solar': ['technology', 'manufacturing', 'other'],
  'Events & Promotions': ['other', 'retail'],
  'Fashion & Clothing': ['retail', 'manufacturing', 'other'],
  'Financial Services': ['finance'],
  FMCG: ['retail', 'manufacturing'],
  'Food & Beverage': ['retail', 'manufacturing', 'other'],
  Healthcare: ['healthcare'],
  'Hospitality & Tourism': ['other', 'retail'],
  Insurance: ['finance', 'healthcare'],
  Manufacturing: ['manufacturing'],
  Other: ['other'],
  'Real Estate': ['other', 'finance'],
  Retail: ['retail'],
  'Sport & Fitness': ['other', 'retail', 'healthcare'],
  Technology: ['technology'],
  Telecommunications: ['technology', 'retail'],
};

/** The branch of an industry of the catalogue; "other" for one that an operator added. */
export const branchOf = (name: string): RepIndustry => branches[name]?.[0] ?? 'other';

interface Named {
  readonly industry: string | null;
  /** Name of an industry in the catalogue. */
  readonly preferredIndustry: string | null;
}

const isWithin = (name: string, branch: string) =>
  (branches[name] ?? repIndustries.map(({ value }) => value)).some((one) => one === branch);

/** The industry that a rep prefers: the finer one of the catalogue, unless the branch that they chose in their profile differs. */
export function preferredIndustryOf({ industry, preferredIndustry }: Named): string | null {
  const branch = industry === null ? null : labelOf(repIndustries, industry);
  if (preferredIndustry === null || branch === null) return preferredIndustry ?? branch;
  return isWithin(preferredIndustry, industry ?? '') ? preferredIndustry : branch;
}
