import { z } from 'zod';
import { applicationStatuses } from '#contract/applications/options.ts';
import { jobIndustries, nationalProvince, provinces, valuesOf, weekdays } from '#contract/catalogue/options.ts';
import { confirmedTags, ruledOut } from '#contract/catalogue/tags.ts';
import { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import {
  businessIndustries,
  companySizes,
  repAvailability,
  repExperience,
  repIndustries,
} from '#contract/profiles/options.ts';
import { refuseTags } from '#domain/matching/tags/tag-kinds.ts';
import type compiled from './demo.compiled.json';

// What `content/demo` holds. The product takes only the types from here: `npm run content` and a test check the data.

export type DemoRepKey = keyof typeof compiled.reps;

/** Confirmed by the person or the business. Without them they were never asked. */
const tags = confirmedTags.refine((ids) => refuseTags(ids) === null).optional();

const place = { town: z.string(), province: z.enum([...provinces, nationalProvince]) };

/** Before the address's @demo.example. */
const email = z.string().regex(/^[a-z.]+$/);
/** Of the catalogue. */
const industry = z.string();

export const demoRepContent = z.strictObject({
  fullName: z.string(),
  /** Without it, the full name with dots. */
  email: email.optional(),
  place: z.strictObject({ ...place, suburb: z.string().optional() }),
  industry,
  about: z.strictObject({
    age: z.int(),
    industry: z.enum(valuesOf(repIndustries)),
    experience: z.enum(valuesOf(repExperience)),
    availability: z.enum(valuesOf(repAvailability)),
    /** In rand. */
    hourly: z.number().optional(),
  }),
  skills: z.array(z.string()),
  tags,
  refuses: ruledOut.optional(),
  description: z.string().optional(),
});

export const demoBusinessContent = z.strictObject({
  companyName: z.string(),
  /** The person who signed up for the company. */
  fullName: z.string(),
  email,
  place: z.strictObject(place),
  industry,
  profile: z.strictObject({
    industry: z.enum(valuesOf(businessIndustries)),
    companySize: z.enum(valuesOf(companySizes)),
    phone: z.string(),
    website: z.url().nullable(),
    locationAddress: z.string().nullable(),
    description: z.string(),
  }),
});

const clock = z.string().regex(/^\d\d:\d\d$/);

const workStop = z.discriminatedUnion('at', [
  /** Confirmed, and not checked in: late once the shift has begun. */
  z.strictObject({ at: z.literal('confirmed') }),
  z.strictObject({ at: z.literal('submitted') }),
  z.strictObject({ at: z.literal('disputed'), because: z.string() }),
]);

const demoApplication = z.strictObject({
  rep: z.custom<DemoRepKey>((key) => typeof key === 'string'),
  status: z.enum(applicationStatuses),
  message: z.string(),
  /** What the business wrote when it invited the rep; without it there was no interview. */
  invitation: z.string().optional(),
  /** What the business wrote when it decided. */
  note: z.string().optional(),
  /** Where accepted work ends up when the clock alone would have taken it further. */
  stop: workStop.optional(),
});

const gig = {
  ...place,
  title: z.string(),
  industry: z.enum(jobIndustries),
  address: z.string().optional(),
  description: z.string(),
  skills: z.string(),
  tags,
  /** One of the languages among the tags is enough. */
  anyLanguage: z.literal(true).optional(),
  duration: z.enum(jobDurations),
  experience: z.enum(jobExperience),
  type: z.enum(jobTypes),
  /** In days before today. */
  posted: z.int(),
  closed: z.int().optional(),
  /** Not only closed, but because every place was filled. */
  filled: z.literal(true).optional(),
  /** Takes no applications for the moment. */
  paused: z.literal(true).optional(),
  /** In days after today; without it some weeks. */
  closesIn: z.int().optional(),
  /** How many reps it needs; without it as many as it accepted, and one more while it is open. */
  reps: z.int().optional(),
  /** In days after it was posted. */
  starts: z.int(),
  /** First come first. */
  applications: z.array(demoApplication),
};

export const demoGig = z.strictObject({
  ...gig,
  /** In rand. `hours` are those of the whole gig, or of one month when it is ongoing; `days` determine them too. */
  pay: z.union([
    z.strictObject({ hourly: z.number(), hours: z.number() }),
    z.strictObject({ whole: z.number() }),
    z.strictObject({ commission: z.number() }),
  ]),
  /** From its start on, in one week or in `weeks` weeks. Without them the days are agreed. */
  days: z
    .strictObject({
      on: z.array(z.enum(weekdays)),
      weeks: z.int().optional(),
      from: clock,
      to: clock,
      breakMinutes: z.int().optional(),
    })
    .optional(),
});

/** A gig of one day, with its date relative to today. */
export const presentGig = z.strictObject({
  ...gig,
  /** In days after today. */
  day: z.int(),
  /** In rand. */
  hourly: z.number(),
  /** Without them the shift began within the last two hours. */
  hours: z.strictObject({ from: clock, to: clock }).optional(),
});

export const presentGigs = z.strictObject({
  underWay: presentGig,
  toApprove: presentGig,
  inDispute: presentGig,
  interview: presentGig,
});
