import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { adminUsers } from '../tables.ts';

/**
 * The ids of all owners who can sign in; none of them changes until the transaction ends. Locked in one order, so that of two
 * who would each take the other's role away the second waits, and finds that it is theirs no more.
 */
export async function lockOwners({ db }: Tx): Promise<readonly string[]> {
  const { id, role, isAdmin, disabledAt, passwordHash } = adminUsers;
  const owners = await db
    .select({ id })
    .from(adminUsers)
    .where(and(eq(role, 'owner'), eq(isAdmin, true), isNull(disabledAt), isNotNull(passwordHash)))
    .orderBy(asc(id))
    .for('update');
  return owners.map((owner) => owner.id);
}

export function keepAnOwner(owners: readonly string[], leaving: string): void {
  if (owners.every((owner) => owner === leaving) && owners.length > 0) throw new Refusal('admin.last_owner');
}
