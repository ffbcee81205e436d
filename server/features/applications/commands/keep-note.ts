import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { holdBusiness } from '../../profiles/commands/hold-profile.ts';
import { applicationNotes, jobApplications } from '../tables.ts';

/** Locks a received application, so that neither account is deleted without what the transaction writes about it. */
export async function holdReceived(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdBusiness(tx, actor);
  const [row] = await tx.db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.businessId, actor.businessId)))
    .for('share');
  if (!row) throw new Refusal('application.not_found');
}

/** Stores the private note of the business about an applicant. */
export async function keepNote(
  tx: Tx,
  actor: BusinessActor,
  { applicationId, text }: { readonly applicationId: string; readonly text: string },
): Promise<{ text: string; updatedAt: Date }> {
  await holdReceived(tx, actor, applicationId);
  const updatedAt = new Date();
  await tx.db
    .insert(applicationNotes)
    .values({ applicationId, text, updatedAt })
    .onConflictDoUpdate({
      target: applicationNotes.applicationId,
      set: { text: sql`excluded.text`, updatedAt: sql`excluded.updated_at` },
    });
  return { text, updatedAt };
}

/** Removes the note. Idempotent. */
export async function removeNote(tx: Tx, actor: BusinessActor, applicationId: string): Promise<void> {
  await holdReceived(tx, actor, applicationId);
  await tx.db.delete(applicationNotes).where(eq(applicationNotes.applicationId, applicationId));
}
