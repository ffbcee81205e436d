import { sql } from 'drizzle-orm';
import { type Corpus, makeCorpus, noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** Enough texts to estimate word frequencies: more would change nothing. */
const most = 20_000;
/** With fewer texts the frequencies would be noise. */
const least = 50;

type OfJob = Pick<JobToMatch, 'title' | 'description' | 'requiredSkills'>;
type OfRep = Pick<RepToMatch, 'skills' | 'description'>;

/** Word frequencies in the newest jobs and profiles. */
export async function makeCorpusOfMarket(db: Db): Promise<Corpus> {
  const { rows: jobs } = await db.execute<OfJob & Record<string, unknown>>(sql`
    select title, description, required_skills as "requiredSkills" from jobs order by created_at desc limit ${most}`);
  const { rows: reps } = await db.execute<OfRep & Record<string, unknown>>(sql`
    select skills, description from rep_profiles
    where description is not null or skills <> '{}' order by created_at desc limit ${most}`);
  if (jobs.length + reps.length < least) return noCorpus;
  // Only these features are texts.
  return makeCorpus([
    ...jobs.map((job) => termsOfJob(job as unknown as JobToMatch)),
    ...reps.map((rep) => termsOfRep(rep as unknown as RepToMatch)),
  ]);
}
