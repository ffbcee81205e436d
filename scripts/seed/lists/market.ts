import type { provinces } from '#contract/catalogue/options.ts';
import type { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';

type Option<List extends readonly string[]> = List[number];

/** How much of the market a province has, in percent, and how its pay compares with the country's. */
export const provinceMarket: Record<Option<typeof provinces>, { share: number; pay: number }> = {
  Gauteng: { share: 42, pay: 1.08 },
  'Western Cape': { share: 20, pay: 1.06 },
  'KwaZulu-Natal': { share: 16, pay: 0.98 },
  'Eastern Cape': { share: 6, pay: 0.9 },
  Mpumalanga: { share: 4.5, pay: 0.94 },
  Limpopo: { share: 4, pay: 0.88 },
  'Free State': { share: 3.5, pay: 0.9 },
  'North West': { share: 2.5, pay: 0.92 },
  'Northern Cape': { share: 1, pay: 0.9 },
};

/** Of gigs all over the country, in percent. */
export const nationalShare = 0.5;

export const experienceMarket: Record<Option<typeof jobExperience>, { share: number; pay: number }> = {
  'Entry Level': { share: 56, pay: 1 },
  '1-2 years': { share: 27, pay: 1.22 },
  '3-5 years': { share: 12, pay: 1.55 },
  '5+ years': { share: 5, pay: 2 },
};

interface Terms {
  readonly share: number;
  readonly type: Option<typeof jobTypes>;
  readonly duration: Option<typeof jobDurations>;
  /** Of the whole gig, or of one month when it is ongoing. */
  readonly hours: readonly [least: number, most: number];
}

export const termsMarket: readonly Terms[] = [
  { share: 22, type: 'Contract', duration: '1 week', hours: [8, 45] },
  { share: 18, type: 'Contract', duration: '1 month', hours: [40, 180] },
  { share: 20, type: 'Part-time', duration: '1 month', hours: [16, 80] },
  { share: 9, type: 'Part-time', duration: '3 months', hours: [48, 260] },
  { share: 9, type: 'Contract', duration: '3 months', hours: [180, 540] },
  { share: 3, type: 'Contract', duration: '6 months', hours: [400, 1040] },
  { share: 5, type: 'Full-time', duration: '3 months', hours: [480, 560] },
  { share: 4, type: 'Full-time', duration: 'ongoing', hours: [160, 190] },
  { share: 4, type: 'Part-time', duration: 'ongoing', hours: [40, 90] },
  { share: 6, type: 'Commission Only', duration: 'ongoing', hours: [60, 160] },
];

/** In rand an hour, from 1 March 2026: the minimum of every offer. */
export const minimumWage = 30.23;
