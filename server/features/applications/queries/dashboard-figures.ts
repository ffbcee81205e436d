import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { countedJobs, type dashboardsApi } from '#contract/dashboards.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { jobApplications } from '../tables.ts';

type Figures<Of extends keyof typeof dashboardsApi> = z.output<(typeof dashboardsApi)[Of]['response']>;

const businessFigures = prepared('dashboard_business', (db, name) =>
  db
    .select({
      jobsPosted: sql<number>`(select count(*)::int from ${jobs} where ${jobs.businessId} = ${sql.placeholder('businessId')})`,
      activeApplications: sql<number>`count(*) filter (where ${jobApplications.status} in ('pending', 'interview'))::int`,
      hiredReps: sql<number>`count(*) filter (where ${jobApplications.status} = 'accepted')::int`,
    })
    .from(jobApplications)
    .where(sql`${jobApplications.businessId} = ${sql.placeholder('businessId')}`)
    .prepare(name),
);

export async function businessDashboard(db: Db, { businessId }: BusinessActor): Promise<Figures<'business'>> {
  const [figures] = await businessFigures(db).execute({ businessId });
  return figures ?? { jobsPosted: 0, activeApplications: 0, hiredReps: 0 };
}

const repFigures = prepared('dashboard_rep', (db, name) =>
  db
    .select({
      // Counted no further than anybody needs to know, however many there are.
      availableJobs: sql<number>`(select count(*)::int from (
        select from ${jobs} where ${jobs.status} = 'active' limit ${sql.raw(String(countedJobs + 1))}) counted)`,
      applications: sql<number>`count(*)::int`,
    })
    .from(jobApplications)
    .where(sql`${jobApplications.repId} = ${sql.placeholder('repId')}`)
    .prepare(name),
);

export async function repDashboard(db: Db, { repId }: RepActor): Promise<Figures<'rep'>> {
  const [figures] = await repFigures(db).execute({ repId });
  return figures ?? { availableJobs: 0, applications: 0 };
}
