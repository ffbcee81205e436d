import { and, asc, desc, eq, gt, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import { mostSubstitutes, type Substitutes } from '#contract/engagements/disputes.ts';
import { applicationTransitions, hasRoom } from '#domain/applications/application-lifecycle.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import { type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { countAccepted } from '../../../applications/queries/count-accepted.ts';
import { verified } from '../../../applications/queries/select-application.ts';
import { jobApplications, shortlistings } from '../../../applications/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { findKept } from '../../../payments/hires/queries/find-kept.ts';
import { paymentRefunds } from '../../../payments/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { findEngagement } from '../../queries/find-engagements.ts';
import { engagements, milestones } from '../../tables.ts';

/** Open applicants of the same job with no other gig here at the remaining hours. */
export async function findSubstitutes(
  db: Db,
  { businessId }: BusinessActor,
  engagementId: string,
): Promise<Substitutes> {
  const { engagement, milestones: own } = await findEngagement(db, { businessId }, engagementId);
  const { jobId, schedule } = engagement;
  const left = shiftsOf(engagement).filter(({ start }) => start > now());
  const [job] = await db.select({ positions: jobs.positions }).from(jobs).where(eq(jobs.id, jobId));
  const accepted = await countAccepted(db, jobId);
  const room = hasRoom({ positions: job?.positions ?? 0, accepted });
  const daysOver = schedule !== null && left.length === 0;
  return {
    jobId,
    placeFree: room && !daysOver,
    days: left.map(({ day }) => day),
    kept: await findKeptOf(
      db,
      own.map(({ id }) => id),
    ),
    items: daysOver
      ? []
      : (await findAvailable(db, jobId, left)).map(
          ({ repUserId: _of, repId: _id, appliedAt, standbyUntil, ...row }) => ({
            ...row,
            appliedAt: appliedAt.toISOString(),
            standbyUntil: standbyUntil && standbyUntil > now() ? standbyUntil.toISOString() : null,
          }),
        ),
  };
}

/** The money paid for these milestones that is reserved for a replacement, and until when all of it stays reserved. */
async function findKeptOf(db: Db, milestoneIds: readonly string[]): Promise<Substitutes['kept']> {
  const kept = await findKept(db, inArray(paymentRefunds.milestoneId, [...milestoneIds]));
  const [first] = kept.toSorted((one, other) => one.waitUntil.getTime() - other.waitUntil.getTime());
  const cents = kept.reduce((sum, { amountCents }) => sum + amountCents, 0n);
  return first ? { cents: Number(cents), until: first.waitUntil.toISOString() } : null;
}

const multirangeOf = (shifts: readonly Shift[]): string =>
  `{${shifts.map(({ start, end }) => `[${start.toISOString()},${end.toISOString()})`).join(',')}}`;

/**
 * Open applicants of a job with no other gig here during these shifts: reps on standby first, then the shortlisted, those in interview, and the order
 * of applying.
 */
export function findAvailable(db: Db, jobId: string, left: readonly Shift[], only?: SQL) {
  const onStandby = gt(jobApplications.standbyUntil, now());
  const busy = db
    .select({ id: milestones.id })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(
      and(
        eq(engagements.repId, jobApplications.repId),
        inArray(milestones.status, takingStatuses),
        sql`shift_hours(${milestones.days}, ${engagements.schedule}) && ${multirangeOf(left)}::tstzmultirange`,
      ),
    );
  return db
    .select({
      applicationId: jobApplications.id,
      repId: repProfiles.id,
      repUserId: repProfiles.userId,
      standbyUntil: jobApplications.standbyUntil,
      repName: repProfiles.fullName,
      status: jobApplications.status,
      appliedAt: jobApplications.appliedAt,
      verified,
      shortlisted: sql<boolean>`${isNotNull(shortlistings.applicationId)}`,
    })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .leftJoin(shortlistings, eq(shortlistings.applicationId, jobApplications.id))
    .where(
      and(
        eq(jobApplications.jobId, jobId),
        not(isBarred),
        only,
        inArray(jobApplications.status, applicationTransitions.accept.from),
        left.length === 0 ? undefined : not(sql`exists (${busy})`),
      ),
    )
    .orderBy(
      desc(sql`coalesce(${onStandby}, false)`),
      desc(isNotNull(shortlistings.applicationId)),
      desc(eq(jobApplications.status, 'interview')),
      asc(jobApplications.appliedAt),
      asc(jobApplications.id),
    )
    .limit(mostSubstitutes);
}
