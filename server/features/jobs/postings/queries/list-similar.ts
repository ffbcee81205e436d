import { provinces } from '#contract/catalogue/options.ts';
import type { Posting } from '#contract/jobs/postings.ts';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { JobDetailRow } from '../../present.ts';
import { listPostings } from './list-postings.ts';

const mostSimilar = 4;

/** Open jobs of the same industry, those of the same province first. */
export async function listSimilar(db: Db, job: JobDetailRow): Promise<readonly Posting[]> {
  const { industry } = job;
  const province = provinces.find((name) => name === job.province);
  const own = postingSlug(job);
  const near = await listPostings(db, { industry, province });
  const others = near.items.filter(({ slug }) => slug !== own);
  if (others.length >= mostSimilar) return others.slice(0, mostSimilar);
  const known = new Set([own, ...others.map(({ slug }) => slug)]);
  const far = await listPostings(db, { industry });
  return [...others, ...far.items.filter(({ slug }) => !known.has(slug))].slice(0, mostSimilar);
}
