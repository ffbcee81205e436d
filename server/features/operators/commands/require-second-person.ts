import { asc, inArray } from 'drizzle-orm';
import { notPermittedText } from '#contract/operators/roles.ts';
import { type TwoPersonAct, twoPeople } from '#contract/operators/two-people.ts';
import { refuseSecondPerson } from '#domain/operators/second-person.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../access.ts';
import { findColleagues, findTeamChanges } from '../queries/find-colleagues.ts';
import { adminUsers } from '../tables.ts';

/**
 * The actor may be the second person for what the other proposed; neither account changes until the transaction ends. A
 * proposer of null is a rule of the product. Refusals: admin.not_permitted, approval.own, approval.proposer_gone,
 * approval.account_new.
 */
export async function requireSecondPerson(
  tx: Tx,
  { adminId, role }: AdminActor,
  act: TwoPersonAct,
  proposedBy: string | null,
): Promise<void> {
  const ids = [adminId, proposedBy ?? adminId];
  const { id } = adminUsers;
  await tx.db.select({ id }).from(adminUsers).where(inArray(id, ids)).orderBy(asc(id)).for('share');
  const colleagues = await findColleagues(tx.db, inArray(id, ids));
  const approver = colleagues.find((one) => one.id === adminId);
  const proposer = colleagues.find((one) => one.id === proposedBy);
  const detail = notPermittedText(approver?.role ?? role, twoPeople[act].approve);
  if (!approver) throw new Refusal('admin.not_permitted', { detail });
  if (!proposer) {
    if (proposedBy === null) return;
    throw new Refusal('approval.proposer_gone');
  }
  const refusal = refuseSecondPerson({ act, proposer, approver, changes: await findTeamChanges(tx.db) });
  if (refusal === 'admin.not_permitted') throw new Refusal(refusal, { detail });
  if (refusal !== null) throw new Refusal(refusal);
}
