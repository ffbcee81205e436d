import { and, eq } from 'drizzle-orm';
import type { ActOnUser } from '#contract/operators/user-notes.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { requireAccount } from '../../../accounts/queries/find-user.ts';
import type { AdminActor } from '../../access.ts';
import { adminAudit } from '../../tables.ts';
import { presentAct } from '../present.ts';

interface Wanted {
  readonly userId: string;
  readonly cursor?: string | undefined;
}

/** Admins' actions on an account, views included, newest first. */
export async function listActsOn(db: Db, _actor: AdminActor, { userId, cursor }: Wanted): Promise<Page<ActOnUser>> {
  await requireAccount(db, userId);
  const { createdAt, id, targetType, targetId, outcome } = adminAudit;
  const { behind, order } = pageBehind(cursor, [createdAt, id]);
  const rows = await db
    .select()
    .from(adminAudit)
    .where(and(eq(targetType, 'user'), eq(targetId, userId), eq(outcome, 'done'), behind))
    .orderBy(...order)
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, (row) => ({ at: row.createdAt, id: row.id }), presentAct);
}
