import { eq, sql } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdBusiness, holdRep } from '../../commands/hold-profile.ts';
import { businessProfiles, repProfiles } from '../../tables.ts';
import { findWaiting } from '../queries/find-name-reviews.ts';

interface Checked {
  readonly userId: string;
  readonly userType: LegalUserType;
  /** The version of the profile that the reviewer compared with the documents. */
  readonly profileVersion: number;
}

/**
 * Records that our team has checked the names of a profile: from now on it reviews every change of name first. Refused when the
 * profile was saved since.
 */
export async function approveNames(tx: Tx, { userId, userType, profileVersion }: Checked): Promise<void> {
  const isRep = userType === 'rep';
  const profiles = isRep ? repProfiles : businessProfiles;
  await (isRep ? holdRep : holdBusiness)(tx, { userId });
  const [profile] = await tx.db.select({ version: profiles.version }).from(profiles).where(eq(profiles.userId, userId));
  if (profile?.version !== profileVersion) throw new Refusal('vetting.changed');
  const waiting = await findWaiting(tx.db, userId);
  if (waiting.some(({ part }) => (part === 'full_name') === isRep)) throw new Refusal('vetting.name_waiting');
  await tx.db.update(profiles).set({ nameApprovedAt: sql`clock_timestamp()` }).where(eq(profiles.userId, userId));
}
