import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { AdminCourse } from '#contract/courses/admin-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { payfastPayments, paymentCourses, paymentRefunds } from '../../../payments/tables.ts';
import { presentRatings } from '../../present.ts';
import { courses, courseVersions } from '../../tables.ts';
import { keptCounts, peopleIf, standingKinds } from './kept-counts.ts';

const ownersOf = (db: Db, courseId: string | undefined) => {
  const of = (kind: (typeof standingKinds)[number]) => peopleIf(sql`kind = ${kind}`);
  return db
    .select({
      courseId: sql<string>`course_id`.as('counted_course'),
      bought: of('bought').as('bought'),
      gift: of('gift').as('gift'),
      free: of('free').as('free'),
      returned: of('returned').as('returned'),
      begun: of('begun').as('begun'),
      finished: of('finished').as('finished'),
    })
    .from(keptCounts({ kinds: standingKinds, courseId }))
    .groupBy(sql`course_id`)
    .as('owners');
};

/** By what became of the payments, which outlive the accounts. */
const moneyOf = (db: Db, courseId: string | undefined) => {
  const came = sql`${paymentCourses.openedAt} is not null`;
  const byItself = sql`exists (
    select from ${paymentRefunds} r
    where r.merchant_payment_id = ${paymentCourses.merchantPaymentId} and r.part = 'course' and r.status in ('done', 'eft_paid')
      and r.course_id = ${paymentCourses.courseId} and r.learner_id = ${paymentCourses.learnerId})`;
  const went = sql`${came} and (${payfastPayments.paymentStatus} in ('REFUNDED', 'CHARGED_BACK') or ${byItself})`;
  const sumIf = (condition: SQL) =>
    sql<string>`coalesce(sum(${paymentCourses.amountCents}) filter (where ${condition}), 0)::text`;
  return db
    .select({
      courseId: paymentCourses.courseId,
      paid: sumIf(came).as('paid'),
      back: sumIf(went).as('back'),
    })
    .from(paymentCourses)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentCourses.merchantPaymentId))
    .where(courseId === undefined ? undefined : eq(paymentCourses.courseId, courseId))
    .groupBy(paymentCourses.courseId)
    .as('money');
};

/** All courses with what they bring in, or the one that is named. */
export async function listSales(db: Db, _actor: AdminActor, courseId?: string): Promise<AdminCourse[]> {
  const [owners, money] = [ownersOf(db, courseId), moneyOf(db, courseId)];
  const rows = await db
    .select({
      course: courses,
      version: courseVersions.number,
      ...{ bought: owners.bought, gift: owners.gift, free: owners.free, returned: owners.returned },
      ...{ begun: owners.begun, finished: owners.finished, paid: money.paid, back: money.back },
    })
    .from(courses)
    .innerJoin(courseVersions, eq(courseVersions.id, courses.versionId))
    .leftJoin(owners, eq(owners.courseId, courses.id))
    .leftJoin(money, eq(money.courseId, courses.id))
    .where(courseId === undefined ? undefined : eq(courses.id, courseId))
    .orderBy(asc(courses.title), asc(courses.id));
  return rows.map(({ course, version, ...row }) => {
    const { id, slug, title, level, industry, origin, priceCents, publishedAt } = course;
    const [begun, finished] = [row.begun ?? 0, row.finished ?? 0];
    return {
      ...{ id, slug, title, level, industry, origin, version, begun, finished },
      priceCents: Number(priceCents),
      offered: publishedAt !== null,
      owners: { bought: row.bought ?? 0, gift: row.gift ?? 0, free: row.free ?? 0 },
      returned: row.returned ?? 0,
      money: { paidCents: Number(row.paid ?? 0), returnedCents: Number(row.back ?? 0) },
      completionPercent: begun === 0 ? null : Math.floor((100 * finished) / begun),
      ratings: presentRatings(course),
    };
  });
}
