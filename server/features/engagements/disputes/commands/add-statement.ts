import { and, count, eq } from 'drizzle-orm';
import { disputeLimits } from '#contract/engagements/options.ts';
import { refuseMove } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor, SignedInActor } from '../../../accounts/access.ts';
import { attendances } from '../../attendance/tables.ts';
import { findOwnEvidence } from '../../commands/find-own-evidence.ts';
import {
  type LockedEngagement,
  lockEngagementRows,
  lockOwnEngagement,
  milestoneOf,
  moveMilestone,
} from '../../commands/move-milestone.ts';
import { findEngagement } from '../../queries/find-engagements.ts';
import { type MilestoneRow, milestoneSteps } from '../../tables.ts';
import { attachEvidence } from './attach-evidence.ts';

interface Speaking {
  readonly locked: LockedEngagement;
  readonly row: MilestoneRow;
  readonly by: 'rep' | 'business';
}

/** Locks the disputed milestone. Refused if nothing is disputed. */
async function holdDispute(tx: Tx, { repId, businessId }: SignedInActor, engagementId: string): Promise<Speaking> {
  const { engagement } = await findEngagement(tx.db, { repId, businessId }, engagementId);
  const by = engagement.repId === repId ? 'rep' : 'business';
  const locked = await lockEngagementRows(tx, engagementId);
  const row = locked.milestones.find(({ status }) => status === 'disputed');
  if (!row) throw new Refusal('engagement.moved_on');
  const refusal = refuseMove('state', by, milestoneOf(locked, row), now());
  if (refusal) throw new Refusal(refusal);
  return { locked, row, by };
}

interface Said {
  readonly engagementId: string;
  readonly text: string;
  readonly proposedCents: number | null;
}

/** Adds a statement of one side to the dispute. */
export async function addStatement(
  tx: Tx,
  actor: SignedInActor,
  { engagementId, text, proposedCents }: Said,
): Promise<void> {
  const { locked, row, by } = await holdDispute(tx, actor, engagementId);
  const [said] = await tx.db
    .select({ times: count() })
    .from(milestoneSteps)
    .where(and(eq(milestoneSteps.milestoneId, row.id), eq(milestoneSteps.move, 'state'), eq(milestoneSteps.by, by)));
  if ((said?.times ?? 0) >= disputeLimits.statements) throw new Refusal('dispute.too_much');
  await moveMilestone(tx, locked, row, { move: 'state', by, note: text, proposedCents });
}

interface Shown {
  readonly engagementId: string;
  readonly fileId: string;
}

/** Adds a file to the dispute. It counts as a statement. */
export async function showInDispute(tx: Tx, actor: SignedInActor, { engagementId, fileId }: Shown): Promise<void> {
  const { locked, row, by } = await holdDispute(tx, actor, engagementId);
  if (await attachEvidence(tx, row, { by, userId: actor.userId, fileId }))
    await moveMilestone(tx, locked, row, { move: 'state', by });
}

/** Adds a picture of the rep who waits for an absent business. */
export async function showWaiting(tx: Tx, { repId, userId }: RepActor, { engagementId, fileId }: Shown): Promise<void> {
  const locked = await lockOwnEngagement(tx, { repId }, engagementId);
  const row = locked.milestones.find(
    ({ status, waitingSince }) => waitingSince !== null && (status === 'confirmed' || status === 'business_absent'),
  );
  if (!row) throw new Refusal('engagement.moved_on');
  await findOwnEvidence(tx, userId, fileId);
  const waiting = and(eq(attendances.milestoneId, row.id), eq(attendances.kind, 'waiting'));
  await tx.db.update(attendances).set({ pictureId: fileId }).where(waiting);
}
