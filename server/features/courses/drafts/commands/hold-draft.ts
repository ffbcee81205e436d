import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type CourseDraftRow, courseDraftFiles, courseDrafts, type DraftFileRow } from '../tables.ts';

/** Locks a draft: every change to any part of it locks it first. */
export async function holdDraft(tx: Tx, courseId: string): Promise<CourseDraftRow> {
  const [draft] = await tx.db.select().from(courseDrafts).where(eq(courseDrafts.courseId, courseId)).for('update');
  if (!draft) throw new Refusal('course_draft.not_found');
  return draft;
}

/** Of a locked draft. */
export async function findHeldFile(tx: Tx, courseId: string, fileId: string): Promise<DraftFileRow> {
  const [file] = await tx.db
    .select()
    .from(courseDraftFiles)
    .where(and(eq(courseDraftFiles.id, fileId), eq(courseDraftFiles.courseId, courseId)));
  if (!file) throw new Refusal('course_draft.file_not_found');
  return file;
}

/** Records a change to a locked draft. */
export async function markChanged(tx: Tx, { adminId }: AdminActor, draft: CourseDraftRow, title = draft.title) {
  await tx.db
    .update(courseDrafts)
    .set({ version: draft.version + 1, title, changedAt: now(), changedBy: adminId })
    .where(eq(courseDrafts.courseId, draft.courseId));
}
