import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { exportDays } from '#contract/exports/own-export.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { accountExports, exportsPrefix } from '../tables.ts';

export const sweepExportsTask = 'accounts.sweep_exports';

const isKept = sql`${accountExports.readyAt} > now() - make_interval(days => ${exportDays})`;

/** Milliseconds, longer than from the upload to the commit of the row. */
const settled = 60 * 60 * 1000;

/** Deletes files of exports that expired, were replaced, or belonged to deleted accounts. */
export async function sweepExports({ db, files }: TaskContext): Promise<void> {
  for await (const { key, modifiedAt } of files.list(exportsPrefix)) {
    const [, userId = '', name = ''] = key.split('/');
    const id = name.replace(/\.json$/, '');
    const own = and(eq(accountExports.userId, userId), eq(accountExports.id, id));
    const [kept] = await db
      .select({ isKept: sql<boolean>`${isKept}` })
      .from(accountExports)
      .where(and(own, isNotNull(accountExports.readyAt)));
    if (kept ? !kept.isKept : Date.now() - modifiedAt.getTime() > settled) await files.delete(key);
  }
}

/** Deletes the export of a deleted account. */
export async function forgetExport(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const gone = await tx.db
    .delete(accountExports)
    .where(eq(accountExports.userId, userId))
    .returning({ userId: accountExports.userId, id: accountExports.id });
  for (const one of gone) await tx.enqueue(discardExportTask, one);
}

export const discardExportTask = 'accounts.discard_export';
