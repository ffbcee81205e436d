import type { ExportRequest } from '#server/features/accounts/exports/commands/ask-export.ts';
import { makeExportTask } from '#server/features/accounts/exports/commands/ask-export.ts';
import { makeExport } from '#server/features/accounts/exports/commands/make-export.ts';
import {
  discardExportTask,
  sweepExports,
  sweepExportsTask,
} from '#server/features/accounts/exports/commands/sweep-exports.ts';
import { exportKey } from '#server/features/accounts/exports/tables.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { exportEverything } from './export-account.ts';

const patient = { retryLimit: 5, retryDelaySeconds: 30, retryBackoff: true };

/** Copies of the data about people: made one at a time in each process, deleted after a week. */
export function exportTasks({ siteUrl }: { readonly siteUrl: string }): readonly AnyTask[] {
  const collect: Parameters<typeof makeExport>[1]['collect'] = ({ db }, userId) => exportEverything(db, { userId });
  const make = task<ExportRequest>({ name: makeExportTask, ...patient }, (context, request) =>
    makeExport(context, { siteUrl, collect }, request),
  );
  const discard = task<ExportRequest>({ name: discardExportTask, ...patient }, ({ files }, gone) =>
    files.delete(exportKey(gone)),
  );
  return [make, discard, scheduledTask({ name: sweepExportsTask, cron: '25 4 * * *', ...patient }, sweepExports)];
}
