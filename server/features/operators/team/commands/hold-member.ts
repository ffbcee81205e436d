import type { AdminRole } from '#contract/operators/roles.ts';
import { notPermittedText } from '#contract/operators/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../access.ts';
import { lockAdmin } from '../../commands/lock-admin.ts';
import { lockOwners } from '../../commands/lock-owners.ts';
import type { AdminRow } from '../../tables.ts';

/**
 * The ids of the owners, of whom the actor is one at this moment: who was made something else since the gate was passed, by one
 * they were about to change, does nothing more.
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
