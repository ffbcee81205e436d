import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { forgetCertificates } from '../certificates/commands/forget-certificates.ts';
import { coursePurchases } from '../tables.ts';

/**
 * Deletes a user's courses, progress and certificates with their account. How many finished a course and its stars aren't
 * personal, and stay.
 */
export async function forgetCourses(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // Waits for a concurrent enrolment; no later one can happen.
  await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId)).for('update');
  // Waits for a test that is being submitted, and for the certificate it may bring.
  const own = eq(coursePurchases.userId, userId);
  await tx.db.select({ id: coursePurchases.id }).from(coursePurchases).where(own).for('update');
  await forgetCertificates(tx, userId);
  await tx.db.delete(coursePurchases).where(own);
  // Courses that they gave stay with the learners.
  await tx.db.update(coursePurchases).set({ givenBy: null }).where(eq(coursePurchases.givenBy, userId));
}
