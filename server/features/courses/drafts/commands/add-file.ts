import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mostDraftFiles } from '#contract/courses/options.ts';
import { fileNameOf } from '#domain/courses/file-name.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { lessonPattern } from '../../content/services/course-pattern.ts';
import { type CourseDraftRow, courseDraftFiles } from '../tables.ts';
import { findLessons, numberedPath } from './arrange-lessons.ts';
import { holdDraft, markChanged } from './hold-draft.ts';

interface NewLesson {
  readonly courseId: string;
  readonly title: string;
  readonly content: string | null;
}

/** Appends a lesson. @returns its id */
export async function addLesson(tx: Tx, actor: AdminActor, { courseId, title, content }: NewLesson): Promise<string> {
  const draft = await holdDraft(tx, courseId);
  const number = (await findLessons(tx, courseId)).length + 1;
  const path = numberedPath(number, fileNameOf(title, 'lesson'));
  return addFile(tx, actor, draft, { path, content: content ?? lessonPattern(title, number) });
}

interface NewPicture {
  readonly courseId: string;
  readonly name: string;
  readonly content: string;
}

/** @returns its id */
export async function addPicture(tx: Tx, actor: AdminActor, { courseId, name, content }: NewPicture): Promise<string> {
  return addFile(tx, actor, await holdDraft(tx, courseId), { path: `pictures/${name}.svg`, content });
}

interface NewFile {
  readonly path: string;
  readonly content: string;
}

async function addFile(tx: Tx, actor: AdminActor, draft: CourseDraftRow, { path, content }: NewFile): Promise<string> {
  const { courseId } = draft;
  const files = await tx.db
    .select({ path: courseDraftFiles.path })
    .from(courseDraftFiles)
    .where(eq(courseDraftFiles.courseId, courseId));
  if (files.some((file) => file.path === path)) throw new Refusal('course_draft.name_taken');
  if (files.length >= mostDraftFiles) throw new Refusal('course_draft.too_many_files');
  const id = uuidv7();
  await tx.db
    .insert(courseDraftFiles)
    .values({ id, courseId, path, content, changedAt: now(), changedBy: actor.adminId });
  await markChanged(tx, actor, draft);
  await recordAct(tx, actor, 'course_draft.arrange', { type: 'course', id: courseId }, `Added ${path}`);
  return id;
}
