import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { courseLevels } from '#contract/courses/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { courses, courseVersions } from '../tables.ts';

/** The courses that a job can ask for. */
export async function listAskable(db: Db) {
  const rows = await db
    .select({ id: courses.id, title: courses.title, level: courses.level, summary: courseVersions.summary })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, courses.versionId))
    .where(isNotNull(courses.publishedAt))
    .orderBy(asc(courses.title), asc(courses.id));
  return rows.toSorted((one, other) => courseLevels.indexOf(one.level) - courseLevels.indexOf(other.level));
}

/** Those of the given courses that are offered today. */
export async function findOfferedAmong(db: Db, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(inArray(courses.id, [...courseIds]), isNotNull(courses.publishedAt)));
  return new Set(rows.map(({ id }) => id));
}
