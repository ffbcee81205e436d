import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor, RepActor } from '../../accounts/access.ts';
import { userRoles } from '../../accounts/tables.ts';
import { businessProfiles, repProfiles } from '../tables.ts';

const sides = {
  business: { profiles: businessProfiles, role: 'business', refusal: 'role.business_required' },
  rep: { profiles: repProfiles, role: 'sales_rep', refusal: 'role.rep_required' },
} as const;

/**
 * Locks a profile until the transaction ends, so that writes under it are serialized. Refuses an account that was deleted in the
 * meantime, whose profile stays for the records of others.
 */
async function hold({ db }: Tx, userId: string, side: keyof typeof sides): Promise<void> {
  const { profiles, role, refusal } = sides[side];
  await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    // Not `for update`: that would also block rows that merely reference the profile.
    .for('no key update');
  // A separate statement: it sees deletions committed while the first one waited.
  if ((await db.$count(userRoles, and(eq(userRoles.userId, userId), eq(userRoles.role, role)))) === 0)
    throw new Refusal(refusal);
}

export const holdBusiness = (tx: Tx, { userId }: Pick<BusinessActor, 'userId'>) => hold(tx, userId, 'business');

export const holdRep = (tx: Tx, { userId }: Pick<RepActor, 'userId'>) => hold(tx, userId, 'rep');
