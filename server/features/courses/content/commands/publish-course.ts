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
  /** Of what it was read from. */
  readonly sha256: Buffer;
  readonly origin: CourseRow['origin'];
}

/**
 * Makes what a course says now the version that is shown and begun. Whoever has begun it goes on with theirs. What it said once before is
 * not kept a second time. One that an administrator took back stays taken back.
 * @returns what is wrong: somebody else's address
 */
export async function publishCourse(tx: Tx, { course, sha256, origin }: Published): Promise<string | null> {
  // Two processes that start at once.
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
