import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { presentKept } from '../certificates/present/present-certificate.ts';
import { currentFirst } from '../certificates/queries/ways-back.ts';
import { certificateNames, certificates } from '../certificates/tables.ts';
import { presentOwn, presentReview } from '../present.ts';
import { courseAnswers, courseAttempts, coursePurchases, courseRatings, courses } from '../tables.ts';
import { findLessonProgress } from './find-enrolment.ts';

/** All courses that a user has or returned, and their activity in them, oldest first. */
export async function exportCourses(db: Db, userId: string) {
  const rows = await db
    .select({ purchase: coursePurchases, title: courses.title, givenBy: businessProfiles.companyName })
    .from(coursePurchases)
    .innerJoin(courses, eq(courses.id, coursePurchases.courseId))
    .leftJoin(businessProfiles, eq(businessProfiles.userId, coursePurchases.givenBy))
    .where(eq(coursePurchases.userId, userId))
    .orderBy(asc(coursePurchases.boughtAt), asc(coursePurchases.id));
  const issued = await db.select().from(certificates).where(eq(certificates.userId, userId)).orderBy(currentFirst);
  const names = await db
    .select(getTableColumns(certificateNames))
    .from(certificateNames)
    .innerJoin(certificates, eq(certificates.id, certificateNames.certificateId))
    .where(eq(certificates.userId, userId))
    .orderBy(asc(certificateNames.replacedAt));
  const exported: object[] = [];
  for (const { purchase, title, givenBy } of rows) {
    const { id, courseId, returnedAt } = purchase;
    const own = issued.filter(({ purchaseId }) => purchaseId === id);
    const answers = await db.select().from(courseAnswers).where(eq(courseAnswers.purchaseId, id));
    const attempts = await db
      .select()
      .from(courseAttempts)
      .where(eq(courseAttempts.purchaseId, id))
      .orderBy(asc(courseAttempts.drawnAt));
    const [rating] = await db.select().from(courseRatings).where(eq(courseRatings.purchaseId, id));
    exported.push({
      ...{ courseId, title, returnedAt: returnedAt?.toISOString() ?? null },
      ...presentOwn(purchase, own[0], givenBy),
      certificates: own.map((certificate) => ({
        ...presentKept(certificate),
        scorePercent: certificate.scorePercent,
        formerNames: names.filter(({ certificateId }) => certificateId === certificate.id).map(presentFormer),
      })),
      lessons: await findLessonProgress(db, purchase),
      answers: answers.map(({ questionId, firstOption, option, isRight: right, answeredAt }) => ({
        ...{ questionId, firstOption, option, right },
        answeredAt: answeredAt.toISOString(),
      })),
      attempts: attempts.map(({ drawnAt, handedInAt, rightAnswers, passed, answers: given }) => ({
        ...{ rightAnswers, passed, answers: given && [...given] },
        drawnAt: drawnAt.toISOString(),
        handedInAt: handedInAt?.toISOString() ?? null,
      })),
      rating: rating ? presentReview(rating) : null,
    });
  }
  return { courses: exported };
}

const presentFormer = ({ holderName: name, issuedAt, replacedAt }: typeof certificateNames.$inferSelect) => ({
  name,
  issuedAt: issuedAt.toISOString(),
  replacedAt: replacedAt.toISOString(),
});
