import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { nextGigs } from '#contract/applications/gigs.ts';
import type { ContactGig } from '#domain/engagements/contact.ts';
import { sortNextGigs } from '#domain/jobs/next-gigs.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor, SignedInActor } from '../../accounts/access.ts';
import { users } from '../../accounts/tables.ts';
import { locations } from '../../catalogue/tables.ts';
import { locationColumns } from '../../jobs/queries/select-job.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { gigBriefings, jobApplications } from '../tables.ts';

const repUser = alias(users, 'rep_user');
const businessUser = alias(users, 'business_user');

/** Applications with both of their sides, from the acceptance on. The caller removes what may not be shown. */
const selectGigs = (db: Db, whose: SQL | undefined) =>
  db
    .select({
      applicationId: jobApplications.id,
      status: jobApplications.status,
      repId: jobApplications.repId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      schedule: jobs.schedule,
      startDate: jobs.startDate,
      locationAddress: jobs.locationAddress,
      location: locationColumns,
      bring: gigBriefings.bring,
      companyName: businessProfiles.companyName,
      repName: repProfiles.fullName,
      decidedAt: jobApplications.updatedAt,
      ofRep: {
        phone: repProfiles.phone,
        email: repUser.email,
        gone: sql<boolean>`${repUser}.deleted_at is not null`,
      },
      ofBusiness: {
        phone: businessProfiles.phone,
        email: businessUser.email,
        gone: sql<boolean>`${businessUser}.deleted_at is not null`,
      },
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(locations, eq(locations.id, jobs.locationId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(repUser, eq(repUser.id, repProfiles.userId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .innerJoin(businessUser, eq(businessUser.id, businessProfiles.userId))
    .leftJoin(gigBriefings, eq(gigBriefings.jobId, jobs.id))
    .where(whose);

type AcceptedRow = Awaited<ReturnType<typeof selectGigs>>[number];

export type GigRow = AcceptedRow & Pick<ContactGig, 'milestones'>;

/** Replaces the job's content by the terms that both sides agreed to since, and adds the milestones of gigs that are paid here. */
export type OnTerms = (db: Db, rows: readonly AcceptedRow[]) => Promise<GigRow[]>;

/** The gig of an application for one of its two sides, from the acceptance on. */
export async function findGig(db: Db, side: SignedInActor, applicationId: string, onTerms: OnTerms): Promise<GigRow> {
  const { repId, businessId } = side;
  const found = await selectGigs(
    db,
    and(
      eq(jobApplications.id, applicationId),
      inArray(jobApplications.status, ['accepted', 'ended']),
      sql`(${jobApplications.repId} = ${repId}::uuid or ${jobApplications.businessId} = ${businessId}::uuid)`,
    ),
  );
  const [row] = await onTerms(db, found);
  if (!row) throw new Refusal('gig.not_found');
  return row;
}

/** Most gigs that are read, more than any rep has ahead. */
const latest = 50;

/** The rep's gigs that aren't over, by start. */
export async function findNextGigs(db: Db, { repId }: RepActor, onTerms: OnTerms): Promise<GigRow[]> {
  const rows = await selectGigs(db, and(eq(jobApplications.repId, repId), eq(jobApplications.status, 'accepted')))
    .orderBy(desc(jobApplications.updatedAt), desc(jobApplications.id))
    .limit(latest);
  return sortNextGigs(await onTerms(db, rows), dayInSouthAfrica(now())).slice(0, nextGigs);
}
