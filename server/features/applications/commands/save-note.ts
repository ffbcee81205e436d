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

interface Note {
  readonly applicationId: string;
  readonly text: string | null;
  /** When the note was saved that the caller read; null: there was none. */
  readonly updatedAt: string | null;
}

/** Stores the business's only note about a rep, or deletes it if the text is null. A note that was saved since is never overwritten; one that is the same, as after an answer that was lost, is saved. */
export async function saveNote(tx: Tx, actor: BusinessActor, { applicationId, text, updatedAt }: Note): Promise<void> {
  const { businessId } = actor;
  const repId = await holdReceived(tx, actor, applicationId);
  const own = and(eq(repNotes.businessId, businessId), eq(repNotes.repId, repId));
  const [stored] = await tx.db
    .select({ at: repNotes.updatedAt, text: repNotes.text })
    .from(repNotes)
    .where(own)
    .for('update');
  if ((stored?.text ?? null) === text) return;
  if ((stored?.at.toISOString() ?? null) !== updatedAt) throw new Refusal('rep_note.changed');
  if (text === null) {
    await tx.db.delete(repNotes).where(own);
    return;
  }
  if (stored) {
    // Each version has a time of its own, also within one millisecond.
    const at = new Date(Math.max(now().getTime(), stored.at.getTime() + 1));
    await tx.db.update(repNotes).set({ text, updatedAt: at }).where(own);
    return;
  }
  const added = await tx.db
    .insert(repNotes)
    .values({ businessId, repId, text, updatedAt: now() })
    .onConflictDoNothing()
    .returning({ repId: repNotes.repId });
  if (added.length === 0) throw new Refusal('rep_note.changed');
}
