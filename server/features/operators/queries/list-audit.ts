import type { AuditEntry } from '#contract/operators/audit.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../access.ts';
import { presentAudit } from '../present.ts';
import { adminAudit } from '../tables.ts';

/** What all administrators did, and what others tried in their name, newest first. */
export async function listAudit(db: Db, _actor: AdminActor, cursor: string | undefined): Promise<Page<AuditEntry>> {
  const { createdAt, id } = adminAudit;
  const { behind, order } = pageBehind(cursor, [createdAt, id]);
  const rows = await db
    .select()
    .from(adminAudit)
    .where(behind)
    .orderBy(...order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.createdAt, id: row.id }), presentAudit);
}
