import { and, eq } from 'drizzle-orm';
import type { SettingsChange } from '#contract/operators/settings.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../access.ts';
import { presentChange } from '../present.ts';
import { adminAudit } from '../tables.ts';

/** Every change of the settings, newest first. */
export async function listChanges(
  db: Db,
  _actor: AdminActor,
  cursor: string | undefined,
): Promise<Page<SettingsChange>> {
  const { createdAt, id } = adminAudit;
  const { behind, order } = pageBehind(cursor, [createdAt, id]);
  const rows = await db
    .select()
    .from(adminAudit)
    .where(and(eq(adminAudit.act, 'settings.change'), behind))
    .orderBy(...order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.createdAt, id: row.id }), presentChange);
}
