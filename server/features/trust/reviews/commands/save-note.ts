import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { holdReceived } from '../../../applications/commands/keep-note.ts';
import { findApplicant } from '../queries/find-reviewed.ts';
import { repNotes } from '../tables.ts';

/** Stores the business's only note about a rep, or deletes it if the text is null. */
export async function saveNote(
  tx: Tx,
  actor: BusinessActor,
  { applicationId, text }: { readonly applicationId: string; readonly text: string | null },
): Promise<void> {
  const { businessId } = actor;
  await holdReceived(tx, actor, applicationId);
  const repId = await findApplicant(tx.db, actor, applicationId);
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
