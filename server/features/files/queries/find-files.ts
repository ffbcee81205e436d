import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FilePurpose } from '#contract/files/purposes.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type StoredFile, storedFiles } from '../tables.ts';

const currentFiles = prepared('files_current', (db, name) =>
  db
    .select()
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.ownerId, sql.placeholder('ownerId')),
        isNull(storedFiles.supersededAt),
        isNull(storedFiles.takenAt),
      ),
    )
    .orderBy(asc(storedFiles.purpose))
    .prepare(name),
);

const oneFile = prepared('files_one', (db, name) =>
  db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.id, sql.placeholder('id')))
    .prepare(name),
);

/** The current files of one person, of the given purposes or all. At most one for each purpose that is not loose. */
export async function findCurrentFiles(
  db: Db,
  ownerId: string,
  purposes?: readonly FilePurpose[],
): Promise<StoredFile[]> {
  const files = await currentFiles(db).execute({ ownerId });
  return purposes ? files.filter(({ purpose }) => purposes.includes(purpose)) : files;
}

/** A file of any owner, replaced ones included. The caller checks who may see it. */
export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [file] = await oneFile(db).execute({ id });
  return file ?? null;
}
