import { z } from 'zod';
import { applicationStatuses } from './application-options.ts';
import { applicationStep } from './applications.ts';
import { id, timestamp } from './fields.ts';
import { jobStatuses } from './job-options.ts';
import { notificationChoices } from './notification-choices.ts';
import { roles } from './profiles.ts';

/** A profile as its owner may take it along: names instead of ids of the reference tables. */
const repProfile = z.object({
  fullName: z.string(),
  preferredLocation: z.string().nullable(),
  preferredIndustry: z.string().nullable(),
  createdAt: timestamp,
});

const businessProfile = z.object({
  companyName: z.string(),
  primaryLocation: z.string().nullable(),
  primaryIndustry: z.string().nullable(),
  createdAt: timestamp,
});

const job = z.object({
  id,
  title: z.string(),
  description: z.string(),
  industry: z.string(),
  location: z.string(),
  locationAddress: z.string().nullable(),
  compensationCents: z.int(),
  hourlyRateCents: z.int().nullable(),
  duration: z.string().nullable(),
  requiredSkills: z.string().nullable(),
  startDate: z.string().nullable(),
  experienceRequired: z.string(),
  jobType: z.string(),
  status: z.enum(jobStatuses),
  createdAt: timestamp,
  closedAt: timestamp.nullable(),
});

const application = z.object({
  id,
  jobId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  status: z.enum(applicationStatuses),
  message: z.string(),
  appliedAt: timestamp,
  steps: z.array(applicationStep),
});

/** A step that this person took with somebody else's application. */
const decision = applicationStep.extend({ applicationId: id, jobId: id });

const session = z.object({
  device: z.string(),
  address: z.string().nullable(),
  signedInAt: timestamp,
  lastSeenAt: timestamp,
  endsAt: timestamp,
});

/** Everything about one person, for that person. */
export const accountExport = z.object({
  exportedAt: timestamp,
  account: z.object({
    id,
    email: z.string(),
    newEmail: z.string().nullable(),
    emailConfirmedAt: timestamp.nullable(),
    lastSignInAt: timestamp.nullable(),
    createdAt: timestamp,
    /** What the sign-up form sent along. */
    signUpDetails: z.record(z.string(), z.unknown()),
    roles: z.array(z.enum(roles)),
    secondFactors: z.array(z.object({ type: z.string(), addedAt: timestamp })),
    notifications: notificationChoices,
  }),
  sessions: z.array(session),
  rep: repProfile.nullable(),
  business: businessProfile.nullable(),
  jobs: z.array(job),
  applications: z.array(application),
  decisions: z.array(decision),
});

export type AccountExport = z.output<typeof accountExport>;
