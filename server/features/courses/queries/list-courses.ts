import { and, asc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CourseCard } from '#contract/courses/courses.ts';
import { courseLevels } from '#contract/courses/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RepActor } from '../../accounts/access.ts';
import { isFree } from '../../payments/queries/describe-trial.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { currentFirst } from '../certificates/queries/ways-back.ts';
import { certificates } from '../certificates/tables.ts';
import { presentCard, presentOwn } from '../present.ts';
import { coursePurchases, courses, courseVersions } from '../tables.ts';

const {
  description: _description,
  sources: _sources,
  sourceSha256: _source,
  ...version
} = getTableColumns(courseVersions);

const coursesOf = prepared('courses_of_rep', (db, name) => {
  const certificate = db
    .select({
      number: certificates.number,
      withdrawnAt: certificates.withdrawnAt,
      retakeAt: certificates.retakeAt,
    })
    .from(certificates)
    .where(and(eq(certificates.userId, coursePurchases.userId), eq(certificates.courseId, coursePurchases.courseId)))
    .orderBy(currentFirst)
    .limit(1)
    .as('certificate');
  return db
    .select({
      ...{ course: courses, version, purchase: coursePurchases, number: certificate.number },
      ...{ withdrawnAt: certificate.withdrawnAt, retakeAt: certificate.retakeAt },
      givenBy: businessProfiles.companyName,
    })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, courses.versionId))
    .leftJoin(
      coursePurchases,
      and(
        eq(coursePurchases.courseId, courses.id),
        eq(coursePurchases.userId, sql.placeholder('userId')),
        isNull(coursePurchases.returnedAt),
      ),
    )
    .leftJoin(businessProfiles, eq(businessProfiles.userId, coursePurchases.givenBy))
    .leftJoinLateral(certificate, sql`true`)
    .where(or(isNotNull(courses.publishedAt), isNotNull(coursePurchases.id)))
    .orderBy(asc(courses.title), asc(courses.id))
    .prepare(name);
});

/** Every course that is offered or that the rep has, by level. */
export async function listCourses(db: Db, { userId }: RepActor): Promise<CourseCard[]> {
  const free = await isFree(db, 'rep');
  const rows = await coursesOf(db).execute({ userId });
  const cards = rows.map(({ course, version, purchase, number, givenBy, ...withdrawn }) => ({
    ...presentCard(course, version, { free }),
    own: purchase && presentOwn(purchase, number === null ? null : { number, ...withdrawn }, givenBy),
  }));
  return cards.toSorted((one, other) => courseLevels.indexOf(one.level) - courseLevels.indexOf(other.level));
}
