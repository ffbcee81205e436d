import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { ReportHead, ReportList, reportsApi } from '#contract/messaging/reports.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentReportHead } from '../present.ts';
import { messageReports } from '../tables.ts';
import { selectReports } from './select-reports.ts';

const { createdAt, decidedAt, id } = messageReports;

const lists = {
  open: { where: isNull(decidedAt), by: createdAt, ascending: true },
  decided: { where: isNotNull(decidedAt), by: decidedAt, ascending: false },
} as const satisfies Record<ReportList, { where: SQL; by: typeof createdAt | typeof decidedAt; ascending: boolean }>;

interface Wanted {
  readonly list: ReportList;
  readonly cursor?: string | undefined;
}

/** Refusal: request.bad_cursor. */
export async function listReports(db: Db, _actor: AdminActor, { list, cursor }: Wanted): Promise<Page<ReportHead>> {
  const { where, by, ascending } = lists[list];
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const [sorted, behind] = ascending ? [asc, sql`>`] : [desc, sql`<`];
  const rows = await selectReports(db)
    .where(
      and(where, after && sql`(${by}, ${id}) ${behind} (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`),
    )
    .orderBy(sorted(by), sorted(id))
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ report }) => ({ at: report.decidedAt ?? report.createdAt, id: report.id }),
    presentReportHead,
  );
}

export async function countReports(db: Db, _actor: AdminActor): Promise<Answer<typeof reportsApi.counts>> {
  const [counted] = await db.select({ open: count() }).from(messageReports).where(lists.open.where);
  return { open: counted?.open ?? 0 };
}
