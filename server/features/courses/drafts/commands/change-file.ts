import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { lessonPath, picturePath } from '../../content/services/course-format.ts';
import { courseDraftFiles } from '../tables.ts';
import { findLessons, numberLessons } from './arrange-lessons.ts';
import { findHeldFile, holdDraft, markChanged } from './hold-draft.ts';

interface OneFile {
  readonly courseId: string;
  readonly courseFileId: string;
}

/** A lesson keeps its number. */
export async function renameFile(
  tx: Tx,
  actor: AdminActor,
  { courseId, courseFileId, name }: OneFile & { readonly name: string },
): Promise<void> {
  const draft = await holdDraft(tx, courseId);
  const file = await findHeldFile(tx, courseId, courseFileId);
  const number = lessonPath.exec(file.path)?.[1];
  if (!number && !picturePath.test(file.path)) throw new Refusal('course_draft.file_needed');
  const path = number ? `lessons/${number}-${name}.md` : `pictures/${name}.svg`;
  if (path === file.path) return;
  const { id, courseId: ofCourse, path: at } = courseDraftFiles;
  if ((await tx.db.$count(courseDraftFiles, and(eq(ofCourse, courseId), eq(at, path)))) > 0)
    throw new Refusal('course_draft.name_taken');
  await tx.db.update(courseDraftFiles).set({ path }).where(eq(id, courseFileId));
  await markChanged(tx, actor, draft);
  const did = `Renamed ${file.path} to ${path}`;
  await recordAct(tx, actor, 'course_draft.arrange', { type: 'course', id: courseId }, did);
}

export async function removeFile(tx: Tx, actor: AdminActor, { courseId, courseFileId }: OneFile): Promise<void> {
  const draft = await holdDraft(tx, courseId);
  const { path } = await findHeldFile(tx, courseId, courseFileId);
  const isLesson = lessonPath.test(path);
  if (!isLesson && !picturePath.test(path)) throw new Refusal('course_draft.file_needed');
  const before = await findLessons(tx, courseId);
  await tx.db.delete(courseDraftFiles).where(eq(courseDraftFiles.id, courseFileId));
  const after = before.filter(({ id }) => id !== courseFileId);
  if (isLesson) await numberLessons(tx, actor, courseId, { before, after });
  await markChanged(tx, actor, draft);
  await recordAct(tx, actor, 'course_draft.arrange', { type: 'course', id: courseId }, `Removed ${path}`);
}
