import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** A profile as its owner may take it along: names instead of ids of the reference tables. */
export const exportedRepProfile = z.object({
  fullName: z.string(),
  age: z.int().nullable(),
  ageStatedOn: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  locationAddress: z.string().nullable(),
  preferredLocation: z.string().nullable(),
  industry: z.string().nullable(),
  preferredIndustry: z.string().nullable(),
  experience: z.string().nullable(),
  availability: z.string().nullable(),
  hourlyRateCents: z.int().nullable(),
  skills: z.array(z.string()),
  description: z.string().nullable(),
  /** Null: any. */
  workWeekdays: z.array(z.string()).nullable(),
  daysOff: z.array(z.string()),
  daysOn: z.array(z.string()),
  trialEndsAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const exportedBusinessProfile = z.object({
  companyName: z.string(),
  industry: z.string().nullable(),
  primaryIndustry: z.string().nullable(),
  companySize: z.string().nullable(),
  primaryLocation: z.string().nullable(),
  locationAddress: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  trialEndsAt: timestamp,
  createdAt: timestamp,
  updatedAt: timestamp,
});
