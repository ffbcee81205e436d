import { desc, sql } from 'drizzle-orm';
import type { PolicyReport } from '#contract/diagnostics/policy-reports.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { presentPolicyReport } from '../present.ts';
import { policyReports } from '../tables.ts';

/** Those that came last first. */
export async function listPolicyReports(
  db: Db,
  _actor: AdminActor,
  { cursor }: { cursor?: string | undefined },
): Promise<Page<PolicyReport>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { lastSeenAt, id } = policyReports;
  const rows = await db
    .select()
    .from(policyReports)
    .where(after && sql`(${lastSeenAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`)
    .orderBy(desc(lastSeenAt), desc(id))
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.lastSeenAt, id: row.id }), presentPolicyReport);
}
