import { desc, eq } from 'drizzle-orm';
import type { CourseDraft, CourseDraftPage, CoursePreview, OpenCourseFile } from '#contract/courses/course-drafts.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { courses, courseVersions } from '../../tables.ts';
import { inOrder, presentDraft, presentFile, presentPreview } from '../present.ts';
import { type CourseDraftRow, courseDraftFiles, courseDrafts } from '../tables.ts';
import { checkDraft, findFiles } from './check-draft.ts';

const shown = { draft: courseDrafts, changedBy: adminUsers.email };

const selectDrafts = (db: Db) =>
  db
    .select({ ...shown, number: courseVersions.number, publishedAt: courses.publishedAt })
    .from(courseDrafts)
    .innerJoin(adminUsers, eq(adminUsers.id, courseDrafts.changedBy))
    .leftJoin(courses, eq(courses.id, courseDrafts.courseId))
    .leftJoin(courseVersions, eq(courseVersions.id, courses.versionId));

export async function listDrafts(db: Db, _actor: AdminActor): Promise<CourseDraft[]> {
  const rows = await selectDrafts(db).orderBy(desc(courseDrafts.changedAt), desc(courseDrafts.courseId));
  return rows.map(presentDraft);
}

export async function describeDraft(db: Db, _actor: AdminActor, courseId: string): Promise<CourseDraftPage> {
  const [found] = await selectDrafts(db).where(eq(courseDrafts.courseId, courseId));
  if (!found) throw new Refusal('course_draft.not_found');
  const rows = await db
    .select({ file: courseDraftFiles, changedBy: adminUsers.email })
    .from(courseDraftFiles)
    .innerJoin(adminUsers, eq(adminUsers.id, courseDraftFiles.changedBy))
    .where(eq(courseDraftFiles.courseId, courseId));
  const { findings } = await checkDraft(
    db,
    found.draft,
    rows.map(({ file }) => file),
  );
  const files = rows.map(({ file, changedBy }) => presentFile({ ...file, changedBy }));
  return { ...presentDraft(found), files: inOrder(files), findings };
}

interface OneFile {
  readonly courseId: string;
  readonly courseFileId: string;
}

/** A file with its draft, after a change. */
export async function describeFile(db: Db, actor: AdminActor, { courseId, courseFileId }: OneFile) {
  const draft = await describeDraft(db, actor, courseId);
  const file = draft.files.find(({ id }) => id === courseFileId);
  if (!file) throw new Refusal('course_draft.file_not_found');
  return { file, draft };
}

export async function openFile(
  db: Db,
  actor: AdminActor,
  { courseId, courseFileId }: OneFile,
): Promise<OpenCourseFile> {
  await findDraft(db, actor, courseId);
  const rows = await db
    .select({ file: courseDraftFiles, changedBy: adminUsers.email })
    .from(courseDraftFiles)
    .innerJoin(adminUsers, eq(adminUsers.id, courseDraftFiles.changedBy))
    .where(eq(courseDraftFiles.id, courseFileId));
  const found = rows.find(({ file }) => file.courseId === courseId);
  if (!found) throw new Refusal('course_draft.file_not_found');
  return { ...presentFile({ ...found.file, changedBy: found.changedBy }), content: found.file.content };
}

export async function previewDraft(db: Db, actor: AdminActor, courseId: string): Promise<CoursePreview> {
  const draft = await findDraft(db, actor, courseId);
  const { parts } = await checkDraft(db, draft, await findFiles(db, courseId));
  return presentPreview(parts);
}

async function findDraft(db: Db, _actor: AdminActor, courseId: string): Promise<CourseDraftRow> {
  const [draft] = await db.select().from(courseDrafts).where(eq(courseDrafts.courseId, courseId));
  if (!draft) throw new Refusal('course_draft.not_found');
  return draft;
}
