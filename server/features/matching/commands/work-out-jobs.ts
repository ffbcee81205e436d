import { sql } from 'drizzle-orm';
import { jobFoundBy } from '#domain/matching/found-by.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { DescribedJob } from '../queries/describe-jobs.ts';
import { readModel } from '../queries/read-model.ts';

const dayMs = 86_400_000;

/** What these jobs can be found by. Those that are not open are found by nothing. */
export async function workOutJobs(tx: Tx, jobs: readonly DescribedJob[]): Promise<void> {
  const { corpus } = await readModel(tx.db);
  const terms = jobs.flatMap((job) =>
    job.isOpen
      ? jobFoundBy(job, corpus).map(({ term, strength }) => ({
          ...{ job_id: job.id, term, location_id: job.locationId },
          // Of equals the newest comes first.
          strength: strength + job.createdAt.getTime() / dayMs / 1_000_000,
        }))
      : [],
  );
  const jobIds = jobs.map(({ id }) => id);
  await tx.db.execute(sql`delete from match_job_terms where job_id = any(${sql.param(jobIds)}::uuid[])`);
  if (terms.length === 0) return;
  await tx.db.execute(sql`
    insert into match_job_terms (job_id, term, location_id, strength)
    select job_id, term, location_id, strength
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t (job_id uuid, term text, location_id uuid, strength real)
    on conflict do nothing`);
}
