import { v7 as uuidv7 } from 'uuid';
import type { HandInInput } from '#contract/engagements/attendance.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { lockOwnEngagement, moveMilestone } from '../../commands/move-milestone.ts';
import { handIns } from '../tables.ts';

/** The rep says what was done. Refusals: engagement.not_that_day for a day that is none of it, and those of a move. */
export async function handInWork(
  tx: Tx,
  { repId }: RepActor,
  { engagementId, lines, sold }: HandInInput & { readonly engagementId: string },
): Promise<void> {
  const locked = await lockOwnEngagement(tx, { repId }, engagementId);
  const row = locked.milestones.find(({ status }) => status === 'active');
  if (!row) throw new Refusal('engagement.moved_on');
  if (lines.some(({ day }) => !row.days.includes(day))) throw new Refusal('engagement.not_that_day');
  await tx.db.insert(handIns).values({ id: uuidv7(), milestoneId: row.id, lines, sold, createdAt: now() });
  await moveMilestone(tx, locked, row, { move: 'hand_in', by: 'rep' });
}
