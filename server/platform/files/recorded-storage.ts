import { sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';

/**
 * Returns the id of the key that encrypts new documents, in every process, or null before it is recorded. Waits for a change of
 * key that is being committed, and with `db` of a transaction keeps the key from changing until that ends.
 */
export async function findDocumentsKey(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ key: string | null }>(
    sql`select documents_key_id as key from installation for share`,
  );
  return rows[0]?.key ?? null;
}

/** Records the key unless another process has recorded one. */
export async function recordDocumentsKey(db: Db, keyId: string): Promise<void> {
  await db.execute(sql`update installation set documents_key_id = ${keyId} where documents_key_id is null`);
}

/** Makes this the key that encrypts new documents. */
export async function replaceDocumentsKey(db: Db, keyId: string): Promise<void> {
  await db.execute(sql`update installation set documents_key_id = ${keyId}`);
}

/** Returns where files are stored, or null before it is recorded. */
export async function findFilesLocation(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ location: string | null }>(
    sql`select files_location as location from installation`,
  );
  return rows[0]?.location ?? null;
}

export async function recordFilesLocation(db: Db, location: string): Promise<void> {
  await db.execute(sql`update installation set files_location = ${location}`);
}
