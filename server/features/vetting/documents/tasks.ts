import { scheduledTask } from '#server/platform/queue/task.ts';
import { deleteOldDocuments } from './commands/delete-documents.ts';

export interface VettingSettings {
  /** How long documents are kept after the decision, in days. */
  readonly documentsDays: number;
}

export const deleteDocumentsTask = ({ documentsDays: days }: VettingSettings) =>
  scheduledTask({ name: 'vetting.delete_documents', cron: '35 2 * * *' }, (context) =>
    deleteOldDocuments(context, { days }),
  );
