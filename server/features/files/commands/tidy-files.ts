import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { buckets } from '#contract/files/purposes.ts';
import { postgresCode, type Tx } from '#server/platform/db/transaction.ts';
import { waitForTurn } from '#server/platform/db/wait-for-turn.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { type StoredFile, storedFiles } from '../tables.ts';
import { extensionOf, objectKeyOf, placeOfCv } from './name-object.ts';

type Tools = Pick<TaskContext, 'transaction' | 'files'>;

/** Longer than an upload takes from the store to the table, and than a signed address is good for. */
const settled = 10 * 60 * 1000;

/**
 * What remains to be done after somebody's file was replaced or removed: the old one goes, and a new CV comes to lie in
 * its place. Every step is committed before the next, so that a process may die between any two of them.
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

/** Deletes what lies below a prefix for longer than some milliseconds, and belongs to no row. */
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

/** Waits while another process tidies for the same person: two at once could mix up what lies under one key. */
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
    // foreign_key_violation: somebody points at it, and says so when they no longer do.
    if (postgresCode(error) === '23503') return;
    throw error;
  }
  await deleteUnclaimed(tools, ownerId, objectKey);
}

/** Deletes the object unless a file lies there. */
async function deleteUnclaimed(tools: Tools, ownerId: string, objectKey: string): Promise<void> {
  await withObjectsOf(tools, ownerId, async ({ db }) => {
    if ((await fileAt(db, objectKey)) === undefined) await tools.files.delete(objectKey);
  });
}

/** A former CV that is still needed makes room. */
async function moveAway(tools: Tools, file: StoredFile): Promise<void> {
  const extension = extensionOf(file.objectKey);
  if (file.objectKey === placeOfCv(file.ownerId, extension)) await move(tools, file, objectKeyOf(file, extension));
}

async function place(tools: Tools, file: StoredFile): Promise<void> {
  const to = placeOfCv(file.ownerId, extensionOf(file.objectKey));
  if (file.objectKey !== to) await move(tools, file, to);
}

/** What was under the old key goes later: somebody may hold an address of it that is still good. */
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
