import { asc, eq, sql } from 'drizzle-orm';
import type { AdminCourse } from '#contract/courses/admin-courses.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentRatings } from '../../present.ts';
import { courses, courseVersions } from '../../tables.ts';
import { enrolmentKinds, keptCounts, peopleIf } from './kept-counts.ts';

const ownersOf = (db: Db, courseId: string | undefined) => {
  const of = (kind: (typeof enrolmentKinds)[number]) => peopleIf(sql`kind = ${kind}`);
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
    .from(keptCounts({ kinds: enrolmentKinds, courseId }))
    .groupBy(sql`course_id`)
    .as('owners');
};

/** By the state of the payments, which outlive the accounts. */
const moneyOf = (db: Db, courseId: string | undefined) => {
  const wanted = courseId === undefined ? sql`true` : sql`course_id = ${courseId}`;
  return db
    .select({
      courseId: sql<string>`course_id`.as('paid_course_id'),
      paid: sql<string>`sum(paid_cents)::text`.as('paid'),
      back: sql<string>`sum(returned_cents)::text`.as('back'),
    })
    .from(
      sql`(select course_id, paid_cents, returned_cents from course_money where ${wanted}
        union all select course_id, paid_cents, returned_cents from course_money_changes where ${wanted}) sums`,
    )
    .groupBy(sql`course_id`)
    .as('money');
};

/** All courses with their income, or the given one. */
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
