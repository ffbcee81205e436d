import { and, desc, eq, sql } from 'drizzle-orm';
import type { SettingsChange } from '#contract/operators/settings.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../access.ts';
import { presentChange } from '../present.ts';
import { adminAudit } from '../tables.ts';

/** Every change of the settings, newest first. */
export async function listChanges(
  db: Db,
  _actor: AdminActor,
  cursor: string | undefined,
): Promise<Page<SettingsChange>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await db
    .select()
    .from(adminAudit)
    .where(
      and(
        eq(adminAudit.act, 'settings.change'),
        after &&
          sql`(${adminAudit.createdAt}, ${adminAudit.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(adminAudit.createdAt), desc(adminAudit.id))
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ createdAt, id }) => ({ at: createdAt, id }), presentChange);
}
