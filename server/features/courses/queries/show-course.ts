import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { CoursePage } from '#contract/courses/courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { isFree } from '../../payments/queries/describe-trial.ts';
import { presentCard, presentReview } from '../present.ts';
import { courseLessons, courseRatings, courses, courseVersions } from '../tables.ts';
import { describeEnrolment } from './find-enrolment.ts';
import { findPurchase } from './find-purchase.ts';

const shownReviews = 10;

/** The current version of a course, or the one that the rep began. */
export async function showCourse(db: Db, actor: RepActor, courseId: string): Promise<CoursePage> {
  const purchase = await findPurchase(db, actor, courseId);
  const [found] = await db
    .select({ course: courses, version: courseVersions })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, purchase?.versionId ?? courses.versionId))
    .where(eq(courses.id, courseId));
  if (!found || (found.course.publishedAt === null && !purchase)) throw new Refusal('course.not_found');
  const { course, version } = found;
  const lessons = await db
    .select({
      number: courseLessons.number,
      title: courseLessons.title,
      minutes: courseLessons.minutes,
    })
    .from(courseLessons)
    .where(eq(courseLessons.versionId, version.id))
    .orderBy(asc(courseLessons.number));
  const reviews = await db
    .select()
    .from(courseRatings)
    .where(and(eq(courseRatings.courseId, courseId), isNotNull(courseRatings.words)))
    .orderBy(desc(courseRatings.ratedAt))
    .limit(shownReviews);
  const own =
    purchase && (await db.select().from(courseRatings).where(eq(courseRatings.purchaseId, purchase.id))).at(0);
  return {
    ...presentCard(course, version, { free: await isFree(db, 'rep') }),
    ...{ description: [...version.description], sources: [...version.sources], lessons },
    reviews: reviews.map(presentReview),
    standing: purchase ? await describeEnrolment(db, purchase) : null,
    ownRating: own ? presentReview(own) : null,
  };
}
