import { and, eq, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { courseCents } from '#contract/pricing.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import { type CourseRow, courseLessons, courseQuestions, courses, courseVersions } from '../../tables.ts';
import type { ReadCourse } from '../services/read-course.ts';

interface Published {
  readonly course: ReadCourse;
  /** Of its files. */
  readonly sha256: Buffer;
  readonly origin: CourseRow['origin'];
}

/**
 * Publishes a course's files as the version that is shown and begun. Learners who have begun it keep theirs. Content that
 * was published before reuses its version. A course that an admin took out of the catalogue stays out.
 * @returns the problem: another course has the address
 */
export async function publishCourse(tx: Tx, { course, sha256, origin }: Published): Promise<string | null> {
  // Two processes that start concurrently.
  await waitForTurn(tx, 'courses: publish');
  const { id, slug, title, level, industry, xpReward } = course;
  const others = or(
    and(eq(courses.slug, slug), ne(courses.id, id)),
    and(eq(courses.id, id), ne(courses.origin, origin)),
  );
  if ((await tx.db.$count(courses, others)) > 0) return `${slug}: another course has this id or address`;

  const ofCourse = eq(courseVersions.courseId, id);
  const versions = await tx.db
    .select({ id: courseVersions.id, sha256: courseVersions.sourceSha256 })
    .from(courseVersions)
    .where(ofCourse);
  const known = versions.find((version) => version.sha256.equals(sha256));
  const versionId = known?.id ?? uuidv7();
  const at = now();
  const shown = { slug, versionId, title, level, industry, xpReward };
  await tx.db
    .insert(courses)
    .values({ id, origin, priceCents: BigInt(courseCents), createdAt: at, publishedAt: at, ...shown })
    .onConflictDoUpdate({ target: courses.id, set: shown });
  if (known) return null;

  const { summary, description, outcomes, author, sources, minutes, lessons, questions } = course;
  await tx.db.insert(courseVersions).values({
    ...{ id: versionId, courseId: id, number: versions.length + 1, sourceSha256: sha256, createdAt: at },
    ...{ title, level, xpReward, summary, description, outcomes: [...outcomes], author, sources, minutes },
    lessonCount: lessons.length,
  });
  await tx.db.insert(courseLessons).values(lessons.map((lesson) => ({ versionId, ...lesson })));
  await tx.db
    .insert(courseQuestions)
    .values(questions.map((question, position) => ({ versionId, position, ...question })));
  return null;
}
