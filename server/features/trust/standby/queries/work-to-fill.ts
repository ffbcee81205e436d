import { eq } from 'drizzle-orm';
import { hasRoom } from '#domain/applications/application-lifecycle.ts';
import { type Shift, shiftsOf } from '#domain/jobs/shifts.ts';
import { planOffers } from '#domain/standby/offer-plan.ts';
import { begunShift, restAnswerUntil, restArrivals } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { countAccepted } from '../../../applications/queries/count-accepted.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { engagements } from '../../../engagements/tables.ts';
import type { JobRow } from '../../../jobs/tables.ts';

type Job = Pick<JobRow, 'id' | 'positions' | 'status' | 'schedule' | 'startDate'>;

const isFree = async (db: Db, { id, positions, status }: Job): Promise<boolean> =>
  status !== 'taken_down' && hasRoom({ positions, accepted: await countAccepted(db, id) });

/** The shifts of a job that a replacement could work, if it has room for one. */
export async function shiftsToFill(db: Db, job: Job): Promise<readonly Shift[]> {
  const toCome = shiftsOf(job).filter(({ start }) => start > now());
  return toCome.length > 0 && (await isFree(db, job)) ? toCome : [];
}

/** Whether the place of a gig is still left: its rep hasn’t come back to it, by a late check-in or because the report was withdrawn. */
export async function isLeft(db: Db, engagementId: string): Promise<boolean> {
  const [gig] = await db
    .select({ status: jobApplications.status })
    .from(engagements)
    .innerJoin(jobApplications, eq(jobApplications.id, engagements.applicationId))
    .where(eq(engagements.id, engagementId));
  return gig?.status === 'ended';
}

interface Work {
  readonly shifts: readonly Shift[];
  /** The job’s last shift, of which only the rest is offered. Null: whole shifts. */
  readonly rest: Shift | null;
}

/** What a replacement could work: the shifts that haven’t begun or, once all have, the rest of the last one from the earliest arrival on. */
export async function workToFill(db: Db, job: Job): Promise<Work> {
  const rest = begunShift(job, now());
  const [start] = rest ? restArrivals(rest, now()) : [];
  if (!rest || !start) return { shifts: await shiftsToFill(db, job), rest: null };
  return { shifts: (await isFree(db, job)) ? [{ ...rest, start }] : [], rest };
}

/** How many offers are open at once now, and until when a new one can be answered. Null: nothing is left to offer. */
export function planOffersFor({ shifts: [first], rest }: Work) {
  return first ? planOffers(rest ? restAnswerUntil(rest) : first.start, now()) : null;
}
