import { sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { applicationSteps } from '../tables.ts';

interface Step<Status extends ApplicationStatus> {
  readonly applicationId: string;
  readonly status: Status;
}

/** The last note of the business to the rep at each of these steps. Steps without one are left out. */
export async function findStepNotes<Status extends ApplicationStatus>(db: Db, steps: readonly Step<Status>[]) {
  const applicationIds = sql.param(steps.map(({ applicationId }) => applicationId));
  const statuses = sql.param(steps.map(({ status }) => status));
  const { rows } = await db.execute(sql`
    select * from (
      select distinct on (application_id, status) step.application_id as "applicationId", step.status, step.note
      from unnest(${applicationIds}::uuid[], ${statuses}::text[]) as asked (application_id, status)
      join ${applicationSteps} step using (application_id, status)
      order by application_id, status, step.created_at desc) latest
    where note is not null`);
  return rows as unknown as (Step<Status> & { readonly note: string })[];
}
