import { asc, eq, isNotNull } from 'drizzle-orm';
import type { CourseCard } from '#contract/courses/courses.ts';
import { courseLevels } from '#contract/courses/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { isFreeNow } from '../../payments/queries/describe-trial.ts';
import { presentCard } from '../present.ts';
import { courses, courseVersions } from '../tables.ts';

type Offered = Omit<CourseCard, 'own'>;

/** Every course that is offered, by level and title, and whether reps pay nothing for them. */
export async function listOffered(db: Db): Promise<{ items: Offered[]; free: boolean }> {
  const free = await isFreeNow(db, 'rep');
  const rows = await db
    .select({ course: courses, version: courseVersions })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, courses.versionId))
    .where(isNotNull(courses.publishedAt))
    .orderBy(asc(courses.title), asc(courses.id));
  const cards = rows.map(({ course, version }) => presentCard(course, version, { free }));
  return {
    items: cards.toSorted((one, other) => courseLevels.indexOf(one.level) - courseLevels.indexOf(other.level)),
    free,
  };
}
