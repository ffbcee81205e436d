import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { jobSummary } from './jobs.ts';
import { jobSorts } from './options.ts';
import { newestPostingsPath } from './posting-addresses.ts';
import { browseQuery } from './search.ts';

/** Visitors own no courses. */
export const postingsQuery = browseQuery.omit({ courses: true });

/** An open job in a list, as a visitor sees it: nothing that leads to a person, and no address but its town. */
export const posting = jobSummary.omit({ id: true, status: true }).extend({
  slug: z.string(),
  /** Its pay, as its business stated it, and its days, in words: `R950 a day`, `Sat 29 and Sun 30 Nov`. */
  pay: z.string(),
  days: z.string().nullable(),
});

export type Posting = z.output<typeof posting>;

export const postings = pageOf(posting).extend({
  /** The effective sort order, requested or not. */
  sort: z.enum(jobSorts),
  /** "Showing results for …": the words that were searched for in place of misspelt ones. */
  searchedFor: z.string().nullable(),
});

export type Postings = z.output<typeof postings>;

const newPosting = posting.pick({ slug: true, title: true, companyName: true, location: true, pay: true, days: true });

export type NewPosting = z.output<typeof newPosting>;

export const postingsApi = {
  newest: endpoint({
    method: 'GET',
    path: newestPostingsPath,
    about: null,
    summary: 'List the three newest public jobs',
    tag: 'Jobs',
    gate: 'open',
    status: 200,
    keptFor: 60,
    response: z.array(newPosting),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/postings',
    about: null,
    summary: 'Search public jobs',
    description: 'Takes the filters of the job search for reps. No session is needed.',
    tag: 'Jobs',
    query: postingsQuery,
    gate: 'open',
    status: 200,
    keptFor: 60,
    response: postings,
    refusals: ['request.bad_cursor', 'location.unknown', 'job.origin_unknown', 'request.too_many'],
  }),
};
