import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserNote } from '#contract/operators/user-notes.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { requireAccount } from '../../../accounts/queries/find-user.ts';
import type { AdminActor } from '../../access.ts';
import { adminUsers } from '../../tables.ts';
import { presentNote } from '../present.ts';
import { userNotes } from '../tables.ts';

interface Wanted {
  readonly userId: string;
  readonly cursor?: string | undefined;
}

/** Internal notes on an account, newest first. */
export async function listNotes(db: Db, _actor: AdminActor, { userId, cursor }: Wanted): Promise<Page<UserNote>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  await requireAccount(db, userId);
  const { createdAt, id } = userNotes;
  const rows = await db
    .select({ note: userNotes, by: adminUsers.email })
    .from(userNotes)
    .innerJoin(adminUsers, eq(adminUsers.id, userNotes.adminId))
    .where(
      and(
        eq(userNotes.userId, userId),
        after && sql`(${createdAt}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ note }) => ({ at: note.createdAt, id: note.id }), presentNote);
}
