import { type SQL, sql } from 'drizzle-orm';
import { type AnalyticsEvent, analyticsIndustries, analyticsProvinces } from '#contract/analytics/analytics.ts';
import type { RowKind } from '#contract/analytics/figures.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { titled } from './event-titles.ts';
import type { Part } from './read-figures.ts';

interface Asked extends Part {
  readonly figure: RowKind;
  readonly from: string;
  readonly to: string;
}

interface EventRow {
  readonly id: string;
  readonly at: string;
  readonly title: string | null;
  readonly province: string;
  readonly industry: string;
  readonly amount: string;
  readonly subjectId: string | null;
}

const present = (subject: AnalyticsEvent['subject'], { at, amount, ...row }: EventRow): AnalyticsEvent => ({
  ...row,
  at: new Date(at).toISOString(),
  amount: Number(amount),
  subject,
});

/** The rows that a figure counts, newest first. */
export async function listEvents(
  db: Db,
  actor: AdminActor,
  { cursor, ...asked }: Asked & { readonly cursor?: string | undefined },
): Promise<Page<AnalyticsEvent>> {
  const rows = await selectEvents(db, actor, asked, adminPageSize + 1, cursor);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ at, id }) => ({ at: new Date(at), id }),
    (row) => present(titled[asked.figure].subject, row),
  );
}

/** The first rows, without pages. */
export async function takeEvents(db: Db, actor: AdminActor, asked: Asked, most: number): Promise<AnalyticsEvent[]> {
  const rows = await selectEvents(db, actor, asked, most);
  return rows.map((row) => present(titled[asked.figure].subject, row));
}

const oneOrAll = (chosen: string | undefined, all: readonly string[]) =>
  sql`unnest(array[${sql.join(
    (chosen === undefined ? all : [chosen]).map((name) => sql`${name}`),
    sql`, `,
  )}]::text[])`;

/**
 * For a part of the market: takes the newest rows of each of its provinces and industries, and of these the newest. So no row of another
 * part is read, however rare this one is.
 */
const inParts = ({ province, industry }: Part, newest: (part: SQL) => SQL, most: number): SQL => sql`
  select part.* from ${oneOrAll(province, analyticsProvinces)} one_province
  cross join ${oneOrAll(industry, analyticsIndustries)} one_industry
  cross join lateral (${newest(sql`and province = one_province and industry = one_industry`)}) part
  order by part.at desc, part.id desc limit ${most}`;

/** Subscriptions that started and had not ended by then, or were resumed after each end. */
const stillRuns = (until: SQL) => sql`not exists (
  select from analytics_deeds later
  where later.id = deed.id and later.at < ${until}
    and later.figure in ('subscriptions_left', 'subscriptions_unpaid', 'subscriptions_other', 'subscriptions_back')
  having count(*) filter (where later.figure <> 'subscriptions_back') > count(*) filter (where later.figure = 'subscriptions_back'))`;

/** Limits the page before joining titles. */
async function selectEvents(
  db: Db,
  _actor: AdminActor,
  asked: Asked,
  most: number,
  cursor?: string,
): Promise<EventRow[]> {
  const { figure, from, to } = asked;
  const isWhole = asked.province === undefined && asked.industry === undefined;
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { title, subjectId, joins } = titled[figure];
  const since = sql`${startOfDay(from).toISOString()}::timestamptz`;
  const until = sql`${startOfDay(addDays(to, 1)).toISOString()}::timestamptz`;
  const which =
    figure === 'subscriptions_running'
      ? sql`figure = 'subscriptions_new' and ${stillRuns(until)}`
      : sql`figure = ${figure} and at >= ${since}`;
  const newest = (part: SQL) => sql`
    select * from analytics_deeds deed
    where ${which} and at < ${until} ${part}
      ${after === undefined ? sql`` : sql`and (at, id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`}
    order by at desc, id desc limit ${most}`;
  const { rows } = await db.execute<{ [Column in keyof EventRow]: EventRow[Column] }>(sql`
    select d.id, to_json(d.at) #>> '{}' as at, d.province, d.industry, d.amount, ${title} as title, ${subjectId} as "subjectId"
    from (${isWhole ? newest(sql``) : inParts(asked, newest, most)}) d
    ${joins}
    order by d.at desc, d.id desc`);
  return rows;
}
