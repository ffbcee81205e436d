import { eq, inArray } from 'drizzle-orm';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { filesOf } from '#contract/messaging/message-line.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { discardFiles } from '../../../files/commands/discard-files.ts';
import { messageFiles } from '../../tables.ts';
import { messageReportFiles } from '../tables.ts';

/** Retains the files of a reported message, even if the message is deleted. */
export async function keepReportedFiles(tx: Tx, reportId: string, attachments: readonly Attachment[]): Promise<void> {
  const rows = filesOf(attachments).map(({ fileId }) => ({ reportId, fileId }));
  if (rows.length > 0) await tx.db.insert(messageReportFiles).values(rows);
}

/** Releases the files of a report, and deletes those that no message has any more. */
export async function letReportedFilesGo(tx: Tx, reportId: string): Promise<void> {
  const kept = await tx.db
    .delete(messageReportFiles)
    .where(eq(messageReportFiles.reportId, reportId))
    .returning({ fileId: messageReportFiles.fileId });
  const fileIds = kept.map(({ fileId }) => fileId);
  const sent = await tx.db
    .select({ fileId: messageFiles.fileId })
    .from(messageFiles)
    .where(inArray(messageFiles.fileId, fileIds));
  const ofMessages = new Set(sent.map(({ fileId }) => fileId));
  await discardFiles(
    tx,
    fileIds.filter((fileId) => !ofMessages.has(fileId)),
  );
}
