import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { adminUsers } from '../tables.ts';

/**
 * The ids of all owners who can sign in, locked until the transaction ends, in a fixed order. Of two owners who remove each other's
 * role concurrently, the second waits and finds that they are no longer one.
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
