import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { certificates, endedBadges } from '../tables.ts';

/**
 * The account is gone, and with it what could tell a certificate from one that was made up. The badges in the world end, by their ids alone:
 * otherwise one that was withdrawn would become good again.
 */
export async function forgetCertificates(tx: Tx, userId: string): Promise<void> {
  const gone = await tx.db
    .delete(certificates)
    .where(eq(certificates.userId, userId))
    .returning({ id: certificates.badgeId });
  if (gone.length === 0) return;
  const ended = gone.map(({ id }) => ({ id, because: 'deleted' as const, endedAt: now() }));
  await tx.db.insert(endedBadges).values(ended).onConflictDoNothing();
}
