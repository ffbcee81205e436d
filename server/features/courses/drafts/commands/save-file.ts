import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { titleOf } from '../../content/services/edit-course.ts';
import { courseDraftFiles } from '../tables.ts';
import { findHeldFile, holdDraft, markChanged } from './hold-draft.ts';

interface Saving {
  readonly courseId: string;
  readonly courseFileId: string;
  readonly content: string;
  /** The version that was opened. */
  readonly version: number;
}

/** An editor saves every few seconds: a sitting gets one audit entry. */
const sittingMs = 30 * 60_000;

/** Saves a file, unless its content is the same: a request whose response was lost is sent again. */
export async function saveFile(tx: Tx, actor: AdminActor, saving: Saving): Promise<void> {
  const { courseId, courseFileId, content, version } = saving;
  const draft = await holdDraft(tx, courseId);
  const file = await findHeldFile(tx, courseId, courseFileId);
  if (file.content === content) return;
  if (file.version !== version) throw new Refusal('course_draft.changed_meanwhile');
  const at = now();
  await tx.db
    .update(courseDraftFiles)
    .set({ content, version: version + 1, changedAt: at, changedBy: actor.adminId })
    .where(eq(courseDraftFiles.id, courseFileId));
  await markChanged(tx, actor, draft, file.path === 'course.md' ? (titleOf(content) ?? draft.title) : draft.title);
  const isSameSitting = file.changedBy === actor.adminId && at.getTime() - file.changedAt.getTime() < sittingMs;
  if (isSameSitting && file.version > 1) return;
  await recordAct(tx, actor, 'course_draft.write', { type: 'course', id: courseId }, file.path);
}
