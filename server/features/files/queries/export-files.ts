import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentFile } from '../present.ts';
import { storedFiles } from '../tables.ts';

/** Every file that is kept of a person, oldest first, also those that were replaced and are still needed. */
export async function exportFiles(db: Db, userId: string): Promise<Pick<AccountExport, 'files'>> {
  const rows = await db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.ownerId, userId))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
  return {
    files: rows.map((row) => ({
      ...presentFile(row),
      sha256: row.sha256.toString('hex'),
      replacedAt: row.supersededAt?.toISOString() ?? null,
    })),
  };
}
