import { and, asc, desc, eq } from 'drizzle-orm';
import type { CourseEnrolment } from '#contract/courses/courses.ts';
import { finalTest } from '#contract/courses/options.ts';
import { isTestOpen, neededSeconds } from '#domain/courses/progress.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { currentFirst, ofCourse, wayBackFrom } from '../certificates/queries/ways-back.ts';
import { certificates } from '../certificates/tables.ts';
import { presentOwn } from '../present.ts';
import { findRefundable } from '../purchases/queries/find-refundable.ts';
import { type CoursePurchaseRow, courseAttempts, courseLessonProgress, courseLessons } from '../tables.ts';
import { currentVersion } from './find-offered.ts';

/** The lessons of the owner's version of a course, with the progress in each. */
export async function findLessonProgress(db: Db, { id, courseId, versionId }: CoursePurchaseRow) {
  const of = versionId ?? (await currentVersion(db, courseId));
  const rows = await db
    .select({ number: courseLessons.number, minutes: courseLessons.minutes, done: courseLessonProgress })
    .from(courseLessons)
    .leftJoin(
      courseLessonProgress,
      and(eq(courseLessonProgress.purchaseId, id), eq(courseLessonProgress.lesson, courseLessons.number)),
    )
    .where(eq(courseLessons.versionId, of))
    .orderBy(asc(courseLessons.number));
  return rows.map(({ number, minutes, done }) => ({
    number,
    minutes,
    readSeconds: done?.readSeconds ?? 0,
    neededSeconds: neededSeconds(minutes),
    read: done?.readAt != null,
    answered: done?.answeredAt != null,
  }));
}

/** Tries at the final test, newest first. */
async function findAttempts(db: Db, { id }: Pick<CoursePurchaseRow, 'id'>) {
  const { day, endsAt, handedInAt, rightAnswers, passed } = courseAttempts;
  return db
    .select({ id: courseAttempts.id, day, endsAt, handedInAt, rightAnswers, passed })
    .from(courseAttempts)
    .where(eq(courseAttempts.purchaseId, id))
    .orderBy(desc(courseAttempts.drawnAt))
    .limit(50);
}

async function findGiver(db: Db, { givenBy }: CoursePurchaseRow): Promise<string | null> {
  if (givenBy === null) return null;
  const [giver] = await db
    .select({ name: businessProfiles.companyName })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, givenBy));
  return giver?.name ?? null;
}

/** The owner's progress in a course. */
export async function describeEnrolment(db: Db, purchase: CoursePurchaseRow): Promise<CourseEnrolment> {
  const lessons = await findLessonProgress(db, purchase);
  const attempts = await findAttempts(db, purchase);
  const [certificate] = await db.select().from(certificates).where(ofCourse(purchase)).orderBy(currentFirst).limit(1);
  const isShut = certificate !== undefined && wayBackFrom(certificate) === 'ask the team';
  const moment = now();
  const today = dayInSouthAfrica(moment);
  const triesLeft = Math.max(0, finalTest.triesADay - attempts.filter(({ day }) => day === today).length);
  const open = attempts.find(({ handedInAt, endsAt }) => handedInAt === null && endsAt > moment);
  const last = attempts.find(({ handedInAt }) => handedInAt !== null);
  return {
    ...presentOwn(purchase, certificate, await findGiver(db, purchase)),
    lessons,
    refundableUntil: (await findRefundable(db, purchase))?.toISOString() ?? null,
    test: {
      open: purchase.completedAt === null && !isShut && isTestOpen(lessons),
      triesLeft,
      nextAt: triesLeft === 0 ? startOfDay(addDays(today, 1)).toISOString() : null,
      attempt: open ? { id: open.id, endsAt: open.endsAt.toISOString() } : null,
      last: last?.handedInAt
        ? {
            rightAnswers: last.rightAnswers ?? 0,
            passed: last.passed === true,
            handedInAt: last.handedInAt.toISOString(),
          }
        : null,
    },
  };
}
