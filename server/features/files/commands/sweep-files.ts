import { inArray, isNotNull } from 'drizzle-orm';
import { buckets } from '#contract/files/purposes.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { storedFiles } from '../tables.ts';
import { deleteUnclaimed, tidyFiles } from './tidy-files.ts';

type Tools = Pick<TaskContext, 'db' | 'transaction' | 'files'>;

const orphanAge = 86_400_000;
const batch = 500;

/** Deletes what was replaced and could not be deleted then, and what was stored for a row that never came. */
export async function sweepFiles(tools: Tools, signal: AbortSignal): Promise<void> {
  const owners = await tools.db
    .selectDistinct({ ownerId: storedFiles.ownerId })
    .from(storedFiles)
    .where(isNotNull(storedFiles.supersededAt));
  for (const { ownerId } of owners) {
    signal.throwIfAborted();
    await tidyFiles(tools, ownerId);
  }
  for (const bucket of buckets) await sweepBucket(tools, `${bucket}/`, signal);
}

async function sweepBucket(tools: Tools, prefix: string, signal: AbortSignal): Promise<void> {
  let old: string[] = [];
  for await (const { key, modifiedAt } of tools.files.list(prefix)) {
    if (Date.now() - modifiedAt.getTime() > orphanAge) old.push(key);
    if (old.length < batch) continue;
    signal.throwIfAborted();
    await deleteOrphans(tools, old);
    old = [];
  }
  await deleteOrphans(tools, old);
}

async function deleteOrphans(tools: Tools, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const claimed = await tools.db
    .select({ key: storedFiles.objectKey })
    .from(storedFiles)
    .where(inArray(storedFiles.objectKey, [...keys]));
  const known = new Set(claimed.map(({ key }) => key));
  for (const key of keys) if (!known.has(key)) await deleteUnclaimed(tools, key.split('/')[1] ?? '', key);
}
