import { count, isNull } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { ReportHead, ReportList, reportsApi } from '#contract/messaging/reports.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { openOrDone } from '#server/platform/db/open-or-done.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { presentReportHead } from '../present.ts';
import { messageReports } from '../tables.ts';
import { selectReports } from './select-reports.ts';

const { createdAt, decidedAt, id } = messageReports;

interface Wanted {
  readonly list: ReportList;
  readonly cursor?: string | undefined;
}

export async function listReports(db: Db, _actor: AdminActor, { list, cursor }: Wanted): Promise<Page<ReportHead>> {
  const page = openOrDone(list === 'open', cursor, { id, began: createdAt, done: decidedAt });
  const rows = await selectReports(db)
    .where(page.which)
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
  const [counted] = await db.select({ open: count() }).from(messageReports).where(isNull(decidedAt));
  return { open: counted?.open ?? 0 };
}
