import type { FailedTask } from '#contract/diagnostics/system-checks.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { listFailedJobs } from '#server/platform/queue/failed-jobs.ts';
import type { AdminActor } from '../../../operators/access.ts';

export async function listFailedTasks(
  db: Db,
  _actor: AdminActor,
  { cursor }: { cursor?: string | undefined },
): Promise<Page<FailedTask>> {
  const rows = await listFailedJobs(db, cursor === undefined ? undefined : decodeCursor(cursor), adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    ({ failedAt, id }) => ({ at: failedAt, id }),
    ({ failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() }),
  );
}
