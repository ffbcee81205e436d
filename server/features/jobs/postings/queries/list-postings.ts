import type { Postings } from '#contract/jobs/postings.ts';
import type { BrowseQuery } from '#contract/jobs/search.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { browseJobs } from '../../queries/browse-jobs.ts';
import { presentPosting } from '../present/present-posting.ts';

/** The search results of reps, as visitors see them. */
export async function listPostings(db: Db, query: BrowseQuery): Promise<Postings> {
  const { items, near: _near, ...page } = await browseJobs(db, null, query);
  return { ...page, items: items.map(presentPosting) };
}
