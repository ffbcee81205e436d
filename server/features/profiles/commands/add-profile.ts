import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { giveRole } from '../../accounts/commands/give-role.ts';
import { startName } from '../names/commands/ask-for-name.ts';
import { businessProfiles, repProfiles } from '../tables.ts';
import { profileAdded } from './profile-events.ts';

interface Owner {
  readonly userId: string;
}

/** Adds a rep profile and the role to a user. An existing profile stays as it is. */
export async function addRepProfile(tx: Tx, { userId }: Owner, { fullName }: { fullName: string }): Promise<void> {
  const name = startName({ userId, part: 'full_name', wanted: fullName });
  const added = await tx.db
    .insert(repProfiles)
    .values({ id: uuidv7(), userId, fullName: name.shown })
    .onConflictDoNothing({ target: repProfiles.userId })
    .returning({ id: repProfiles.id });
  if (added.length > 0) {
    await name.askForRest(tx);
    await tx.emit(profileAdded, { userId, side: 'rep' });
  }
  await giveRole(tx, userId, 'sales_rep');
}

/** Adds a business profile and the role to a user. An existing profile stays as it is. */
export async function addBusinessProfile(
  tx: Tx,
  { userId }: Owner,
  { companyName }: { companyName: string },
): Promise<void> {
  const name = startName({ userId, part: 'company_name', wanted: companyName });
  const added = await tx.db
    .insert(businessProfiles)
    .values({ id: uuidv7(), userId, companyName: name.shown })
    .onConflictDoNothing({ target: businessProfiles.userId })
    .returning({ id: businessProfiles.id });
  if (added.length > 0) {
    await name.askForRest(tx);
    await tx.emit(profileAdded, { userId, side: 'business' });
  }
  await giveRole(tx, userId, 'business');
}
