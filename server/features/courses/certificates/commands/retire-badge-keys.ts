import { isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { badgeKeys } from '../tables.ts';

/** The key that signs is lost with its SECRET_KEY: the next badge gets another. What was signed before can still be checked. */
export async function retireBadgeKeys({ db }: Tx): Promise<void> {
  await db.update(badgeKeys).set({ sealedPrivateJwk: null, retiredAt: now() }).where(isNull(badgeKeys.retiredAt));
}
