import { type Attachment, type AttachmentInput, areAttached } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { findDigests } from '../../files/queries/find-digests.ts';

/** Whether these are the attachments of the sent message. On a retry the client may have uploaded the same files again. */
export async function isAttached(
  db: Db,
  senderId: string,
  given: readonly AttachmentInput[],
  attached: readonly Attachment[],
): Promise<boolean> {
  if (areAttached(given, attached)) return true;
  const fileIds = [...given, ...attached].flatMap((one) => (one.kind === 'file' ? [one.fileId] : []));
  if (fileIds.length === 0) return false;
  const digests = await findDigests(db, senderId, fileIds);
  const byBytes = <One extends Attachment | AttachmentInput>(one: One): One =>
    one.kind === 'file' ? { ...one, fileId: digests.get(one.fileId) ?? one.fileId } : one;
  return areAttached(given.map(byBytes), attached.map(byBytes));
}
