import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { storedFiles } from '../tables.ts';

/** The hashes of a user's files by id: of the bytes as uploaded, before any re-encoding. */
export async function findDigests(
  db: Db,
  ownerId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { id, sha256 } = storedFiles;
  const rows = await db
    .select({ id, sha256 })
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerId, ownerId), inArray(id, [...fileIds])));
  return new Map(rows.map((row) => [row.id, row.sha256.toString('hex')]));
}
