import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { CannotUnseal } from '#server/platform/files/document-sealer.ts';
import { replaceDocumentsKey } from '#server/platform/files/recorded-storage.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { findFile } from '../queries/find-files.ts';
import { countFiles, findKeysInUse, lostKey, underOtherKeys } from '../queries/find-keys.ts';
import { type FileStorage, readFileContent } from '../queries/read-file-content.ts';
import { type StoredFile, storedFiles } from '../tables.ts';

export interface ResealTools extends FileStorage {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

interface Options {
  /** Gives up the documents that no key opens, or whose content is missing. */
  readonly acceptLoss: boolean;
  readonly onProgress: (seen: number, total: number) => void;
}

export interface Resealed {
  readonly resealed: number;
  /** Ids of the documents that could not be opened. */
  readonly unopened: readonly string[];
  /** Documents still under another key: none, unless some could not be opened and are not given up. */
  readonly left: number;
}

/** How many documents are in memory at the same time. */
const batch = 8;

/**
 * Encrypts every document with DOCUMENTS_KEY, while the product is running. Each object is replaced under its own name before its
 * row says so, and readers try every key, so a process that is killed at any point leaves nothing unreadable and no second object;
 * the next run goes on. Throws a StartupError before anything is changed.
 */
export async function resealDocuments(tools: ResealTools, { acceptLoss, onProgress }: Options): Promise<Resealed> {
  const { db, transaction, sealer } = tools;
  const unknown = (await findKeysInUse(db)).filter((id) => !sealer.keyIds.has(id));
  if (unknown.length > 0 && !acceptLoss) {
    const count = await countFiles(db, inArray(storedFiles.keyId, unknown));
    throw new StartupError(
      `Documents encrypted with a key that is not in DOCUMENTS_KEY or DOCUMENTS_KEY_OLD: ${count}. Add that key to DOCUMENTS_KEY_OLD. If it is lost, --accept-loss gives those documents up.`,
    );
  }
  await transaction(({ db: own }) => switchKey(own, sealer.keyId));
  const others = underOtherKeys(sealer.keyId);
  const total = await countFiles(db, others);
  const unopened: string[] = [];
  let [seen, resealed] = [0, 0];
  for (let last: string | null = null; ; ) {
    const files: StoredFile[] = await db
      .select()
      .from(storedFiles)
      .where(and(others, last === null ? undefined : gt(storedFiles.id, last)))
      .orderBy(asc(storedFiles.id))
      .limit(batch);
    last = files.at(-1)?.id ?? null;
    if (last === null) break;
    const results = await Promise.all(files.map((file) => resealDocument(tools, file)));
    unopened.push(...files.filter((_, index) => results[index] === 'unopened').map(({ id }) => id));
    resealed += results.filter((result) => result === 'resealed').length;
    seen += files.length;
    onProgress(seen, total);
  }
  if (acceptLoss && unopened.length > 0) {
    await db
      .update(storedFiles)
      .set({ keyId: sql`${lostKey} || key_id` })
      .where(and(inArray(storedFiles.id, unopened), others));
  }
  return { resealed, unopened, left: await countFiles(db, others) };
}

/** From its commit on, nothing is encrypted with a former key: uploads check the key in the transaction that records them. */
async function switchKey(db: Db, keyId: string): Promise<void> {
  await replaceDocumentsKey(db, keyId);
  // A process that starts now waits for this transaction before it checks its keys.
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database()
      and application_name like 'thengisa live _%'
      and split_part(split_part(application_name, ' ', 3), '.', 1) <> ${keyId}`,
  );
  if (rows.length > 0) {
    throw new StartupError(
      'A process still runs with another DOCUMENTS_KEY. Restart every process with the new one in DOCUMENTS_KEY and the former in DOCUMENTS_KEY_OLD, then run this again.',
    );
  }
}

async function resealDocument(tools: ResealTools, file: StoredFile): Promise<'resealed' | 'unopened' | 'gone'> {
  const { db, files, sealer } = tools;
  const content = await readFileContent(tools, file).catch((error: unknown) => {
    if (error instanceof CannotUnseal) return null;
    throw error;
  });
  if (content === null) return (await findFile(db, file.id)) === null ? 'gone' : 'unopened';
  await files.put(file.objectKey, sealer.seal(file.id, content, sealer.keyId));
  const [kept] = await db
    .update(storedFiles)
    .set({ keyId: sealer.keyId })
    .where(eq(storedFiles.id, file.id))
    .returning({ id: storedFiles.id });
  if (kept) return 'resealed';
  // Deleted between the read and the write, which has brought it back.
  await files.delete(file.objectKey);
  return 'gone';
}
