import type pg from 'pg';

interface Board extends AsyncDisposable {
  readonly jobId: string;
  readonly businessId: string;
}

/** Adds an open gig with this many applicants, more than a seeded one has. The market is otherwise unchanged. */
export async function fillBoard(pool: pg.Pool, applicants: number): Promise<Board> {
  const { rows: jobs } = await pool.query<{ jobId: string; businessId: string }>(
    `select id as "jobId", business_id as "businessId" from jobs
     where status = 'active' and province <> 'National' order by id limit 1`,
  );
  const [job] = jobs;
  if (!job) throw new Error('The market is too small');
  const { rows: added } = await pool.query<{ id: string }>(
    `insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), $1, id, $2, 'I have sold at weekends for years: sales are what I do.'
     from rep_profiles where not exists (
       select from job_applications where job_id = $1 and rep_id = rep_profiles.id)
     order by id limit greatest(0, $3 - (select count(*) from job_applications where job_id = $1)) returning id`,
    [job.jobId, job.businessId, applicants],
  );
  await pool.query('analyze job_applications');
  return {
    ...job,
    async [Symbol.asyncDispose]() {
      await pool.query('delete from job_applications where id = any($1)', [added.map(({ id }) => id)]);
    },
  };
}
