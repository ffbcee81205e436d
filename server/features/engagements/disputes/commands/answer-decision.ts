import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { lockEngagementRows, moveMilestone } from '../../commands/move-milestone.ts';
import { moveByClock } from '../../commands/move-on-time.ts';
import { findEngagement } from '../../queries/find-engagements.ts';

interface Answer {
  readonly engagementId: string;
  readonly milestoneId: string;
  /** Null: the side accepts the decision. */
  readonly reason: string | null;
}

/** Appeals the first decision of a dispute, or accepts it. A decision that both sides accept is carried out in the same transaction. */
export async function answerDecision(
  tx: Tx,
  { repId, businessId }: SignedInActor,
  { engagementId, milestoneId, reason: note }: Answer,
): Promise<void> {
  const { engagement } = await findEngagement(tx.db, { repId, businessId }, engagementId);
  const by = engagement.repId === repId ? 'rep' : 'business';
  const locked = await lockEngagementRows(tx, engagementId);
  const row = locked.milestones.find(({ id }) => id === milestoneId);
  if (!row) throw new Refusal('engagement.not_found');
  await moveMilestone(tx, locked, row, { move: note === null ? 'accept_decision' : 'appeal_decision', by, note });
  if (note === null) await moveByClock(tx, engagementId);
}
