import { sql } from 'drizzle-orm';
import { type Corpus, makeCorpus, noCorpus } from '#domain/matching/corpus.ts';
import { type JobTexts, type RepTexts, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** Enough texts to estimate word frequencies: more would change nothing. */
const most = 20_000;
/** With fewer texts the frequencies would be noise. */
const least = 50;

/** Word frequencies in the newest jobs and profiles. */
export async function makeCorpusOfMarket(db: Db): Promise<Corpus> {
  const { rows: jobs } = await db.execute<JobTexts & Record<string, unknown>>(sql`
    select title, description, required_skills as "requiredSkills", tags from jobs order by created_at desc limit ${most}`);
  const { rows: reps } = await db.execute<RepTexts & Record<string, unknown>>(sql`
    select skills, description, tags from rep_profiles
    where description is not null or skills <> '{}' order by created_at desc limit ${most}`);
  if (jobs.length + reps.length < least) return noCorpus;
  return makeCorpus([...jobs.map(termsOfJob), ...reps.map(termsOfRep)]);
}
