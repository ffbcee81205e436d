import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { buckets } from '#contract/files/purposes.ts';
import { postgresCode, type Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { type StoredFile, storedFiles } from '../tables.ts';
import { extensionOf, objectKeyOf, placeOfCv } from './name-object.ts';

type Tools = Pick<TaskContext, 'transaction' | 'files'>;

/** Milliseconds: longer than an upload takes from the store to the row, and than a signed link is valid. */
const settled = 10 * 60 * 1000;

/**
 * Finishes the replacement or removal of a person's file: deletes the old one, and moves a new CV to its place. Each step is committed
 * before the next, so that the process may die in between.
 */
export async function tidyFiles(tools: Tools, ownerId: string): Promise<void> {
  for (const file of await filesOf(tools, ownerId)) if (file.supersededAt) await deleteFile(tools, file);
  for (const file of await filesOf(tools, ownerId))
    if (file.purpose === 'cv' && file.supersededAt) await moveAway(tools, file);
  for (const file of await filesOf(tools, ownerId))
    if (file.purpose === 'cv' && !file.supersededAt) await place(tools, file);
  for (const bucket of buckets) await deleteOrphans(tools, `${bucket}/${ownerId}/`, settled);
}

const batch = 500;

/** Deletes objects under a prefix that are older than `age` milliseconds and have no row. */
export async function deleteOrphans(tools: Tools, prefix: string, age: number, signal?: AbortSignal): Promise<void> {
  let old: string[] = [];
  const deleteOld = async () => {
    signal?.throwIfAborted();
    const { objectKey } = storedFiles;
    const claimed = await tools.transaction(({ db }) =>
      db.select({ objectKey }).from(storedFiles).where(inArray(objectKey, old)),
    );
    const known = new Set(claimed.map((file) => file.objectKey));
    for (const key of old) if (!known.has(key)) await deleteUnclaimed(tools, key.split('/')[1] ?? '', key);
    old = [];
  };
  for await (const { key, modifiedAt } of tools.files.list(prefix)) {
    if (Date.now() - modifiedAt.getTime() > age) old.push(key);
    if (old.length === batch) await deleteOld();
  }
  if (old.length > 0) await deleteOld();
}

async function filesOf({ transaction }: Tools, ownerId: string): Promise<StoredFile[]> {
  return transaction(({ db }) => db.select().from(storedFiles).where(eq(storedFiles.ownerId, ownerId)));
}

/** Serializes work on the objects of a person across processes: two could mix up the contents of one key. */
async function withObjectsOf({ transaction }: Tools, ownerId: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  await transaction(async (tx) => {
    await waitForTurn(tx, `objects of ${ownerId}`);
    await work(tx);
  });
}

async function deleteFile(tools: Tools, { id, ownerId, objectKey }: StoredFile): Promise<void> {
  try {
    await tools.transaction(({ db }) =>
      db.delete(storedFiles).where(and(eq(storedFiles.id, id), isNotNull(storedFiles.supersededAt))),
    );
  } catch (error) {
    // foreign_key_violation: another record refers to it, and discards it later.
    if (postgresCode(error) === '23503') return;
    throw error;
  }
  await deleteUnclaimed(tools, ownerId, objectKey);
}

/** Deletes the object unless a file refers to it. */
async function deleteUnclaimed(tools: Tools, ownerId: string, objectKey: string): Promise<void> {
  await withObjectsOf(tools, ownerId, async ({ db }) => {
    if ((await fileAt(db, objectKey)) === undefined) await tools.files.delete(objectKey);
  });
}

/** Moves a former CV that is still needed away from the place of the current one. */
async function moveAway(tools: Tools, file: StoredFile): Promise<void> {
  const extension = extensionOf(file.objectKey);
  if (file.objectKey === placeOfCv(file.ownerId, extension)) await move(tools, file, objectKeyOf(file, extension));
}

async function place(tools: Tools, file: StoredFile): Promise<void> {
  const to = placeOfCv(file.ownerId, extensionOf(file.objectKey));
  if (file.objectKey !== to) await move(tools, file, to);
}

/** The object under the old key is deleted later: issued links to it may still be valid. */
async function move(tools: Tools, { id, ownerId, objectKey }: StoredFile, to: string): Promise<void> {
  await withObjectsOf(tools, ownerId, async ({ db }) => {
    const mine = and(eq(storedFiles.id, id), eq(storedFiles.objectKey, objectKey));
    const [unmoved] = await db.select({ id: storedFiles.id }).from(storedFiles).where(mine);
    if (!unmoved || (await fileAt(db, to)) !== undefined) return;
    await tools.files.copy(objectKey, to);
    await db.update(storedFiles).set({ objectKey: to }).where(mine);
  });
}

async function fileAt(db: Tx['db'], objectKey: string): Promise<{ id: string } | undefined> {
  const [file] = await db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.objectKey, objectKey));
  return file;
}
