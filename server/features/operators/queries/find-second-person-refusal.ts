import { inArray } from 'drizzle-orm';
import { notPermittedText } from '#contract/operators/roles.ts';
import { type TwoPersonAct, twoPeople } from '#contract/operators/two-people.ts';
import { refuseSecondPerson } from '#domain/operators/second-person.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../access.ts';
import { adminUsers } from '../tables.ts';
import { findColleagues, findTeamChanges } from './find-colleagues.ts';

/** Returns why the actor can't approve the other admin's proposal, or null. Lock both accounts first where it decides. */
export async function findSecondPersonRefusal(
  db: Db,
  { adminId, role }: Pick<AdminActor, 'adminId' | 'role'>,
  act: TwoPersonAct,
  proposedBy: string | null,
): Promise<Refusal | null> {
  const colleagues = await findColleagues(db, inArray(adminUsers.id, [adminId, proposedBy ?? adminId]));
  const approver = colleagues.find(({ id }) => id === adminId);
  const proposer = colleagues.find(({ id }) => id === proposedBy);
  const detail = notPermittedText(approver?.role ?? role, twoPeople[act].approve);
  if (!approver) return new Refusal('admin.not_permitted', { detail });
  if (!proposer) return proposedBy === null ? null : new Refusal('approval.proposer_gone');
  const code = refuseSecondPerson({ act, proposer, approver, changes: await findTeamChanges(db) });
  if (code === null) return null;
  return new Refusal(code, code === 'admin.not_permitted' ? { detail } : {});
}
