import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CourseLevel } from '#contract/courses/options.ts';
import { mostDrafts } from '#contract/courses/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { lessonPath, picturePath } from '../../content/services/course-format.ts';
import { coursePattern } from '../../content/services/course-pattern.ts';
import { renameCourse } from '../../content/services/edit-course.ts';
import type { CourseFiles } from '../../content/services/read-course.ts';
import { coursesFolder, readFiles } from '../../content/services/read-folder.ts';
import { courses } from '../../tables.ts';
import { findFiles, isAddressTaken } from '../queries/check-draft.ts';
import { courseDraftFiles, courseDrafts } from '../tables.ts';

interface NewDraft {
  readonly title: string;
  readonly slug: string;
  readonly level: CourseLevel;
  readonly copyOf: string | null;
}

/** @returns its id */
export async function makeDraft(tx: Tx, actor: AdminActor, input: NewDraft): Promise<string> {
  const { title, slug, level, copyOf } = input;
  const courseId = uuidv7();
  if ((await tx.db.$count(courseDrafts)) >= mostDrafts) throw new Refusal('course_draft.too_many');
  if (await isAddressTaken(tx.db, { slug, courseId })) throw new Refusal('course_draft.address_taken');
  const files = copyOf
    ? copyFiles(await findSource(tx.db, copyOf), { id: courseId, title, level })
    : coursePattern({ id: courseId, title, level });
  const by = { changedAt: now(), changedBy: actor.adminId };
  const made = await tx.db
    .insert(courseDrafts)
    .values({ courseId, slug, title, createdAt: by.changedAt, ...by })
    .onConflictDoNothing({ target: courseDrafts.slug })
    .returning();
  if (made.length === 0) throw new Refusal('course_draft.address_taken');
  await tx.db
    .insert(courseDraftFiles)
    .values(Object.entries(files).map(([path, content]) => ({ id: uuidv7(), courseId, path, content, ...by })));
  await recordAct(tx, actor, 'course_draft.make', { type: 'course', id: courseId }, title);
  return courseId;
}

/** A copy of a course's files, with its own id, title and level. */
function copyFiles(files: CourseFiles, values: Readonly<Record<'id' | 'title' | 'level', string>>): CourseFiles {
  const known = Object.entries(files).filter(
    ([path]) => path === 'course.md' || path === 'final-test.yaml' || lessonPath.test(path) || picturePath.test(path),
  );
  return Object.fromEntries(
    known.map(([path, text]) => [path, path === 'course.md' ? renameCourse(text, values) : text]),
  );
}

/** Of a draft, or of a bundled course. */
async function findSource(db: Db, id: string): Promise<CourseFiles> {
  const rows = await findFiles(db, id);
  if (rows.length > 0) return Object.fromEntries(rows.map(({ path, content }) => [path, content]));
  const [course] = await db.select().from(courses).where(eq(courses.id, id));
  if (course?.origin !== 'repository') throw new Refusal('course.not_found');
  const files = await readFiles(join(coursesFolder, course.slug)).catch(() => ({}));
  if (Object.keys(files).length === 0) throw new Refusal('course.not_found');
  return files;
}
