import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { reviewTotals } from '../profiles/review-totals.ts';

/** Median hours of a company's latest answers to applicants; null while there are too few. */
export const answerHours = z.int().nullable();

/** A company's description, and figures from its actions. Nothing about the person behind it. */
export const company = z.object({
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  /** A short-lived address of its logo. */
  logo: fileLink.nullable(),
  since: timestamp,
  jobsPosted: z.int(),
  answerHours,
  reviews: reviewTotals,
});

export type Company = z.output<typeof company>;
