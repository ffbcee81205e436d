import type { AdminRole } from '#contract/operators/roles.ts';
import { notPermittedText } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { lockAdmin } from '../../commands/lock-admin.ts';
import { lockOwners } from '../../commands/lock-owners.ts';
import type { AdminRow } from '../../tables.ts';

/**
 * Locks and returns the ids of the owners, if the actor is still one. Refuses an actor who lost the role since the gate, for
 * instance to the owner they were about to change.
 */
export async function holdOwners(tx: Tx, { adminId }: AdminActor): Promise<readonly string[]> {
  const owners = await lockOwners(tx);
  if (owners.includes(adminId)) return owners;
  const { role = 'support' as AdminRole } = (await lockAdmin(tx, adminId)) ?? {};
  throw new Refusal('admin.not_permitted', { detail: notPermittedText(role, 'team.manage') });
}

interface Held {
  readonly owners: readonly string[];
  readonly member: AdminRow;
}

export async function holdMember(tx: Tx, actor: AdminActor, memberId: string): Promise<Held> {
  const owners = await holdOwners(tx, actor);
  const member = await lockAdmin(tx, memberId);
  if (!member) throw new Refusal('admin.member_not_found');
  return { owners, member };
}
