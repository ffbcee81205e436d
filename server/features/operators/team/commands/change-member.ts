import { eq, sql } from 'drizzle-orm';
import type { AdminRole } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../access.ts';
import { keepAnOwner } from '../../commands/lock-owners.ts';
import { recordAct } from '../../commands/record-act.ts';
import { adminSessions, adminSignIns, adminUsers } from '../../tables.ts';
import { closeEndedViewings } from '../../viewings/commands/end-viewings.ts';
import { holdMember } from './hold-member.ts';
import { notifyOwners } from './notify-owners.ts';

interface Wanted {
  readonly memberId: string;
  readonly reason: string;
}

const onMember = (id: string) => ({ type: 'admin', id });

/** Changes the role, which applies from the member's next call. */
export async function changeRole(
  tx: Tx,
  actor: AdminActor,
  { memberId, role, reason }: Wanted & { readonly role: AdminRole },
): Promise<void> {
  const { owners, member } = await holdMember(tx, actor, memberId);
  if (member.role === role) return;
  keepAnOwner(owners, memberId);
  await tx.db.update(adminUsers).set({ role }).where(eq(adminUsers.id, memberId));
  await closeEndedViewings(tx);
  await recordAct(tx, actor, 'admin.change_role', onMember(memberId), `${member.role} → ${role}. ${reason}`);
  await notifyOwners(tx, actor, `changed ${member.email}’s role from ${member.role} to ${role}`);
}

/** Disables the member and ends their sessions immediately. */
export async function disableMember(tx: Tx, actor: AdminActor, { memberId, reason }: Wanted): Promise<void> {
  const { owners, member } = await holdMember(tx, actor, memberId);
  if (member.disabledAt !== null) return;
  keepAnOwner(owners, memberId);
  await tx.db
    .update(adminUsers)
    .set({ disabledAt: sql`now()`, invitationHash: null, invitationExpiresAt: null })
    .where(eq(adminUsers.id, memberId));
  await endAll(tx, memberId);
  await recordAct(tx, actor, 'admin.disable', onMember(memberId), `active → disabled. ${reason}`);
}

export async function enableMember(tx: Tx, actor: AdminActor, { memberId, reason }: Wanted): Promise<void> {
  const { member } = await holdMember(tx, actor, memberId);
  if (member.disabledAt === null) return;
  await tx.db.update(adminUsers).set({ disabledAt: null }).where(eq(adminUsers.id, memberId));
  await recordAct(tx, actor, 'admin.enable', onMember(memberId), `disabled → active. ${reason}`);
  await notifyOwners(tx, actor, `enabled the account of ${member.email}, who has the ${member.role} role`);
}

export async function signMemberOut(tx: Tx, actor: AdminActor, memberId: string): Promise<void> {
  await holdMember(tx, actor, memberId);
  const ended = await endAll(tx, memberId);
  await recordAct(tx, actor, 'admin.sign_out', onMember(memberId), `open sessions: ${ended} → 0`);
}

async function endAll(tx: Tx, adminId: string): Promise<number> {
  const { db } = tx;
  await db.delete(adminSignIns).where(eq(adminSignIns.adminId, adminId));
  const ended = await db.delete(adminSessions).where(eq(adminSessions.adminId, adminId)).returning({
    id: adminSessions.id,
  });
  await closeEndedViewings(tx);
  return ended.length;
}
