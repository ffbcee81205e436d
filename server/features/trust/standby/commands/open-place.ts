import { and, asc, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { isDropOut } from '#domain/standby/drop-out.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { lockOwnEngagement, type MilestoneChange } from '../../../engagements/commands/move-milestone.ts';
import { milestoneSteps, milestones } from '../../../engagements/tables.ts';
import { lacksSalesTerms } from '../../../jobs/sales-terms/queries.ts';
import { jobs } from '../../../jobs/tables.ts';
import { isOpenTo } from '../../../payments/queries/describe-trial.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { requireLegal } from '../../../vetting/access.ts';
import { findAsked, findOnStandby, hasDroppedOut } from '../queries/show-standby.ts';
import { isLeft, workToFill } from '../queries/work-to-fill.ts';
import { standbyOrders, standbyPlaces } from '../tables.ts';
import { offerPlace } from './offer-place.ts';

/** The task that asks the first reps for a place. */
export const offerPlaceTask = 'standby.offer_place';

/** Opens the place of a rep who dropped out, if its business chose that places are offered by themselves. A task asks the first reps. */
export async function openFreedPlace(tx: Tx, change: MilestoneChange): Promise<void> {
  const isOver = change.status === 'completed' || change.status === 'resolved';
  if (!isDropOut(change) && !(isOver && (await droppedTheRest(tx.db, change)))) return;
  const { applicationId, engagementId } = change;
  const [freed] = await tx.db
    .select({ jobId: jobApplications.jobId, userId: businessProfiles.userId })
    .from(jobApplications)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .innerJoin(standbyOrders, and(eq(standbyOrders.jobId, jobApplications.jobId), eq(standbyOrders.automatic, true)))
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.status, 'ended')));
  if (!freed || !(await isOpenTo(tx.db, freed.userId, 'business'))) return;
  const { jobId } = freed;
  const [job] = await tx.db.select().from(jobs).where(eq(jobs.id, jobId));
  // The rest of a day costs the business more, so it decides.
  if (job && shiftsOf(job).every(({ start }) => start <= now())) return;
  const [place] = await tx.db
    .insert(standbyPlaces)
    .values({ id: uuidv7(), engagementId, jobId, automatic: true, status: 'open', openedAt: now() })
    .onConflictDoNothing({ target: standbyPlaces.engagementId })
    .returning({ placeId: standbyPlaces.id });
  if (place) await tx.enqueue(offerPlaceTask, place);
}

interface FreePlace {
  readonly engagementId: string;
  /** The business read what the rest of the day costs, and offers it. */
  readonly rest: boolean;
}

/** Offers the place of a rep who dropped out to reps on standby, for the business. One that no rep on standby took can be offered again to others. */
export async function offerFreePlace(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { engagementId, rest }: FreePlace,
): Promise<void> {
  const { businessId } = actor;
  const { engagement } = await lockOwnEngagement(tx, { businessId }, engagementId);
  requireLegal(actor);
  const { jobId } = engagement;
  const [job] = await tx.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (job && (await lacksSalesTerms(tx.db, job))) throw new Refusal('sales.terms_missing');
  const work =
    job && (await isLeft(tx.db, engagementId)) && (await hasDroppedOut(tx.db, engagementId))
      ? await workToFill(tx.db, job)
      : null;
  const shifts = work && (work.rest !== null) === rest ? work.shifts : [];
  const [before] = await tx.db.select().from(standbyPlaces).where(eq(standbyPlaces.engagementId, engagementId));
  if (shifts.length === 0 || (before && before.status !== 'closed')) throw new Refusal('standby.no_place');
  const [order] = await tx.db.select().from(standbyOrders).where(eq(standbyOrders.jobId, jobId));
  if (!order && !rest) throw new Refusal('standby.not_signed');
  const asked = await findAsked(tx.db, engagementId);
  if ((await findOnStandby(tx.db, jobId, { shifts, asked })).length === 0) throw new Refusal('standby.no_reps');
  const [place] = await tx.db
    .insert(standbyPlaces)
    .values({ id: uuidv7(), engagementId, jobId, automatic: false, rest, status: 'open', openedAt: now() })
    .onConflictDoUpdate({
      target: standbyPlaces.engagementId,
      set: { status: 'open', endedAt: null, rest, automatic: false },
    })
    .returning();
  if (place) await offerPlace(tx, place);
}

/** Whether the rep had dropped out of the last part of the gig before this part was over. Until then the place is theirs. */
async function droppedTheRest(db: Db, { engagementId, milestoneId }: MilestoneChange): Promise<boolean> {
  const [last] = await db
    .select({ id: milestones.id })
    .from(milestones)
    .where(eq(milestones.engagementId, engagementId))
    .orderBy(desc(milestones.number))
    .limit(1);
  if (!last || last.id === milestoneId) return false;
  const steps = await db
    .select({ move: milestoneSteps.move, by: milestoneSteps.by, status: milestoneSteps.status })
    .from(milestoneSteps)
    .where(eq(milestoneSteps.milestoneId, last.id))
    .orderBy(asc(milestoneSteps.createdAt), asc(milestoneSteps.id));
  return steps.some(({ move, by }, index) => isDropOut({ move, by, from: steps[index - 1]?.status ?? 'accepted' }));
}
