import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { holdBusiness } from '../../profiles/commands/hold-profile.ts';
import { jobApplications, repNotes } from '../tables.ts';

/**
 * Locks a received application, so that neither account is deleted without what the transaction writes about it. Returns the rep.
 */
export async function holdReceived(tx: Tx, actor: BusinessActor, applicationId: string): Promise<string> {
  await holdBusiness(tx, actor);
  const [row] = await tx.db
    .select({ repId: jobApplications.repId })
    .from(jobApplications)
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.businessId, actor.businessId)))
    .for('share');
  if (!row) throw new Refusal('application.not_found');
  return row.repId;
}

/** Stores the business's only note about a rep, or deletes it if the text is null. */
export async function saveNote(
  tx: Tx,
  actor: BusinessActor,
  { applicationId, text }: { readonly applicationId: string; readonly text: string | null },
): Promise<void> {
  const { businessId } = actor;
  const repId = await holdReceived(tx, actor, applicationId);
  if (text === null) {
    await tx.db.delete(repNotes).where(and(eq(repNotes.businessId, businessId), eq(repNotes.repId, repId)));
    return;
  }
  const written = { text, updatedAt: now() };
  await tx.db
    .insert(repNotes)
    .values({ businessId, repId, ...written })
    .onConflictDoUpdate({ target: [repNotes.businessId, repNotes.repId], set: written });
}
