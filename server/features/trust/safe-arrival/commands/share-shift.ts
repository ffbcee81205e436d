import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { nextShift } from '#domain/engagements/next-shift.ts';
import { now } from '#server/platform/clock.ts';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { lockOwnEngagement } from '../../../engagements/commands/move-milestone.ts';
import { shiftLinks } from '../tables.ts';

/** As long as a check-out is possible: a shift can run late, and the rep still has to get home. */
const lingerMs = engagementTimes.checkOutLateHours * 3_600_000;

/** Creates the link to the next shift of the rep's gig. Only its hash is stored, so that it can be shown once. */
export async function shareShift(tx: Tx, { repId }: RepActor, engagementId: string) {
  const { engagement, milestones } = await lockOwnEngagement(tx, { repId }, engagementId);
  const shift = nextShift({ schedule: engagement.schedule, milestones }, now());
  if (!shift) throw new Refusal('arrival.no_shift');
  // Random enough that a plain hash can't be reversed.
  const token = randomBytes(32).toString('base64url');
  const link = { tokenHash: sha256(token), day: shift.day, endsAt: new Date(shift.end.getTime() + lingerMs) };
  await tx.db
    .insert(shiftLinks)
    .values({ engagementId, ...link })
    .onConflictDoUpdate({ target: shiftLinks.engagementId, set: link });
  return { token, day: link.day, endsAt: link.endsAt.toISOString() };
}

/** Ends the link. Idempotent. */
export async function stopSharing(tx: Tx, { repId }: RepActor, engagementId: string): Promise<void> {
  await lockOwnEngagement(tx, { repId }, engagementId);
  await tx.db.delete(shiftLinks).where(eq(shiftLinks.engagementId, engagementId));
}
