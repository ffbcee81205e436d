import { and, eq } from 'drizzle-orm';
import { disputeLimits } from '#contract/engagements/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findOwnEvidence } from '../../commands/find-own-evidence.ts';
import type { MilestoneRow } from '../../tables.ts';
import { disputeEvidence } from '../tables.ts';

interface Attached {
  readonly by: 'rep' | 'business';
  readonly userId: string;
  readonly fileId: string;
}

/** Adds a side's own file to the dispute about a locked milestone. Returns whether it is new. */
export async function attachEvidence(
  tx: Tx,
  { id: milestoneId }: Pick<MilestoneRow, 'id'>,
  { by: side, userId, fileId }: Attached,
): Promise<boolean> {
  await findOwnEvidence(tx, userId, fileId);
  const before = await tx.db
    .select({ fileId: disputeEvidence.fileId })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.milestoneId, milestoneId), eq(disputeEvidence.side, side)));
  if (before.some((one) => one.fileId === fileId)) return false;
  if (before.length >= disputeLimits.files) throw new Refusal('dispute.too_much');
  await tx.db.insert(disputeEvidence).values({ milestoneId, fileId, side, createdAt: now() });
  return true;
}
