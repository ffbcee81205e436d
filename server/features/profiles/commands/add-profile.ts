import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { giveRole } from '../../accounts/commands/give-role.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

interface Owner {
  readonly userId: string;
}

/** Lets somebody be a sales rep too. Who is one already keeps their profile as it is. */
export async function addRepProfile(tx: Tx, { userId }: Owner, { fullName }: { fullName: string }): Promise<void> {
  await tx.db
    .insert(repProfiles)
    .values({ id: uuidv7(), userId, fullName })
    .onConflictDoNothing({ target: repProfiles.userId });
  await giveRole(tx, userId, 'sales_rep');
}

/** Lets somebody be a business too. Who is one already keeps their profile as it is. */
export async function addBusinessProfile(
  tx: Tx,
  { userId }: Owner,
  { companyName }: { companyName: string },
): Promise<void> {
  await tx.db
    .insert(businessProfiles)
    .values({ id: uuidv7(), userId, companyName })
    .onConflictDoNothing({ target: businessProfiles.userId });
  await giveRole(tx, userId, 'business');
}
