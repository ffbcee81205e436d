import { and, asc, count, eq, gt, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import type { StandbyOfGig, StandbyOfJob } from '#contract/trust/standby.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import type { Shift } from '#domain/jobs/shifts.ts';
import { isDropOut } from '#domain/standby/drop-out.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { jobApplications } from '../../../applications/tables.ts';
import type { Sides } from '../../../engagements/access.ts';
import { findAvailable } from '../../../engagements/disputes/queries/find-substitutes.ts';
import { findMinutesIfAgreed } from '../../../engagements/queries/find-agreed-days.ts';
import { findEngagement } from '../../../engagements/queries/find-engagements.ts';
import { engagements, milestoneSteps, milestones } from '../../../engagements/tables.ts';
import { findOwnJob } from '../../../jobs/queries/own-jobs.ts';
import { jobs } from '../../../jobs/tables.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';
import type { HiresSettings } from '../../../payments/hires/commands/open-hires-checkout.ts';
import { lacksPhone } from '../../../profiles/queries/lacks-phone.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { findAccountName } from '../../../vetting/submission/queries/find-account-name.ts';
import { standbyOffers, standbyOrders, standbyPlaces } from '../tables.ts';
import { describeRest } from './describe-rest.ts';
import { workToFill } from './work-to-fill.ts';

const isFirstOf = (engagementId: AnyPgColumn) =>
  and(eq(milestones.engagementId, engagementId), eq(milestones.number, 1));

/** Reps on standby for these shifts of a job, in the order in which they are asked, without those who were offered this place or hold an offer of this job. */
export function findOnStandby(
  db: Db,
  jobId: string,
  { shifts, asked }: { readonly shifts: readonly Shift[]; readonly asked: readonly string[] },
) {
  if (shifts.length === 0) return [];
  const holding = db
    .select({ id: standbyOffers.id })
    .from(standbyOffers)
    .where(and(eq(standbyOffers.applicationId, jobApplications.id), eq(standbyOffers.status, 'open')));
  return findAvailable(
    db,
    jobId,
    shifts,
    and(gt(jobApplications.standbyUntil, now()), notInArray(jobApplications.id, [...asked]), notExists(holding)),
  );
}

/** Of these offers, those whose rep still stands by and is free. */
export async function findStillFree<Offer extends { readonly applicationId: string }>(
  db: Db,
  jobId: string,
  { shifts, offers }: { readonly shifts: readonly Shift[]; readonly offers: readonly Offer[] },
): Promise<Offer[]> {
  const asked = offers.map(({ applicationId }) => applicationId);
  const free = await findAvailable(
    db,
    jobId,
    shifts,
    and(gt(jobApplications.standbyUntil, now()), inArray(jobApplications.id, asked)),
  );
  return offers.filter((offer) => free.some(({ applicationId }) => applicationId === offer.applicationId));
}

/** The applications of the reps who were offered the place of a gig. */
export async function findAsked(db: Db, engagementId: string): Promise<string[]> {
  const rows = await db
    .select({ applicationId: standbyOffers.applicationId })
    .from(standbyOffers)
    .innerJoin(standbyPlaces, eq(standbyPlaces.id, standbyOffers.placeId))
    .where(eq(standbyPlaces.engagementId, engagementId));
  return rows.map(({ applicationId }) => applicationId);
}

/** Whether the rep of a gig dropped out of it, by what was recorded. */
export async function hasDroppedOut(db: Db, engagementId: string): Promise<boolean> {
  const steps = await db
    .select({
      milestoneId: milestoneSteps.milestoneId,
      ...{ move: milestoneSteps.move, by: milestoneSteps.by, status: milestoneSteps.status },
    })
    .from(milestoneSteps)
    .innerJoin(milestones, eq(milestones.id, milestoneSteps.milestoneId))
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(asc(milestoneSteps.id));
  return [...Map.groupBy(steps, ({ milestoneId }) => milestoneId).values()].some((of) =>
    of.some(({ move, by }, at) => isDropOut({ move, by, from: of[at - 1]?.status ?? 'accepted' })),
  );
}

export async function showStandbyOfJob(db: Db, actor: BusinessActor, jobId: string): Promise<StandbyOfJob> {
  const { userId } = actor;
  await findOwnJob(db, actor, jobId);
  const [order] = await db
    .select({ automatic: standbyOrders.automatic })
    .from(standbyOrders)
    .where(eq(standbyOrders.jobId, jobId));
  const [places] = await db
    .select({ offered: count(), filled: count(milestones.id) })
    .from(standbyPlaces)
    .leftJoin(milestones, and(isFirstOf(standbyPlaces.filledBy), inArray(milestones.status, takingStatuses)))
    .where(eq(standbyPlaces.jobId, jobId));
  const { gigsPaidHere: paidHere } = await readSettingsNow(db);
  return {
    paidHere,
    automatic: order?.automatic ?? null,
    onStandby: await db.$count(
      jobApplications,
      and(
        eq(jobApplications.jobId, jobId),
        inArray(jobApplications.status, applicationTransitions.accept.from),
        gt(jobApplications.standbyUntil, now()),
      ),
    ),
    offered: places?.offered ?? 0,
    filled: places?.filled ?? 0,
    expectedName: await findAccountName(db, userId, 'business'),
    asksPhone: await lacksPhone(db, userId, 'business'),
  };
}

/** How standby concerns a gig. Offers and who else comes are the business’s to see. */
export async function showStandbyOfGig(
  db: Db,
  sides: Sides,
  engagementId: string,
  settings: Pick<HiresSettings, 'gigMoney'>,
): Promise<StandbyOfGig> {
  const { engagement, milestones: own } = await findEngagement(db, sides, engagementId);
  const [cameIn] = await db
    .select({ arrivesAt: standbyPlaces.arrivesAt })
    .from(standbyPlaces)
    .where(eq(standbyPlaces.filledBy, engagementId));
  const arrivesAt = cameIn?.arrivesAt?.toISOString() ?? null;
  if (engagement.businessId !== sides.businessId) return { place: null, available: 0, reps: [], rest: null, arrivesAt };
  const [job] = await db.select().from(jobs).where(eq(jobs.id, engagement.jobId));
  const work = job && (await hasDroppedOut(db, engagementId)) ? await workToFill(db, job) : noWork;
  const { shifts } = work;
  const asked = await findAsked(db, engagementId);
  const onStandby = await findOnStandby(db, engagement.jobId, { shifts, asked });
  const rest =
    job && work.rest && shifts[0]
      ? await describeRest(db, { job, shift: work.rest, missing: { engagement, milestones: own } }, settings)
      : null;
  const minutes = rest ? rest.paidMinutes : job?.schedule ? paidMinutes(job.schedule) : 0;
  const days = shifts.map(({ day }) => ({ day, minutes }));
  const hours = (repIds: readonly string[]) =>
    findMinutesIfAgreed(db, { businessId: engagement.businessId, repIds }, days);
  const ofReps = await hours(onStandby.map(({ repId }) => repId));
  return {
    place: await describePlace(db, engagementId, hours),
    available: onStandby.length,
    reps: onStandby.map(({ applicationId, repName, repId }) => ({
      ...{ applicationId, repName },
      minutesAMonth: ofReps.get(repId) ?? 0,
    })),
    rest: rest?.shown ?? null,
    arrivesAt,
  };
}

const noWork = { shifts: [], rest: null };

type HoursOf = (repIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

async function describePlace(db: Db, engagementId: string, hours: HoursOf): Promise<StandbyOfGig['place']> {
  const [place] = await db.select().from(standbyPlaces).where(eq(standbyPlaces.engagementId, engagementId));
  if (!place) return null;
  const offers = await db
    .select({
      id: standbyOffers.id,
      repId: repProfiles.id,
      repName: repProfiles.fullName,
      status: standbyOffers.status,
      answerBy: standbyOffers.answerBy,
    })
    .from(standbyOffers)
    .innerJoin(jobApplications, eq(jobApplications.id, standbyOffers.applicationId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(eq(standbyOffers.placeId, place.id))
    .orderBy(asc(standbyOffers.offeredAt), asc(standbyOffers.id));
  const ofReps = place.status === 'open' ? await hours(offers.map(({ repId }) => repId)) : new Map<string, number>();
  const [filled] = await db
    .select({
      ...{ engagementId: engagements.id, repName: repProfiles.fullName },
      ...{ status: milestones.status, dueAt: milestones.dueAt },
    })
    .from(engagements)
    .innerJoin(milestones, isFirstOf(engagements.id))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .where(eq(engagements.id, place.filledBy ?? sql`null`));
  const { status, automatic, rest, arrivesAt } = place;
  return {
    ...{ status, automatic, rest },
    offers: offers.map(({ answerBy, repId, ...offer }) => ({
      ...offer,
      answerBy: answerBy.toISOString(),
      minutesAMonth: ofReps.get(repId) ?? null,
    })),
    filled:
      filled && arrivesAt
        ? {
            ...{ engagementId: filled.engagementId, repName: filled.repName, status: filled.status },
            arrivesAt: arrivesAt.toISOString(),
            payBy: filled.status === 'agreed' ? (filled.dueAt?.toISOString() ?? null) : null,
          }
        : null,
  };
}
