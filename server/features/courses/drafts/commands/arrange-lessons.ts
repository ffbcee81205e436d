import { eq, sql } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lessonPath } from '../../content/services/course-format.ts';
import { renumberQuestions } from '../../content/services/edit-course.ts';
import { courseDraftFiles, type DraftFileRow } from '../tables.ts';

type Placed = Pick<DraftFileRow, 'id' | 'path'>;

/** The lessons of a locked draft, in order. */
export async function findLessons(tx: Tx, courseId: string): Promise<Placed[]> {
  const { id, path } = courseDraftFiles;
  const files = await tx.db.select({ id, path }).from(courseDraftFiles).where(eq(courseDraftFiles.courseId, courseId));
  return files.filter((file) => lessonPath.test(file.path)).sort((one, other) => (one.path < other.path ? -1 : 1));
}

export const numberedPath = (number: number, name: string) => `lessons/${String(number).padStart(2, '0')}-${name}.md`;

/**
 * Renumbers lessons by their position, and the questions of the final test with them. Questions of a removed lesson get
 * lesson 0, which the check reports.
 */
export async function numberLessons(
  tx: Tx,
  actor: AdminActor,
  courseId: string,
  { before, after }: { readonly before: readonly Placed[]; readonly after: readonly Placed[] },
): Promise<void> {
  const placeOf = (id: string) => after.findIndex((lesson) => lesson.id === id) + 1;
  await renumberTest(tx, actor, courseId, new Map(before.map(({ id }, index) => [index + 1, placeOf(id)])));
  const moved = after.flatMap(({ id, path }, index) => {
    const to = numberedPath(index + 1, lessonPath.exec(path)?.[2] ?? 'lesson');
    return to === path ? [] : [sql`(${id}::uuid, ${to})`];
  });
  if (moved.length === 0) return;
  await tx.db.execute(
    sql`update ${courseDraftFiles} file set path = moved.path
      from (values ${sql.join(moved, sql`, `)}) moved (id, path) where file.id = moved.id`,
  );
}

async function renumberTest(tx: Tx, { adminId }: AdminActor, courseId: string, numbers: ReadonlyMap<number, number>) {
  if ([...numbers].every(([former, number]) => former === number)) return;
  const files = await tx.db.select().from(courseDraftFiles).where(eq(courseDraftFiles.courseId, courseId));
  const test = files.find(({ path }) => path === 'final-test.yaml');
  if (!test) return;
  const content = renumberQuestions(test.content, numbers);
  if (content === null) throw new Refusal('course_draft.test_unreadable');
  if (content === test.content) return;
  await tx.db
    .update(courseDraftFiles)
    .set({ content, version: test.version + 1, changedAt: now(), changedBy: adminId })
    .where(eq(courseDraftFiles.id, test.id));
}
