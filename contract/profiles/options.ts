import type { Choice } from '../catalogue/options.ts';

/** The branch that a rep prefers. Their choice at sign-up, from the catalogue's industries, is finer and stored beside it. */
export const repIndustries = [
  { value: 'technology', label: 'Technology' },
  { value: 'finance', label: 'Finance' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'retail', label: 'Retail' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const repExperience = [
  { value: 'entry', label: 'Entry level' },
  { value: 'junior', label: 'Junior (1-2 years)' },
  { value: 'mid', label: 'Mid-level (3-5 years)' },
  { value: 'senior', label: 'Senior (5+ years)' },
] as const satisfies readonly Choice[];

export const repAvailability = [
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'weekends', label: 'Weekends' },
  { value: 'flexible', label: 'Flexible' },
] as const satisfies readonly Choice[];

export const businessIndustries = [
  { value: 'retail', label: 'Retail' },
  { value: 'fmcg', label: 'FMCG' },
  { value: 'fintech', label: 'Fintech' },
  { value: 'technology', label: 'Technology' },
  { value: 'healthcare', label: 'Healthcare' },
  { value: 'automotive', label: 'Automotive' },
  { value: 'real-estate', label: 'Real estate' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export const companySizes = [
  { value: '1-10', label: '1-10 people' },
  { value: '11-50', label: '11-50 people' },
  { value: '51-200', label: '51-200 people' },
  { value: '201-500', label: '201-500 people' },
  { value: '500+', label: '500+ people' },
] as const satisfies readonly Choice[];

export const youngestRep = 18;
export const oldestRep = 99;
export const maximumSkills = 20;
