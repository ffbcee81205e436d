import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { countedJobs } from '#contract/dashboards/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { jobApplications } from '../../applications/tables.ts';
import { describePoints } from '../../courses/points/queries/find-points.ts';
import { jobs } from '../../jobs/tables.ts';
import { readBusinessTotals, readRepTotals } from '../../ledger/queries/read-totals.ts';
import { findAttention } from './business-attention.ts';
import { findInvitations, findNews, findNextInterview } from './rep-attention.ts';

type Figures<Of extends 'business' | 'rep'> = z.output<(typeof dashboardsApi)[Of]['response']>;

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
  const [[figures], totals, attention] = await Promise.all([
    businessFigures(db).execute({ businessId }),
    readBusinessTotals(db, businessId),
    findAttention(db, businessId, new Date()),
  ]);
  return { ...(figures ?? { jobsPosted: 0, activeApplications: 0, hiredReps: 0 }), ...totals, attention };
}

const repFigures = prepared('dashboard_rep', (db, name) =>
  db
    .select({
      // The count stops at the highest number shown, however many there are.
      availableJobs: sql<number>`(select count(*)::int from (
        select from ${jobs} where ${jobs.status} = 'active' limit ${sql.raw(String(countedJobs + 1))}) counted)`,
      applications: sql<number>`count(*)::int`,
    })
    .from(jobApplications)
    .where(sql`${jobApplications.repId} = ${sql.placeholder('repId')}`)
    .prepare(name),
);

export async function repDashboard(db: Db, { repId, userId }: RepActor): Promise<Figures<'rep'>> {
  const now = new Date();
  const [[figures], totals, points, nextInterview, invitations, news] = await Promise.all([
    repFigures(db).execute({ repId }),
    readRepTotals(db, repId),
    describePoints(db, { userId }),
    findNextInterview(db, repId, now),
    findInvitations(db, repId),
    findNews(db, repId),
  ]);
  return { ...(figures ?? { availableJobs: 0, applications: 0 }), ...totals, points, nextInterview, invitations, news };
}
