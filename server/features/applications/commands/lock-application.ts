import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ApplicationAction, applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { recordAnswers } from '../../profiles/commands/record-answers.ts';
import { refuseSide, type Side } from '../access.ts';
import { jobApplications } from '../tables.ts';
import { applicationChanged, recordStep } from './record-step.ts';
import { freeSeats } from './take-seat.ts';

type ApplicationRow = typeof jobApplications.$inferSelect;

/** Locks an application of that side until the transaction ends. */
export async function lockApplication(tx: Tx, side: Side, applicationId: string): Promise<ApplicationRow> {
  const [row] = await tx.db.select().from(jobApplications).where(eq(jobApplications.id, applicationId)).for('update');
  if (!row || refuseSide(side, row)) throw new Refusal('application.not_found');
  return row;
}

interface Move {
  /** Null: it followed from the gig. */
  readonly userId: string | null;
  readonly action: ApplicationAction;
  readonly note: string | null;
  readonly engagementId?: string;
  readonly arrivesAt?: string;
}

/** Writes a move of a locked application that the domain allows, with its step and its event. */
export async function writeMove(
  tx: Tx,
  row: ApplicationRow,
  { userId, action, note, engagementId, arrivesAt }: Move,
): Promise<void> {
  const { from, to: status } = applicationTransitions[action];
  const { id: applicationId, jobId, repId, businessId } = row;
  const moved = await tx.db
    .update(jobApplications)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(jobApplications.id, applicationId), inArray(jobApplications.status, from)))
    .returning({ id: jobApplications.id });
  if (moved.length === 0) throw new Refusal('application.already_decided');
  if (row.status === 'interview') await freeSeats(tx, [applicationId]);
  recordStep(tx, { applicationId, status, note, byUserId: userId });
  if (row.status === 'pending' && action !== 'withdraw') await recordAnswers(tx, businessId, [row]);
  await tx.emit(applicationChanged, {
    ...{ applicationId, jobId, repId, businessId, status },
    ...(engagementId && { engagementId }),
    ...(arrivesAt && { arrivesAt }),
  });
}
