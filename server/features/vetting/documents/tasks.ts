import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { deleteOldDocuments } from './commands/delete-documents.ts';

export interface VettingSettings {
  /** How long after the decision documents are kept, in days. */
  readonly documentsDays: number;
}

/** Background work of vetting, and when it is done by itself. */
export function vettingTasks({ documentsDays }: VettingSettings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  const deleteDocuments = task<Record<string, never>>(
    { name: 'vetting.delete_documents', retryLimit: 3, retryDelaySeconds: 60, retryBackoff: true },
    (context) => deleteOldDocuments(context, { days: documentsDays }),
  );
  return { tasks: [deleteDocuments], schedules: [schedule(deleteDocuments, '35 2 * * *')] };
}
