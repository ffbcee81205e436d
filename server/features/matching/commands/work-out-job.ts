import { sql } from 'drizzle-orm';
import { jobFoundBy } from '#domain/matching/found-by.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { DescribedJob } from '../queries/describe-jobs.ts';
import { readModel } from '../queries/read-model.ts';

const given = sql.placeholder;

// Writes changes only: when everything is rematched, most terms are the same.
const writeTerms = prepared('matching_work_out_job', (db, name) => {
  const gone = db
    .$with('gone', {})
    .as(
      sql`delete from match_job_terms where job_id = ${given('jobId')}::uuid and term <> all (${given('terms')}::text[])`,
    );
  const written = db.$with('written', {}).as(
    sql`insert into match_job_terms as old (job_id, term, location_id, strength)
      select distinct on (term) ${given('jobId')}::uuid, term, ${given('locationId')}::uuid, strength
      from unnest(${given('terms')}::text[], ${given('strengths')}::real[]) as wanted (term, strength)
      order by term
      on conflict (job_id, term) do update set location_id = excluded.location_id, strength = excluded.strength
      where (old.location_id, old.strength) is distinct from (excluded.location_id, excluded.strength)`,
  );
  return db.with(gone, written).select({ done: sql<number>`1` }).from(sql`(select) as done`).prepare(name);
});

const dayMs = 86_400_000;

/** Computes the search terms of a job. One that isn't open has none. */
export async function workOutJob(tx: Tx, job: DescribedJob): Promise<void> {
  const { corpus } = await readModel(tx.db);
  const foundBy = job.isOpen ? jobFoundBy(job, corpus) : [];
  // The newest first among equals.
  const newness = job.createdAt.getTime() / dayMs / 1_000_000;
  await writeTerms(tx.db).execute({
    ...{ jobId: job.id, locationId: job.locationId },
    terms: foundBy.map(({ term }) => term),
    strengths: foundBy.map(({ strength }) => strength + newness),
  });
}
