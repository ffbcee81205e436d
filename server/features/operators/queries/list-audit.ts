import { desc, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/operators/audit.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../access.ts';
import { presentAudit } from '../present.ts';
import { adminAudit } from '../tables.ts';

/** What all administrators did, and what others tried in their name, newest first. */
export async function listAudit(db: Db, _actor: AdminActor, cursor: string | undefined): Promise<Page<AuditEntry>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await db
    .select()
    .from(adminAudit)
    .where(
      after &&
        sql`(${adminAudit.createdAt}, ${adminAudit.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    )
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentAudit);
}
