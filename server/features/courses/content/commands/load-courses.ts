import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { courses, courseVersions } from '../../tables.ts';
import { digestOf } from '../services/digest-files.ts';
import { linesOf } from '../services/finding-lines.ts';
import { readCourse } from '../services/read-course.ts';
import { findCourses } from '../services/read-folder.ts';
import { publishCourse } from './publish-course.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

interface Loaded {
  readonly courses: number;
  readonly published: number;
  /** Of courses with findings, which keep their published version. */
  readonly problems: readonly string[];
}

/** Publishes the bundled courses that have changed. */
export async function loadCourses({ db, transaction }: Services, folder: string): Promise<Loaded> {
  const found = await findCourses(folder);
  const current = await db
    .select({ slug: courses.slug, sha256: courseVersions.sourceSha256 })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, courses.versionId))
    .where(eq(courses.origin, 'repository'));
  const problems: string[] = [];
  let published = 0;
  for (const { slug, files } of found) {
    const digest = digestOf(files);
    // Parsing takes a tenth of a second, and most starts find nothing new.
    if (current.some((one) => one.slug === slug && one.sha256.equals(digest))) continue;
    const { course, findings } = readCourse(slug, files);
    problems.push(...linesOf(slug, findings));
    if (!course) continue;
    const problem = await transaction((tx) => publishCourse(tx, { course, sha256: digest, origin: 'repository' }));
    if (problem) problems.push(problem);
    else published++;
  }
  return { courses: found.length, published, problems };
}
