import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PointEntry, PointsSummary } from '#contract/courses/points.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { levelOf, streakOf } from '#domain/courses/points.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { courses } from '../../tables.ts';
import { points } from '../tables.ts';
import { findLearningDays } from './find-learning-days.ts';

type Own = Pick<RepActor, 'userId'>;

const totalOf = prepared('points_total', (db, name) =>
  db
    .select({ total: sql<number>`coalesce(sum(${points.points}), 0)::int` })
    .from(points)
    .where(eq(points.userId, sql.placeholder('userId')))
    .prepare(name),
);

/** A rep's points, and the level that follows. */
export async function describePoints(db: Db, { userId }: Own): Promise<PointsSummary> {
  const [[sum], days] = await Promise.all([totalOf(db).execute({ userId }), findLearningDays(db, userId)]);
  const total = sum?.total ?? 0;
  return { total, ...levelOf(total), streak: streakOf(days, dayInSouthAfrica(now())) };
}

const pages = preparedPages('points_of_rep', [points.earnedAt, points.id], (db, after) =>
  db
    .select({ ...getTableColumns(points), courseTitle: courses.title })
    .from(points)
    .leftJoin(courses, eq(courses.id, points.courseId))
    .where(and(eq(points.userId, sql.placeholder('userId')), after)),
);

type Entry = Awaited<ReturnType<typeof pages>>[number];

const presentEntry = ({ kind, points: given, earnedAt, courseTitle, lesson }: Entry): PointEntry => ({
  ...{ kind, points: given, courseTitle, lesson },
  earnedAt: earnedAt.toISOString(),
});

/** What a rep earned points for, newest first. */
export async function listPoints(
  db: Db,
  { userId }: Own,
  cursor: string | undefined,
): Promise<Page<PointEntry & { readonly id: string }>> {
  const rows = await pages(db, cursor, { userId });
  return pageOfRows(
    rows,
    pageSize,
    ({ earnedAt, id }) => ({ at: earnedAt, id }),
    (row) => ({ id: row.id, ...presentEntry(row) }),
  );
}
