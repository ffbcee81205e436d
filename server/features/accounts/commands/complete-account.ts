import { type UserType, userTypes } from '#contract/accounts/roles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { accountSignedUp } from '../commands.ts';
import { findRoles } from '../queries/find-roles.ts';
import type { SignUpMetadata } from '../sign-up/access.ts';
import { giveRole } from './give-role.ts';
import { lockUser } from './lock-user.ts';

/**
 * Gives an account without a role the one named at sign-up, or sales_rep if none was named, and emits the event that creates its
 * profile. Accounts without sign-up details and accounts with a role stay as they are.
 */
export async function completeAccount(tx: Tx, userId: string): Promise<void> {
  // Two tabs may ask concurrently: the second finds the role of the first.
  const user = await lockUser(tx, userId);
  if (!user || (await findRoles(tx.db, userId)).length > 0) return;
  const metadata: SignUpMetadata = user.userMetadata;
  if (!metadata.user_type && !metadata.full_name) return;
  const userType: UserType = userTypes.find((type) => type === metadata.user_type) ?? 'sales_rep';
  await giveRole(tx, userId, userType);
  await tx.emit(accountSignedUp, { userId, userType, metadata });
}
