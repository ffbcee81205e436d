import { asc, inArray } from 'drizzle-orm';
import type { TwoPersonAct } from '#contract/operators/two-people.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../access.ts';
import { findSecondPersonRefusal } from '../queries/find-second-person-refusal.ts';
import { adminUsers } from '../tables.ts';

/**
 * Requires that the actor may approve what the other admin proposed, and locks both accounts until the transaction ends. A null
 * proposer is a rule of the product.
 */
export async function requireSecondPerson(
  tx: Tx,
  actor: AdminActor,
  act: TwoPersonAct,
  proposedBy: string | null,
): Promise<void> {
  const { id } = adminUsers;
  const ids = [actor.adminId, proposedBy ?? actor.adminId];
  await tx.db.select({ id }).from(adminUsers).where(inArray(id, ids)).orderBy(asc(id)).for('share');
  const refusal = await findSecondPersonRefusal(tx.db, actor, act, proposedBy);
  if (refusal) throw refusal;
}
