import type { CourseCard, CoursePage } from '#contract/courses/courses.ts';
import type { AskedCourses, CourseOfRep } from '#contract/jobs/asked-courses.ts';
import { meetsCourses } from '#domain/courses/missing-courses.ts';
import { wayBackFrom } from './certificates/queries/ways-back.ts';
import type { CertificateRow } from './certificates/tables.ts';
import type { CoursePurchaseRow, CourseRow, CourseVersionRow, courseRatings } from './tables.ts';

type Own = NonNullable<CourseCard['own']>;

type OfCertificate = Pick<CertificateRow, 'number' | 'withdrawnAt' | 'retakeAt'>;

/** An owner's progress for a list, with their valid certificate, or else their last one. */
export function presentOwn(
  purchase: CoursePurchaseRow,
  certificate: OfCertificate | null | undefined,
  givenBy: string | null,
): Own {
  const { source, boughtAt, begunAt, progress, placeLesson, placeBlock, completedAt } = purchase;
  return {
    ...{ source, givenBy, progress, certificateNumber: certificate?.number ?? null },
    wayBack: certificate ? wayBackFrom(certificate) : null,
    boughtAt: boughtAt.toISOString(),
    begunAt: begunAt?.toISOString() ?? null,
    resume: placeLesson === null || placeBlock === null ? null : { lesson: placeLesson, block: placeBlock },
    completedAt: completedAt?.toISOString() ?? null,
  };
}

export type ShownVersion = Omit<CourseVersionRow, 'description' | 'sources' | 'sourceSha256'>;

/** A course in one of its versions. */
export function presentCard(course: CourseRow, version: ShownVersion, { free }: { readonly free: boolean }) {
  const { id, slug, industry, finishedCount } = course;
  const { title, level, xpReward, summary, outcomes, lessonCount, minutes, author } = version;
  return {
    ...{ id, slug, level, industry, xpReward, finishedCount, title, summary, outcomes, lessonCount, minutes, author },
    ratings: presentRatings(course),
    priceCents: free ? 0 : Number(course.priceCents),
    withdrawn: course.publishedAt === null,
  };
}

/** With one decimal. */
export const presentRatings = ({ ratingCount: count, ratingSum }: Pick<CourseRow, 'ratingCount' | 'ratingSum'>) => ({
  count,
  average: count === 0 ? null : Math.round((10 * ratingSum) / count) / 10,
});

/** Without a name. */
export function presentReview({
  stars,
  words,
  ratedAt,
}: typeof courseRatings.$inferSelect): CoursePage['reviews'][number] {
  return { stars, words, ratedAt: ratedAt.toISOString() };
}

/** The courses that a job asks for, with the progress of a rep. */
export function presentCourses<One extends CourseOfRep>(asked: AskedCourses | null, courses: readonly One[] | null) {
  return asked && courses && { which: asked.which, courses: [...courses], met: meetsCourses(asked.which, courses) };
}
