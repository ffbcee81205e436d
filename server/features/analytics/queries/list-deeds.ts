import { sql } from 'drizzle-orm';
import type { AnalyticsDeed } from '#contract/analytics/analytics.ts';
import type { Figure } from '#contract/analytics/figures.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { addDays, startOfDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { titled } from './deed-titles.ts';
import type { Part } from './read-figures.ts';

interface Asked extends Part {
  readonly figure: Figure;
  readonly from: string;
  readonly to: string;
}

interface DeedRow {
  readonly id: string;
  readonly at: string;
  readonly title: string | null;
  readonly province: string;
  readonly industry: string;
  readonly amount: string;
  readonly subjectId: string | null;
}

const present = (subject: AnalyticsDeed['subject'], { at, amount, ...row }: DeedRow): AnalyticsDeed => ({
  ...row,
  at: new Date(at).toISOString(),
  amount: Number(amount),
  subject,
});

/** The rows that a figure counts, newest first. */
export async function listDeeds(
  db: Db,
  actor: AdminActor,
  { cursor, ...asked }: Asked & { readonly cursor?: string | undefined },
): Promise<Page<AnalyticsDeed>> {
  const rows = await selectDeeds(db, actor, asked, adminPageSize + 1, cursor);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ at, id }) => ({ at: new Date(at), id }),
    (row) => present(titled[asked.figure].subject, row),
  );
}

/** The first of them, without pages. */
export async function takeDeeds(db: Db, actor: AdminActor, asked: Asked, most: number): Promise<AnalyticsDeed[]> {
  const rows = await selectDeeds(db, actor, asked, most);
  return rows.map((row) => present(titled[asked.figure].subject, row));
}

/** The page is cut before it is given titles. */
async function selectDeeds(
  db: Db,
  _actor: AdminActor,
  { figure, from, to, province, industry }: Asked,
  most: number,
  cursor?: string,
): Promise<DeedRow[]> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { title, subjectId, joins } = titled[figure];
  const { rows } = await db.execute<{ [Column in keyof DeedRow]: DeedRow[Column] }>(sql`
    select d.id, to_json(d.at) #>> '{}' as at, d.province, d.industry, d.amount, ${title} as title, ${subjectId} as "subjectId"
    from (
      select * from analytics_deeds
      where figure = ${figure} and at >= ${startOfDay(from).toISOString()}::timestamptz
        and at < ${startOfDay(addDays(to, 1)).toISOString()}::timestamptz
        ${province === undefined ? sql`` : sql`and province = ${province}`}
        ${industry === undefined ? sql`` : sql`and industry = ${industry}`}
        ${after === undefined ? sql`` : sql`and (at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`}
      order by at desc, id desc limit ${most}) d
    ${joins}
    order by d.at desc, d.id desc`);
  return rows;
}
