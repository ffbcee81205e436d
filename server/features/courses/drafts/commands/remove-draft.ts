import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { courseDrafts } from '../tables.ts';
import { holdDraft } from './hold-draft.ts';

/** Deletes a draft that was never published. A published course can only be changed in its draft, which stays. */
export async function removeDraft(tx: Tx, actor: AdminActor, courseId: string): Promise<void> {
  const { title, publishedVersion } = await holdDraft(tx, courseId);
  if (publishedVersion !== null) throw new Refusal('course_draft.is_published');
  await tx.db.delete(courseDrafts).where(eq(courseDrafts.courseId, courseId));
  await recordAct(tx, actor, 'course_draft.delete', { type: 'course', id: courseId }, title);
}
