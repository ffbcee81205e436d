import { sql } from 'drizzle-orm';
import { type Corpus, countTexts, noCorpus } from '#domain/matching/corpus.ts';
import { type JobTexts, type RepTexts, termsOfJob, termsOfRep } from '#domain/matching/figures.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { inTurns } from '#server/platform/in-turns.ts';

/** Enough texts to estimate word frequencies: more would change nothing. */
const most = 20_000;
/** With fewer texts the frequencies would be noise. */
const least = 50;

/** A few milliseconds of work: the same process may be answering requests. */
const atOnce = 10;

const withText = sql`(description is not null or skills <> '{}')`;

/** How many texts `makeCorpusOfMarket` would read. */
export async function countTextsOfMarket(db: Db): Promise<number> {
  const { rows } = await db.execute<{ texts: number }>(sql`
    select (select count(*) from (select from jobs limit ${most}) j)::int
      + (select count(*) from (select from rep_profiles where ${withText} limit ${most}) r)::int as texts`);
  return rows[0]?.texts ?? 0;
}

/** Word frequencies in the newest jobs and profiles. */
export async function makeCorpusOfMarket(db: Db): Promise<Corpus> {
  const { rows: jobs } = await db.execute<JobTexts & Record<string, unknown>>(sql`
    select title, description, required_skills as "requiredSkills", tags from jobs order by created_at desc limit ${most}`);
  const { rows: reps } = await db.execute<RepTexts & Record<string, unknown>>(sql`
    select skills, description, tags from rep_profiles
    where ${withText} order by created_at desc limit ${most}`);
  if (jobs.length + reps.length < least) return noCorpus;
  const counted = countTexts();
  await inTurns(jobs, atOnce, (job) => counted.add(termsOfJob(job)));
  await inTurns(reps, atOnce, (rep) => counted.add(termsOfRep(rep)));
  return counted.corpus();
}
