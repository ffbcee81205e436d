import { z } from 'zod';
import { timestamp } from '../fields.ts';
import { nameParts } from '../profiles/name-review.ts';

/** A name that waits for our team, or what it decided. */
export const exportedNameChange = z.object({
  part: z.enum(nameParts),
  nameBefore: z.string().nullable(),
  nameAfter: z.string(),
  status: z.enum(['waiting', 'approved', 'declined']),
  reason: z.string().nullable(),
  askedAt: timestamp,
  decidedAt: timestamp.nullable(),
});

/** A profile as its owner may take it along: names instead of ids of the reference tables. */
export const exportedRepProfile = z.object({
  fullName: z.string(),
  nameApprovedAt: timestamp.nullable(),
  age: z.int().nullable(),
  ageStatedOn: z.string().nullable(),
  phone: z.string().nullable(),
  phoneSince: timestamp,
  formerPhone: z.string().nullable(),
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
  /** A first payment was refunded under an earlier account with the same email address. */
  refundUsed: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const exportedBusinessProfile = z.object({
  companyName: z.string(),
  signatoryName: z.string().nullable(),
  nameApprovedAt: timestamp.nullable(),
  industry: z.string().nullable(),
  primaryIndustry: z.string().nullable(),
  companySize: z.string().nullable(),
  primaryLocation: z.string().nullable(),
  locationAddress: z.string().nullable(),
  phone: z.string().nullable(),
  phoneSince: timestamp,
  formerPhone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  trialEndsAt: timestamp,
  /** A first payment was refunded under an earlier account with the same email address. */
  refundUsed: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
