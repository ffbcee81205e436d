import type { UserType } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { announceAccountChange } from '../commands.ts';
import { userRoles } from '../tables.ts';

/** Lets the user be a sales rep or a business, besides what they are. Doing it twice changes nothing. */
export async function giveRole(tx: Tx, userId: string, role: UserType): Promise<void> {
  await tx.db.insert(userRoles).values({ userId, role }).onConflictDoNothing();
  announceAccountChange(tx, userId);
}
