import { and, count, isNotNull, isNull } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { ReportHead, ReportList, reportsApi } from '#contract/messaging/reports.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentReportHead } from '../present.ts';
import { messageReports } from '../tables.ts';
import { selectReports } from './select-reports.ts';

const { createdAt, decidedAt, id } = messageReports;

const lists = {
  open: { where: isNull(decidedAt), by: createdAt, first: 'oldest first' },
  decided: { where: isNotNull(decidedAt), by: decidedAt, first: 'newest first' },
} as const satisfies Record<ReportList, object>;

interface Wanted {
  readonly list: ReportList;
  readonly cursor?: string | undefined;
}

/** Refusal: request.bad_cursor. */
export async function listReports(db: Db, _actor: AdminActor, { list, cursor }: Wanted): Promise<Page<ReportHead>> {
  const { where, by, first } = lists[list];
  const page = pageBehind(cursor, [by, id], first);
  const rows = await selectReports(db)
    .where(and(where, page.behind))
    .orderBy(...page.order)
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
