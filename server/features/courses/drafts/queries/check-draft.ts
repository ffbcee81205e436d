import { and, eq, ne } from 'drizzle-orm';
import type { CourseFinding } from '#contract/courses/course-findings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readCourse } from '../../content/services/read-course.ts';
import { courses } from '../../tables.ts';
import { type CourseDraftRow, courseDraftFiles, type DraftFileRow } from '../tables.ts';

const filesOf = (files: readonly Pick<DraftFileRow, 'path' | 'content'>[]) =>
  Object.fromEntries(files.map(({ path, content }) => [path, content]));

export const findFiles = (db: Db, courseId: string): Promise<DraftFileRow[]> =>
  db.select().from(courseDraftFiles).where(eq(courseDraftFiles.courseId, courseId));

/** Bundled, or of the panel. */
export const isAddressTaken = async (db: Db, { slug, courseId }: Pick<CourseDraftRow, 'slug' | 'courseId'>) =>
  (await db.$count(courses, and(eq(courses.slug, slug), ne(courses.id, courseId)))) > 0;

/** The findings of a bundled course, and those that only a draft can have. */
export async function checkDraft(db: Db, draft: CourseDraftRow, rows: readonly DraftFileRow[]) {
  const files = filesOf(rows);
  const { course, findings, parts } = readCourse(draft.slug, files);
  const own: CourseFinding[] = [];
  if (parts.head && parts.head.id !== draft.courseId)
    own.push({
      path: 'course.md',
      line: lineOfId(files['course.md']),
      says: `id: keep ${draft.courseId}, which can’t change`,
    });
  if (await isAddressTaken(db, draft)) {
    const says = `another course now has the address ${draft.slug}. Copy this draft to another address`;
    own.push({ path: 'course.md', line: null, says });
  }
  return { files, findings: [...own, ...findings], parts, course: own.length === 0 ? course : null };
}

function lineOfId(text = ''): number | null {
  const at = text.split('\n').findIndex((line) => line.startsWith('id:'));
  return at < 0 ? null : at + 1;
}
