import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovalStatus } from '#contract/operators/approvals.ts';
import { mayAdmin, notPermittedText } from '#contract/operators/roles.ts';
import { twoPeople } from '#contract/operators/two-people.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { recordAct, type Target } from '../../commands/record-act.ts';
import { actsFor } from '../queries/list-approvals.ts';
import { type ApprovalRow, adminApprovals } from '../tables.ts';

export const targetOf = ({ targetType, targetId }: ApprovalRow): Target | undefined =>
  targetType && targetId ? { type: targetType, id: targetId } : undefined;

/** Locks and returns the proposal. The second of two concurrent decisions waits, and finds it closed. */
export async function lockApproval(tx: Tx, { role }: AdminActor, approvalId: string): Promise<ApprovalRow> {
  const { id, act } = adminApprovals;
  const [row] = await tx.db
    .select()
    .from(adminApprovals)
    .where(and(eq(id, approvalId), inArray(act, actsFor(role))))
    .for('update');
  if (!row) throw new Refusal('approval.not_found');
  if (row.status !== 'open' || row.expiresAt <= now()) throw new Refusal('approval.closed');
  return row;
}

/** Closes the proposal. Call it with the proposal locked. */
export async function closeApproval(
  tx: Tx,
  { id }: ApprovalRow,
  status: Exclude<ApprovalStatus, 'open' | 'expired'>,
  { adminId }: AdminActor,
  decidedBecause: string | null = null,
): Promise<void> {
  await tx.db
    .update(adminApprovals)
    .set({ status, decidedBy: adminId, decidedAt: now(), decidedBecause })
    .where(eq(adminApprovals.id, id));
}

/** Declines the proposal, or withdraws it if the caller is its proposer. */
export async function declineApproval(
  tx: Tx,
  actor: AdminActor,
  { approvalId, reason }: { readonly approvalId: string; readonly reason: string },
): Promise<void> {
  const row = await lockApproval(tx, actor, approvalId);
  const { label, approve } = twoPeople[row.act];
  if (!mayAdmin(actor.role, approve))
    throw new Refusal('admin.not_permitted', { detail: notPermittedText(actor.role, approve) });
  if (row.proposedBy === actor.adminId) throw new Refusal('approval.own');
  await closeApproval(tx, row, 'declined', actor, reason);
  await recordAct(tx, actor, 'approval.decline', targetOf(row), `${label}: ${reason}`);
}

export async function withdrawApproval(tx: Tx, actor: AdminActor, approvalId: string): Promise<void> {
  const row = await lockApproval(tx, actor, approvalId);
  if (row.proposedBy !== actor.adminId) throw new Refusal('approval.not_yours');
  await closeApproval(tx, row, 'withdrawn', actor);
  await recordAct(tx, actor, 'approval.withdraw', targetOf(row), twoPeople[row.act].label);
}

/** Erases what proposals say of a deleted user, and closes the open ones. */
export async function forgetApprovals(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const ofUser = eq(adminApprovals.userId, userId);
  await tx.db
    .update(adminApprovals)
    .set({ status: 'expired', decidedAt: now() })
    .where(and(ofUser, eq(adminApprovals.status, 'open')));
  await tx.db.update(adminApprovals).set({ userId: null, input: {}, effects: [] }).where(ofUser);
}
