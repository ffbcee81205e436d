import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { jobSummary } from './jobs.ts';
import { browseQuery } from './search.ts';

/** Where everybody finds the open jobs, and under it each of them. */
export const postingsPath = '/jobs';

export const postingAddress = (slug: string): string => `${postingsPath}/${slug}`;

/** The page whose picture stands for the jobs of an industry. */
export const postingPicture = (industry: string): string =>
  `${postingsPath}/${industry.toLowerCase().replace(/\W+/g, '-')}`;

/** What a stranger sees of an open job in a list: nothing that leads to a person, and no address but its town. */
export const posting = jobSummary.omit({ id: true, status: true }).extend({ slug: z.string() });

export type Posting = z.output<typeof posting>;

export const postings = pageOf(posting).extend({
  /** "Showing results for …": the words that were searched for in place of misspelt ones. */
  searchedFor: z.string().nullable(),
});

export type Postings = z.output<typeof postings>;

export const postingsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/postings',
    summary: 'Open jobs for everybody to read, by the filters that reps have',
    tag: 'Jobs',
    query: browseQuery,
    gate: 'open',
    status: 200,
    keptFor: 60,
    response: postings,
    refusals: ['request.bad_cursor', 'location.unknown', 'job.origin_unknown', 'request.too_many'],
  }),
};
