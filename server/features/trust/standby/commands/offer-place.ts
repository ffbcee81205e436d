import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { isOpenTo } from '../../../payments/queries/describe-trial.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { findOnStandby, findStillFree } from '../queries/show-standby.ts';
import { isLeft, planOffersFor, workToFill } from '../queries/work-to-fill.ts';
import { type StandbyPlaceRow, standbyOffers, standbyOrders, standbyPlaces } from '../tables.ts';

/** Emitted when a place is offered to a rep on standby. */
export const standbyOffered = eventKind<{ readonly offerId: string }>('standby.offered');

/** Emitted when an offered place was filled by a rep on standby, or when no one is left to ask. */
export const standbyEnded = eventKind<{ readonly placeId: string }>('standby.ended');

/** Locks a place. Its offers are written with the place locked. */
export async function lockPlace(tx: Tx, placeId: string): Promise<StandbyPlaceRow | undefined> {
  const [place] = await tx.db.select().from(standbyPlaces).where(eq(standbyPlaces.id, placeId)).for('update');
  return place;
}

/** Ends a place, and the offers for it that are still open. */
export async function endPlace(
  tx: Tx,
  { id: placeId }: Pick<StandbyPlaceRow, 'id'>,
  by: Pick<StandbyPlaceRow, 'status' | 'filledBy' | 'arrivesAt'>,
): Promise<void> {
  const endedAt = now();
  await tx.db
    .update(standbyPlaces)
    .set({ ...by, endedAt })
    .where(eq(standbyPlaces.id, placeId));
  await tx.db
    .update(standbyOffers)
    .set({ status: 'taken', answeredAt: endedAt })
    .where(and(eq(standbyOffers.placeId, placeId), eq(standbyOffers.status, 'open')));
  await tx.emit(standbyEnded, { placeId });
}

/** Ends a place that no rep on standby took. */
export const closePlace = (tx: Tx, place: Pick<StandbyPlaceRow, 'id'>): Promise<void> =>
  endPlace(tx, place, { status: 'closed', filledBy: null, arrivesAt: null });

/** The job of a place, while its business can hire and its signature for reps on standby stands. The rest of a day needs none: the business signs as it pays. */
async function findWanted(db: Db, { jobId, rest }: Pick<StandbyPlaceRow, 'jobId' | 'rest'>) {
  const [row] = await db
    .select({ job: jobs, userId: users.id, barred: isBarred, signedFor: standbyOrders.jobId })
    .from(jobs)
    .leftJoin(standbyOrders, eq(standbyOrders.jobId, jobs.id))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .innerJoin(users, eq(users.id, businessProfiles.userId))
    .where(eq(jobs.id, jobId));
  if (!row || row.barred || !(rest || row.signedFor)) return null;
  return (await isOpenTo(db, row.userId, 'business')) ? row.job : null;
}

/**
 * Asks the next reps on standby, as many as the time left asks for, once offers have expired that were not answered or whose rep can’t come any more.
 * Closes the place when it is no longer free or wanted, or none is left to ask. Call it with the place locked.
 */
export async function offerPlace(tx: Tx, place: StandbyPlaceRow): Promise<void> {
  const at = now();
  const isFree = place.engagementId === null || (await isLeft(tx.db, place.engagementId));
  const job = isFree ? await findWanted(tx.db, place) : null;
  const work = job ? await workToFill(tx.db, job) : null;
  const { shifts } = work ?? { shifts: [] };
  // Whole days don’t become the rest of one by themselves: it is paid for anew.
  const plan = work && (work.rest !== null) === place.rest ? planOffersFor(work) : null;
  const offers = await tx.db.select().from(standbyOffers).where(eq(standbyOffers.placeId, place.id));
  const unanswered = offers.filter(({ status }) => status === 'open');
  const due = unanswered.filter(({ answerBy }) => answerBy > at);
  const open = plan ? await findStillFree(tx.db, place.jobId, { shifts, offers: due }) : due;
  const over = unanswered.filter((offer) => !open.includes(offer)).map(({ id }) => id);
  await tx.db.update(standbyOffers).set({ status: 'expired', answeredAt: at }).where(inArray(standbyOffers.id, over));
  const asked = offers.map(({ applicationId }) => applicationId);
  const next = plan ? await findOnStandby(tx.db, place.jobId, { shifts, asked }) : [];
  const chosen = next.slice(0, Math.max(0, (plan?.atOnce ?? 0) - open.length));
  if (!plan || open.length + chosen.length === 0) return closePlace(tx, place);
  if (chosen.length === 0) return;
  const rows = chosen.map(({ applicationId }) => ({
    ...{ id: uuidv7(), placeId: place.id, applicationId, engagementId: uuidv7() },
    ...{ status: 'open' as const, offeredAt: at, answerBy: plan.answerBy },
  }));
  await tx.db.insert(standbyOffers).values(rows);
  await tx.emitAll(
    standbyOffered,
    rows.map(({ id }) => ({ offerId: id })),
  );
}

const batch = 100;

/** Asks further reps for every open place. One that another transaction has locked is left for the next run. */
export async function offerOpenPlaces(
  { db, transaction, log }: Pick<TaskContext, 'db' | 'transaction' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const open = await db
      .select({ id: standbyPlaces.id })
      .from(standbyPlaces)
      .where(and(eq(standbyPlaces.status, 'open'), gt(standbyPlaces.id, last)))
      .orderBy(asc(standbyPlaces.id))
      .limit(batch);
    for (const { id } of open) {
      signal.throwIfAborted();
      try {
        await offerUnlessHeld(transaction, id);
      } catch (error) {
        log.error({ err: error, placeId: id }, 'a place could not be offered');
      }
    }
    const next = open.at(-1)?.id;
    if (next === undefined || open.length < batch) return;
    last = next;
  }
}

export const offerUnlessHeld = (transaction: RunTransaction, placeId: string): Promise<void> =>
  transaction(async (tx) => {
    const [place] = await tx.db
      .select()
      .from(standbyPlaces)
      .where(and(eq(standbyPlaces.id, placeId), eq(standbyPlaces.status, 'open')))
      .for('update', { skipLocked: true });
    if (place) await offerPlace(tx, place);
  });
