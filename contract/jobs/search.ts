import { z } from 'zod';
import { provinces } from '../catalogue/options.ts';
import { tag, tagId, withoutRepeats } from '../catalogue/tags.ts';
import { endpoint } from '../endpoint.ts';
import { day, id, line } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { answerHours } from './company.ts';
import { jobSummary } from './jobs.ts';
import {
  courseDemands,
  experienceLevels,
  filterLimits,
  jobCategories,
  jobDurations,
  jobSorts,
  jobTimes,
  jobTypes,
  mostTagsWanted,
} from './options.ts';

const tagIds = z
  .array(tagId)
  .min(1)
  .max(mostTagsWanted, `Choose up to ${mostTagsWanted} tags.`)
  .overwrite(withoutRepeats);

/** Filters for a list of jobs, each alone or with any other. */
export const jobFilters = z.object({
  /**
   * Words of the title, the description, the skills or the company's name, and places: a town, a suburb or a province by any
   * of its names. A place also finds jobs in its parts and those for its whole province or the whole country. Misspelling is
   * forgiven.
   */
  q: line('Search', filterLimits.words).optional(),
  province: z.enum(provinces).optional(),
  locationId: z.uuid('Choose a location.').optional(),
  /** Every industry whose name contains it. An industry of profiles maps to the one that its jobs are listed under. */
  industry: line('Industry', filterLimits.industry).optional(),
  category: z.enum(jobCategories).optional(),
  experience: z.enum(experienceLevels).optional(),
  minimumRateCents: z.coerce.number().int().min(0).max(filterLimits.rateCents).optional(),
  duration: z.enum(jobDurations).optional(),
  jobType: z.enum(jobTypes).optional(),
  /** This weekend, or the next one to come: some of the work is on one of its days. Jobs without fixed days are not found. */
  when: z.enum(jobTimes).optional(),
  /** Some of the work is between these days, both included. Jobs without fixed days are found too. */
  from: day('From').optional(),
  to: day('To').optional(),
  /** Only jobs whose courses you have finished, or that ask for none. */
  courses: z.enum(courseDemands).optional(),
  /** Tags by ID. Finds jobs with one of them of each kind that is named. */
  tags: tagIds.optional(),
});

export type JobFilters = z.output<typeof jobFilters>;

/** Callers write a list as they write a number: as its text, which has commas between its values. */
const listInQuery = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(tagIds) as z.ZodType<string[], string | string[]>;

const filtersQuery = jobFilters.extend({ tags: listInQuery.optional() });

export const browseQuery = pageQuery.extend({
  ...filtersQuery.shape,
  /** When not given: `nearest` where `q` names a town, and for a rep whose place is known; else `newest`. `pay` is by the hour, jobs without an hourly rate last. */
  sort: z.enum(jobSorts).optional(),
  /** The location to measure from when the nearest come first. When not given: the town that `q` names, else your own. */
  near: z.uuid('Choose a location.').optional(),
});

export type BrowseQuery = z.output<typeof browseQuery>;

export const foundJob = jobSummary.extend({
  /** Whether it is among your saved jobs. */
  saved: z.boolean(),
  /** As the crow flies; null unless the nearest come first, and for jobs all over the country. */
  distanceKm: z.int().nullable(),
  answerHours,
});

export type FoundJob = z.output<typeof foundJob>;

export const foundJobs = pageOf(foundJob).extend({
  /** The effective sort order, requested or not. */
  sort: z.enum(jobSorts),
  /** The location that distances are measured from: `near`, or the town that `q` names. Null for your own, and in other orders. */
  near: id.nullable(),
  /** "Showing results for …": the words that were searched for in place of misspelt ones. */
  searchedFor: z.string().nullable(),
});

export type FoundJobs = z.output<typeof foundJobs>;

const countOf = <Value extends z.ZodType>(value: Value) => z.object({ value, jobs: z.int() });

/** How many open jobs the filters find, and how many each option would find with all other filters. */
export const jobCounts = z.object({
  total: z.int(),
  categories: z.array(countOf(z.enum(jobCategories))),
  provinces: z.array(countOf(z.enum(provinces))),
  /** Counts by the id of the location; locations without a job of their own are left out. */
  locations: z.array(countOf(id)),
  industries: z.array(countOf(z.string())),
  experience: z.array(countOf(z.enum(experienceLevels))),
  durations: z.array(countOf(z.enum(jobDurations))),
  jobTypes: z.array(countOf(z.enum(jobTypes))),
  times: z.array(countOf(z.enum(jobTimes))),
  courses: z.array(countOf(z.enum(courseDemands))),
  /** Tags of at least one job, and the chosen ones, by kind and label. */
  tags: z.array(tag.extend({ jobs: z.int() })),
});

export type JobCounts = z.output<typeof jobCounts>;

export const jobSearchApi = {
  browse: endpoint({
    method: 'GET',
    path: '/api/jobs',
    about: 'jobs',
    seenByTeam: true,
    summary: 'Search active jobs',
    description:
      'Without `sort`, jobs are sorted by distance if `q` names a town or your location is known, or else newest first.',
    tag: 'Jobs',
    query: browseQuery,
    gate: 'rep',
    status: 200,
    response: foundJobs,
    refusals: ['request.bad_cursor', 'location.unknown', 'job.origin_unknown'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/job-counts',
    about: 'jobs',
    seenByTeam: true,
    summary: 'Count search results by filter option',
    description:
      'Each count assumes that the other filters stay as they are. Among more than 10,000 active jobs, counts with filters may be ten seconds old.',
    tag: 'Jobs',
    query: filtersQuery,
    gate: 'rep',
    status: 200,
    response: jobCounts,
    refusals: ['location.unknown'],
  }),
};
