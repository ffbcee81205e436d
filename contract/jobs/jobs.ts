import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { jobIndustries } from '../catalogue/options.ts';
import { tag, tagIds } from '../catalogue/tags.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { cents, day, id, line, optionalLine, optionalProse, prose, timestamp } from '../fields.ts';
import { askedCourses, namedCourse } from './asked-courses.ts';
import { jobDurations, jobExperience, jobStatuses, jobTypes, mostPositions, payUnits } from './options.ts';
import { jobSchedule, shownSchedule } from './schedule.ts';

export const jobInput = z.object({
  title: line('Job title'),
  industry: z.enum(jobIndustries, 'Choose an industry.'),
  description: prose('Description'),
  locationId: z.uuid('Choose a location.'),
  locationAddress: optionalLine('Address', 200),
  /** For the whole job. Computed when the pay of a job with days is stated by the day or the hour. */
  compensationCents: cents('Compensation'),
  /** Computed when a job with days states its pay otherwise. */
  hourlyRateCents: cents('Hourly rate').nullish().default(null),
  /** Computed likewise. */
  dayRateCents: cents('Daily pay').nullish().default(null),
  /** The stated one of the three. Always the whole without days, and where commission alone is paid. */
  payPer: z.enum(payUnits, 'Choose what the pay is for.').default('whole'),
  /** Null: no fixed days. */
  schedule: jobSchedule.nullish().default(null),
  duration: z.enum(jobDurations, 'Choose a duration.').nullish().default(null),
  requiredSkills: optionalProse('Required skills', 1000),
  tags: tagIds,
  /** One of the languages among the tags is enough. Stored with tags alone. */
  anyLanguage: z.boolean().default(false),
  /** Proof submitted beside the hours: pictures of the work, and a count of this. */
  asksPictures: z.boolean().default(false),
  asksCount: optionalLine('What is counted', 60),
  /** Null: none. */
  asksCourses: askedCourses.nullish().default(null),
  /** If the job has days, the first of them. */
  startDate: day('Start date').nullish().default(null),
  experienceRequired: z.enum(jobExperience, 'Choose an experience level.').default('Entry Level'),
  jobType: z.enum(jobTypes, 'Choose a job type.').default('Full-time'),
  /** How many reps it needs. */
  positions: z
    .int('Reps needed must be a whole number.')
    .min(1, 'Reps needed must be at least 1.')
    .max(mostPositions, `Reps needed can be at most ${mostPositions}.`)
    .default(1),
  /** The last day to apply. Null: 30 days after it is posted, or its first day if that is earlier; for a job that has one, unchanged. */
  closesOn: day('Last day to apply').nullish().default(null),
});

export type JobInput = z.output<typeof jobInput>;

export const jobSummary = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  industry: z.enum(jobIndustries),
  location,
  compensationCents: z.int(),
  hourlyRateCents: z.int().nullable(),
  dayRateCents: z.int().nullable(),
  payPer: z.enum(payUnits),
  /** What each sale pays, beside fixed pay or as all of it: an amount, or a part in hundredths of a percent. Both null: nothing. */
  saleCents: z.int().nullable(),
  saleBasisPoints: z.int().nullable(),
  schedule: shownSchedule.nullable(),
  startDate: z.string().nullable(),
  duration: z.enum(jobDurations).nullable(),
  experienceRequired: z.enum(jobExperience),
  jobType: z.enum(jobTypes),
  positions: z.int(),
  status: z.enum(jobStatuses),
  /** The last day to apply. */
  closesOn: z.string(),
  createdAt: timestamp,
  /** Confirmed by the business. */
  tags: z.array(tag),
  /** One of the languages among the tags is enough. */
  anyLanguage: z.boolean(),
});

export type JobSummary = z.output<typeof jobSummary>;

export const jobDetail = jobSummary.extend({
  description: z.string(),
  locationAddress: z.string().nullable(),
  requiredSkills: z.string().nullable(),
  asksPictures: z.boolean(),
  asksCount: z.string().nullable(),
  asksCourses: askedCourses.nullable(),
  /** The names of the required courses. */
  namedCourses: z.array(namedCourse),
  /** False until the business has confirmed its tags, or that it has none. */
  tagsAsked: z.boolean(),
  /** 1 when it is posted; every edit counts one up. Tags are no part of it. */
  version: z.int(),
});

export type JobDetail = z.output<typeof jobDetail>;

export const jobParams = z.object({ jobId: id });

export const jobsApi = {
  recordView: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/views',
    changes: [],
    summary: 'Record a view of a job',
    description: 'The business sees how many reps viewed its job.',
    tag: 'Jobs',
    params: jobParams,
    gate: 'rep',
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
};
