import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';

/** In how many hours a company gave half of its latest answers to applicants; null while it has given too few to tell. */
export const answerHours = z.int().nullable();

/** What a company says of itself, and what its own acts tell. Nothing of the person behind it. */
export const company = z.object({
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  /** A short-lived address of its logo. */
  logo: fileLink.nullable(),
  since: timestamp,
  jobsPosted: z.int(),
  answerHours,
});

export type Company = z.output<typeof company>;
