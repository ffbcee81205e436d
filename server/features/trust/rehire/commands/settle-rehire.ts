import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { findRooms } from '../../../engagements/team/queries/find-rooms.ts';
import { lockOwnJob } from '../../../jobs/commands/lock-job.ts';
import { jobs } from '../../../jobs/tables.ts';
import { offerPlaceTask } from '../../standby/commands/open-place.ts';
import { findOnStandby } from '../../standby/queries/show-standby.ts';
import { shiftsToFill } from '../../standby/queries/work-to-fill.ts';
import { standbyOrders, standbyPlaces } from '../../standby/tables.ts';
import { listDue } from '../queries/find-rehire.ts';
import { type RehireRow, rehireInvitations, rehires } from '../tables.ts';

/** Emitted when no invitation of an act is open any more. */
export const rehireSettled = eventKind<{ readonly rehireId: string }>('rehire.settled');

/** Locks the job of an act, then the act. Its invitations are written with it locked. */
export async function lockRehire(
  tx: Tx,
  { id: rehireId, businessId, jobId }: Pick<RehireRow, 'id' | 'businessId' | 'jobId'>,
): Promise<RehireRow | undefined> {
  await lockOwnJob(tx.db, businessId, jobId);
  const [row] = await tx.db.select().from(rehires).where(eq(rehires.id, rehireId)).for('update');
  return row;
}

/** Ends an act, locked with its job, once all invitations are answered, and opens the places that stay empty to reps on standby, if the business chose that. */
export async function settleRehire(tx: Tx, rehire: RehireRow): Promise<void> {
  const open = and(eq(rehireInvitations.rehireId, rehire.id), eq(rehireInvitations.status, 'open'));
  if ((await tx.db.$count(rehireInvitations, open)) > 0) return;
  const settled = await tx.db
    .update(rehires)
    .set({ settledAt: now() })
    .where(and(eq(rehires.id, rehire.id), isNull(rehires.settledAt)))
    .returning({ id: rehires.id });
  if (settled.length === 0) return;
  await openEmptyPlaces(tx, rehire);
  await tx.emit(rehireSettled, { rehireId: rehire.id });
}

async function openEmptyPlaces(tx: Tx, { id: rehireId, jobId, emptyPlaces }: RehireRow): Promise<void> {
  const orders = await tx.db.select().from(standbyOrders).where(eq(standbyOrders.jobId, jobId));
  // The business may have withdrawn its signature since.
  if (emptyPlaces !== 'standby' || orders.length === 0) return;
  const [job] = await tx.db.select().from(jobs).where(eq(jobs.id, jobId));
  const room = (await findRooms(tx.db, [jobId])).get(jobId) ?? 0;
  const offered = await tx.db.$count(
    standbyPlaces,
    and(eq(standbyPlaces.jobId, jobId), eq(standbyPlaces.status, 'open')),
  );
  const shifts = job ? await shiftsToFill(tx.db, job) : [];
  const onStandby = await findOnStandby(tx.db, jobId, { shifts, asked: [] });
  // A place more than there are reps to ask would end at once.
  const places = Math.min(room - offered, onStandby.length);
  for (let at = 0; at < places; at++) {
    const placeId = uuidv7();
    const place = { id: placeId, engagementId: null, rehireId, jobId };
    await tx.db.insert(standbyPlaces).values({ ...place, automatic: true, status: 'open', openedAt: now() });
    await tx.enqueue(offerPlaceTask, { placeId });
  }
}

const batch = 100;

/** Ends invitations whose time is over. An act that another transaction has locked, or its job, is left for the next run. */
export async function expireRehires(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { id, jobId } of await listDue(db, batch)) {
    signal.throwIfAborted();
    await transaction(async (tx) => {
      // The job first, as for every answer.
      const ofJob = tx.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
      if ((await ofJob.for('no key update', { skipLocked: true })).length === 0) return;
      const [rehire] = await tx.db.select().from(rehires).where(eq(rehires.id, id)).for('update', { skipLocked: true });
      if (!rehire || rehire.answerBy > now()) return;
      await expireInvitations(tx, rehire);
    });
  }
}

/** Ends an act, locked with its job, whose deadline is over. */
export async function expireInvitations(tx: Tx, rehire: RehireRow): Promise<void> {
  await tx.db
    .update(rehireInvitations)
    .set({ status: 'expired', answeredAt: now() })
    .where(and(eq(rehireInvitations.rehireId, rehire.id), eq(rehireInvitations.status, 'open')));
  await settleRehire(tx, rehire);
}
