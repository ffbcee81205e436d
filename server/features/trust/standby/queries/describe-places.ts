import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { milestones } from '../../../engagements/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { standbyOffers, standbyPlaces } from '../tables.ts';

/** Offers with what their notifications name. */
const selectOffers = (db: Db, only: SQL) =>
  db
    .select({
      offer: standbyOffers,
      jobId: jobs.id,
      jobTitle: jobs.title,
      repId: repProfiles.id,
      repUserId: repProfiles.userId,
      repName: repProfiles.fullName,
      businessUserId: businessProfiles.userId,
      companyName: businessProfiles.companyName,
    })
    .from(standbyOffers)
    .innerJoin(jobApplications, eq(jobApplications.id, standbyOffers.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(only);

export const describeOffersOf = (db: Db, placeId: string) => selectOffers(db, eq(standbyOffers.placeId, placeId));

export const describeOffer = async (db: Db, offerId: string) =>
  (await selectOffers(db, eq(standbyOffers.id, offerId)))[0];

/** A place with the job it is on, and whether the gig that fills it is paid for. */
export async function describePlace(db: Db, placeId: string) {
  const [found] = await db
    .select({ place: standbyPlaces, job: jobs, businessUserId: businessProfiles.userId })
    .from(standbyPlaces)
    .innerJoin(jobs, eq(jobs.id, standbyPlaces.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(eq(standbyPlaces.id, placeId));
  if (!found) return null;
  const { filledBy } = found.place;
  const [first] = filledBy
    ? await db
        .select({ fundedCents: milestones.fundedCents })
        .from(milestones)
        .where(and(eq(milestones.engagementId, filledBy), eq(milestones.number, 1)))
    : [];
  return { ...found, paid: (first?.fundedCents ?? 0n) > 0n };
}
