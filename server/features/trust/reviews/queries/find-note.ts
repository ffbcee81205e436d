import { and, eq } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { repNotesApi } from '#contract/trust/rep-notes.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { repNotes } from '../tables.ts';
import { findApplicant } from './find-reviewed.ts';

/** The business's own note about the rep of an application. */
export async function findNote(
  db: Db,
  actor: BusinessActor,
  applicationId: string,
): Promise<Answer<typeof repNotesApi.show>> {
  const repId = await findApplicant(db, actor, applicationId);
  const [note] = await db
    .select({ text: repNotes.text, updatedAt: repNotes.updatedAt })
    .from(repNotes)
    .where(and(eq(repNotes.businessId, actor.businessId), eq(repNotes.repId, repId)));
  return { note: note ? { text: note.text, updatedAt: note.updatedAt.toISOString() } : null };
}
