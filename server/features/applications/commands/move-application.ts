import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  type ApplicationAction,
  applicationTransitions,
  type BusinessAction,
  refuseAction,
} from '#domain/application-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { refuseApplication, type Side } from '../access.ts';
import type { ReceivedApplicationRow, RepApplicationRow } from '../present.ts';
import { findReceived } from '../queries/received-applications.ts';
import { findOwnApplication } from '../queries/track-applications.ts';
import { jobApplications } from '../tables.ts';
import { applicationChanged, recordStep } from './record-step.ts';

interface Move {
  readonly userId: string;
  readonly side: Side;
  readonly applicationId: string;
  readonly action: ApplicationAction;
  readonly note: string | null;
}

async function move(tx: Tx, { userId, side, applicationId, action, note }: Move): Promise<void> {
  const { from, to } = applicationTransitions[action];
  const [row] = await tx.db.select().from(jobApplications).where(eq(jobApplications.id, applicationId)).for('update');
  const refusal = row ? (refuseApplication(side, row) ?? refuseAction(action, row.status)) : 'application.not_found';
  if (!row || refusal) throw new Refusal(refusal ?? 'application.not_found');

  const moved = await tx.db
    .update(jobApplications)
    .set({ status: to, updatedAt: sql`now()` })
    .where(and(eq(jobApplications.id, applicationId), inArray(jobApplications.status, from)))
    .returning({ id: jobApplications.id });
  if (moved.length === 0) throw new Refusal('application.already_decided');

  await recordStep(tx, { applicationId, status: to, note, byUserId: userId });
  const { jobId, repId, businessId } = row;
  await tx.emit(applicationChanged, { applicationId, jobId, repId, businessId, status: to });
}

/**
 * The business invites, accepts or rejects an applicant; `note` is shown to the rep.
 * Refusals: application.not_found, application.already_decided, application.already_interviewing.
 */
export async function decideApplication(
  tx: Tx,
  actor: BusinessActor,
  decision: Pick<Move, 'applicationId' | 'note'> & { readonly action: BusinessAction },
): Promise<ReceivedApplicationRow> {
  const { userId, businessId } = actor;
  await move(tx, { ...decision, userId, side: { businessId } });
  return findReceived(tx.db, actor, decision.applicationId);
}

/** The rep takes an application back. Refusals: application.not_found, application.already_decided. */
export async function withdrawApplication(tx: Tx, actor: RepActor, applicationId: string): Promise<RepApplicationRow> {
  const { userId, repId } = actor;
  await move(tx, { applicationId, action: 'withdraw', note: null, userId, side: { repId } });
  return findOwnApplication(tx.db, actor, applicationId);
}
