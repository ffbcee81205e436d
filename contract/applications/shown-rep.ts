import { z } from 'zod';
import { valuesOf } from '../catalogue/options.ts';
import { tag } from '../catalogue/tags.ts';
import { training } from '../courses/points.ts';
import { repAvailability, repExperience, repIndustries } from '../profiles/options.ts';
import { repRecord } from '../reliability-records.ts';

/** What a business is shown of each rep. */
export const shownRep = z.object({
  /** Where they live: the town with its province. */
  location: z.string().nullable(),
  preferredLocation: z.string().nullable(),
  industry: z.enum(valuesOf(repIndustries)).nullable(),
  preferredIndustry: z.string().nullable(),
  experience: z.enum(valuesOf(repExperience)).nullable(),
  availability: z.enum(valuesOf(repAvailability)).nullable(),
  hourlyRateCents: z.int().nullable(),
  skills: z.array(z.string()),
  /** Confirmed by the rep. */
  tags: z.array(tag),
  /** Their identity was checked and approved. */
  verified: z.boolean(),
  training,
  /** What is known of their gigs here. Null: it couldn’t be read. */
  record: repRecord.nullable(),
});
