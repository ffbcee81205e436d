import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { buckets, filePurposes, looseHours, purposeRules } from '#contract/files/purposes.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { storedFiles } from '../tables.ts';
import { deleteOrphans, tidyFiles } from './tidy-files.ts';

type Tools = Pick<TaskContext, 'db' | 'transaction' | 'files'>;

const orphanAge = 86_400_000;

const loosePurposes = filePurposes.filter((purpose) => purposeRules[purpose].loose);

/** Deletes replaced files that could not be deleted before, files that were never attached, and objects without a row. */
export async function sweepFiles(tools: Tools, signal: AbortSignal): Promise<void> {
  await tools.transaction(({ db }) =>
    db
      .update(storedFiles)
      .set({ supersededAt: sql`now()` })
      .where(
        and(
          inArray(storedFiles.purpose, loosePurposes),
          isNull(storedFiles.takenAt),
          isNull(storedFiles.supersededAt),
          sql`${storedFiles.createdAt} < now() - make_interval(hours => ${looseHours})`,
        ),
      ),
  );
  const owners = await tools.db
    .selectDistinct({ ownerId: storedFiles.ownerId })
    .from(storedFiles)
    .where(isNotNull(storedFiles.supersededAt));
  for (const { ownerId } of owners) {
    signal.throwIfAborted();
    await tidyFiles(tools, ownerId);
  }
  for (const bucket of buckets) await deleteOrphans(tools, `${bucket}/`, orphanAge, signal);
}
