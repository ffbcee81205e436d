import type { UserType } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceAccountChange } from '../commands.ts';
import { userRoles } from '../tables.ts';

/** Adds the role sales_rep or business to the user's roles. Idempotent. */
export async function giveRole(tx: Tx, userId: string, role: UserType): Promise<void> {
  await tx.db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
  announceAccountChange(tx, userId);
}
