import { and, count, gt, isNotNull, min, ne, notLike, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { storedFiles } from '../tables.ts';

/** Prefix of the key id of documents that were given up: their key is lost, or their content is missing. */
export const lostKey = 'lost:';

const { keyId } = storedFiles;

/** Returns the ids of the keys in use, without those given up. One index lookup for each, however many documents there are. */
export async function findKeysInUse(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const [next] = await db
      .select({ id: min(keyId) })
      .from(storedFiles)
      .where(and(isNotNull(keyId), gt(keyId, last)));
    if (!next?.id) return found.filter((id) => !id.startsWith(lostKey));
    last = next.id;
    found.push(last);
  }
}

/** The condition for documents under another key than this one, without those given up. */
export function underOtherKeys(than: string): SQL | undefined {
  return and(isNotNull(keyId), ne(keyId, than), notLike(keyId, `${lostKey}%`));
}

export async function countFiles(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(storedFiles).where(where);
  return row?.count ?? 0;
}
