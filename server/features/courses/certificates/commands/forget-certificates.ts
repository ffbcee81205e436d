import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { certificates, endedBadges } from '../tables.ts';

/**
 * Deletes a user's certificates with their account. Without them a certificate can't be told from a forged one, so their
 * badges are revoked, by id alone: otherwise a withdrawn one would become valid again.
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
