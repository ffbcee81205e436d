import { isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { badgeKeys } from '../tables.ts';

/**
 * Deletes the private halves of badge keys: the signing key is lost with its SECRET_KEY, and the next badge gets a new one.
 * Earlier badges can still be verified.
 */
export async function retireBadgeKeys({ db }: Tx): Promise<void> {
  await db.update(badgeKeys).set({ sealedPrivateJwk: null, retiredAt: now() }).where(isNull(badgeKeys.retiredAt));
}
