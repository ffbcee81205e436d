import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findExport } from '../queries/find-export.ts';
import { type AccountExportRow, accountExports } from '../tables.ts';

export const makeExportTask = 'accounts.make_export';

export type ExportRequest = Pick<AccountExportRow, 'userId' | 'id'>;

/** Requests an export of the user's data, unless one is in progress. */
export async function askExport(tx: Tx, userId: string): Promise<AccountExportRow | undefined> {
  // Closing the account takes the same lock: no export is requested after that.
  const { rows } = await tx.db.execute(
    sql`select 1 from users where id = ${userId} and deleted_at is null for no key update`,
  );
  if (rows.length === 0) throw new Refusal('session.required');
  const id = uuidv7();
  const fresh = { id, askedAt: sql`now()`, begunAt: null, readyAt: null, byteSize: null };
  const asked = await tx.db
    .insert(accountExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: accountExports.userId,
      set: fresh,
      // An export whose task has failed for good does not count as in progress.
      setWhere: sql`${accountExports.readyAt} is not null or ${accountExports.askedAt} < now() - interval '1 day'`,
    })
    .returning({ id: accountExports.id });
  if (asked.length > 0) await tx.enqueue<ExportRequest>(makeExportTask, { userId, id });
  return findExport(tx.db, userId);
}
