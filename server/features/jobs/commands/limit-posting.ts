import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { dailyAllowance, nextPosting, smallestAllowance } from '#domain/jobs/job-allowance.ts';
import { isSameJob, type Offer } from '#domain/jobs/same-job.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { momentText } from '#server/platform/mail/time-texts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobs } from '../tables.ts';

/** The history of a business that decides how much it may post. */
export interface PostingHistory {
  /** False only in tests: without a limit. */
  readonly limited: boolean;
  readonly countHiredReps: () => Promise<number>;
}

/**
 * Serializes posting, reopening and editing for each business, so that the duplicate check sees concurrent changes. Call it before locking a job, to
 * avoid deadlocks.
 */
export const openInTurn = (tx: Tx, businessId: string): Promise<void> => waitForTurn(tx, `jobs of ${businessId}`);

interface Opened extends Offer {
  readonly businessId: string;
  /** The ID of an existing job, which is no duplicate of itself. */
  readonly id?: string;
}

/** The ID of an open job of the business with the same content. */
export async function findDuplicate({ db }: Tx, { businessId, id, ...job }: Opened): Promise<string | undefined> {
  const open = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      locationId: jobs.locationId,
      locationAddress: jobs.locationAddress,
      compensationCents: jobs.compensationCents,
      hourlyRateCents: jobs.hourlyRateCents,
      startDate: jobs.startDate,
      duration: jobs.duration,
      schedule: jobs.schedule,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.businessId, businessId),
        // A job that was taken down can't be posted again either.
        inArray(jobs.status, ['active', 'paused', 'taken_down']),
        eq(jobs.compensationCents, job.compensationCents),
        eq(jobs.locationId, job.locationId),
        id === undefined ? undefined : ne(jobs.id, id),
      ),
    );
  return open.find((one) => isSameJob(one, job))?.id;
}

/** Refuses a duplicate. The refusal is about the open job. */
export async function refuseDuplicate(tx: Tx, opened: Opened, detail?: string): Promise<void> {
  const about = await findDuplicate(tx, opened);
  if (about) throw new Refusal('job.duplicate', { about, ...(detail && { detail }) });
}

/** Refuses to exceed the daily allowance. The refusal says when the next job may be posted. */
export async function refuseTooMany({ db }: Tx, businessId: string, { limited, countHiredReps }: PostingHistory) {
  if (!limited) return;
  const posted = await db
    .select({ createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.businessId, businessId), gt(jobs.createdAt, sql`now() - interval '24 hours'`)))
    .orderBy(desc(jobs.createdAt));
  if (posted.length < smallestAllowance) return;
  const allowance = dailyAllowance(await countHiredReps());
  const next = nextPosting(
    posted.map(({ createdAt }) => createdAt),
    allowance,
  );
  if (next === null) return;
  throw new Refusal('job.daily_allowance', {
    detail: `You’ve posted ${allowance} jobs in 24 hours. You can post the next one from ${momentText(next.toISOString())}. The more reps you hire, the more you can post.`,
    retryAfterSeconds: Math.max(1, (next.getTime() - Date.now()) / 1000),
  });
}
