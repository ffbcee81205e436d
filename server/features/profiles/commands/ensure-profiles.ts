import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { findRoles } from '../../accounts/queries/find-roles.ts';
import { users } from '../../accounts/tables.ts';
import { createProfileForSignUp } from '../commands.ts';
import { findActorProfiles } from '../queries.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

interface ActorProfiles {
  readonly repId: string | null;
  readonly businessId: string | null;
}

/**
 * The profile ids that a user acts under. Who holds a role and has no profile for it gets one, from what their sign-up
 * said: for a business with its name from there, or 'Your Company'.
 */
export async function ensureActorProfiles({ db, transaction }: Services, userId: string): Promise<ActorProfiles> {
  const found = await findActorProfiles(db, userId);
  if (found.repId !== null && found.businessId !== null) return found;
  const roles = await findRoles(db, userId);
  const missing = [
    ...(found.repId === null && roles.includes('sales_rep') ? (['sales_rep'] as const) : []),
    ...(found.businessId === null && roles.includes('business') ? (['business'] as const) : []),
  ];
  if (missing.length === 0) return found;
  return transaction(async (tx) => {
    const [user] = await tx.db.select({ metadata: users.userMetadata }).from(users).where(eq(users.id, userId));
    for (const userType of missing)
      await createProfileForSignUp(tx, { userId, userType, metadata: { ...user?.metadata } });
    return findActorProfiles(tx.db, userId);
  });
}
