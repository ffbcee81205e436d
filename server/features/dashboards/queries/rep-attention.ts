import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { mostNamed } from '#contract/dashboards/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { interviews, jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { dashboardVisits } from '../tables.ts';

type Dashboard = z.output<typeof dashboardsApi.rep.response>;

const sender = { jobId: jobs.id, jobTitle: jobs.title, companyName: businessProfiles.companyName };

const selectInterviews = (db: Db) =>
  db
    .select({
      ...sender,
      applicationId: interviews.applicationId,
      interviewId: interviews.id,
      acceptedTime: interviews.acceptedTime,
      proposedAt: interviews.proposedAt,
      minutes: interviews.minutes,
      place: interviews.place,
      link: interviews.link,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, interviews.businessId));

const ofRep = eq(interviews.repId, sql.placeholder('repId'));
const stillOn = eq(jobApplications.status, 'interview');

const next = prepared('dashboard_next_interview', (db, name) =>
  selectInterviews(db)
    .where(
      and(
        ofRep,
        eq(interviews.status, 'accepted'),
        stillOn,
        gt(
          interviews.acceptedTime,
          sql`${sql.placeholder('now')}::timestamptz - make_interval(mins => ${interviews.minutes})`,
        ),
      ),
    )
    .orderBy(asc(interviews.acceptedTime), asc(interviews.id))
    .limit(1)
    .prepare(name),
);

/** The current interview, or otherwise the next one. */
export async function findNextInterview(db: Db, repId: string, now: Date): Promise<Dashboard['nextInterview']> {
  const [row] = await next(db).execute({ repId, now: now.toISOString() });
  if (!row?.acceptedTime) return null;
  const { acceptedTime, proposedAt: _, ...interview } = row;
  return { ...interview, at: acceptedTime.toISOString() };
}

const proposed = prepared('dashboard_invitations', (db, name) =>
  selectInterviews(db)
    .where(and(ofRep, eq(interviews.status, 'proposed'), stillOn))
    .orderBy(asc(interviews.proposedAt), asc(interviews.id))
    .limit(mostNamed)
    .prepare(name),
);

export async function findInvitations(db: Db, repId: string): Promise<Dashboard['invitations']> {
  const rows = await proposed(db).execute({ repId });
  return rows.map(({ proposedAt, applicationId, interviewId, jobId, jobTitle, companyName }) => ({
    applicationId,
    interviewId,
    jobId,
    jobTitle,
    companyName,
    since: proposedAt.toISOString(),
  }));
}

const decided = prepared('dashboard_news', (db, name) =>
  db
    .select({
      ...sender,
      applicationId: jobApplications.id,
      status: jobApplications.status,
      at: jobApplications.updatedAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(
      and(
        eq(jobApplications.repId, sql.placeholder('repId')),
        inArray(jobApplications.status, ['interview', 'accepted', 'rejected']),
        gt(jobApplications.updatedAt, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    )
    .orderBy(desc(jobApplications.updatedAt), desc(jobApplications.id))
    .limit(mostNamed)
    .prepare(name),
);

/** Decisions of businesses since the rep's last visit. */
export async function findNews(db: Db, repId: string): Promise<Dashboard['news']> {
  const [visit] = await db.select().from(dashboardVisits).where(eq(dashboardVisits.repId, repId));
  if (!visit) return { count: 0, since: null, items: [] };
  const since = visit.seenAt.toISOString();
  const rows = await decided(db).execute({ repId, since });
  return {
    count: rows[0]?.count ?? 0,
    since,
    items: rows.map(({ count: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
  };
}
