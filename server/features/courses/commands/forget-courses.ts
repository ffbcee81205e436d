import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { forgetCertificates } from '../certificates/commands/forget-certificates.ts';
import { coursePurchases } from '../tables.ts';

/**
 * The account is gone: what it learned, and its certificates, go with the courses that it had. How many finished a course and how many stars
 * it has say nothing of anybody, and stay.
 */
export async function forgetCourses(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  // An enrolment is waited for; after that none can come.
  await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId)).for('update');
  // A test that is being handed in is waited for, with the certificate that it may bring.
  const own = eq(coursePurchases.userId, userId);
  await tx.db.select({ id: coursePurchases.id }).from(coursePurchases).where(own).for('update');
  await forgetCertificates(tx, userId);
  await tx.db.delete(coursePurchases).where(own);
  // What they gave stays with those who have it.
  await tx.db.update(coursePurchases).set({ givenBy: null }).where(eq(coursePurchases.givenBy, userId));
}
