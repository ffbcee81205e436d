import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { dailyAllowance, nextPosting, smallestAllowance } from '#domain/jobs/job-allowance.ts';
import { isSameJob, type Offer } from '#domain/jobs/same-job.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { sayMoment } from '#server/platform/mail/say-time.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobs } from '../tables.ts';

/** What the business did before, as far as it decides how much it may post. */
export interface PostingHistory {
  /** Off for tests alone: as many as somebody likes. */
  readonly limited: boolean;
  readonly countHiredReps: () => Promise<number>;
}

/**
 * One job of a business is posted, reopened or edited at a time: what another one becomes at the same moment is looked at
 * too. Before the job itself is locked, so that no two wait for each other.
 */
export const openInTurn = (tx: Tx, businessId: string): Promise<void> => waitForTurn(tx, `jobs of ${businessId}`);

interface Opened extends Offer {
  readonly businessId: string;
  /** Of a job that is there already: it is no duplicate of itself. */
  readonly id?: string;
}

/** The id of the same job of that business that is open already. */
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
        // Nor does one that was taken down come back by being posted again.
        inArray(jobs.status, ['active', 'paused', 'taken_down']),
        eq(jobs.compensationCents, job.compensationCents),
        eq(jobs.locationId, job.locationId),
        id === undefined ? undefined : ne(jobs.id, id),
      ),
    );
  return open.find((one) => isSameJob(one, job))?.id;
}

/** Refused with the job that is open already. */
export async function refuseDuplicate(tx: Tx, opened: Opened, detail?: string): Promise<void> {
  const about = await findDuplicate(tx, opened);
  if (about) throw new Refusal('job.duplicate', { about, ...(detail && { detail }) });
}

/** The refusal says when the next one may be posted. */
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
    detail: `You have posted ${allowance} jobs within 24 hours. You can post the next one from ${sayMoment(next.toISOString())}. The more reps you hire, the more you can post.`,
    retryAfterSeconds: Math.max(1, (next.getTime() - Date.now()) / 1000),
  });
}
