import type { PolicyReport } from '#contract/diagnostics/policy-reports.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { presentPolicyReport } from '../present.ts';
import { policyReports } from '../tables.ts';

/** Kinds of reports, most recently reported first. */
export async function listPolicyReports(
  db: Db,
  _actor: AdminActor,
  { cursor }: { cursor?: string | undefined },
): Promise<Page<PolicyReport>> {
  const { lastSeenAt, id } = policyReports;
  const page = pageBehind(cursor, [lastSeenAt, id]);
  const rows = await db
    .select()
    .from(policyReports)
    .where(page.behind)
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.lastSeenAt, id: row.id }), presentPolicyReport);
}
