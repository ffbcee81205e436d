import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { type RehireRow, rehireInvitations, rehires } from '../tables.ts';
import { expireInvitations, settleRehire } from './settle-rehire.ts';

/** Emitted when an invitation ended that its rep didn't answer. */
export const rehireWithdrawn = eventKind<{ readonly invitationId: string }>('rehire.withdrawn');

interface OfJob {
  readonly jobId: string;
}

/** Ends the open invitations to jobs that take no more reps, and offers no empty place of theirs. The caller has locked the jobs. */
export async function endRehiresOfClosed(tx: Tx, ended: readonly OfJob[]): Promise<void> {
  for (const rehire of await lockOpenActs(tx, ended)) {
    // The closing day came before the task that ends what is due.
    if (rehire.answerBy <= now()) {
      await expireInvitations(tx, rehire);
      continue;
    }
    await withdrawOpen(tx, rehire.id);
    await tx.db.update(rehires).set({ settledAt: now() }).where(eq(rehires.id, rehire.id));
  }
}

/** Ends the open invitations to jobs whose last place was taken, or that have fewer places now. The caller has locked the jobs. */
export async function endRehiresWithoutRoom(tx: Tx, changed: readonly OfJob[]): Promise<void> {
  const full = sql`${jobs.positions} <= (
    select count(*) from ${jobApplications} a where a.job_id = ${jobs.id} and a.status = 'accepted')`;
  for (const rehire of await lockOpenActs(tx, changed, full)) {
    await withdrawOpen(tx, rehire.id);
    await settleRehire(tx, rehire);
  }
}

async function lockOpenActs(tx: Tx, ofJobs: readonly OfJob[], only?: ReturnType<typeof sql>): Promise<RehireRow[]> {
  const jobIds = ofJobs.map(({ jobId }) => jobId);
  if (jobIds.length === 0) return [];
  const rows = await tx.db
    .select({ rehire: rehires })
    .from(rehires)
    .innerJoin(jobs, eq(jobs.id, rehires.jobId))
    .where(and(inArray(rehires.jobId, jobIds), isNull(rehires.settledAt), only))
    .orderBy(asc(rehires.id))
    .for('update', { of: rehires });
  return rows.map(({ rehire }) => rehire);
}

async function withdrawOpen(tx: Tx, rehireId: string): Promise<void> {
  const rest = await tx.db
    .update(rehireInvitations)
    .set({ status: 'withdrawn', answeredAt: now() })
    .where(and(eq(rehireInvitations.rehireId, rehireId), eq(rehireInvitations.status, 'open')))
    .returning({ id: rehireInvitations.id });
  await tx.emitAll(
    rehireWithdrawn,
    rest.map(({ id }) => ({ invitationId: id })),
  );
}
