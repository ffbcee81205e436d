import { type Attachment, type AttachmentInput, areAttached } from '#contract/messaging/attachments.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { findDigests } from '../../files/queries/find-digests.ts';

/** Whether this is what somebody attached to a message. Who lost its answer may have uploaded the same files once more. */
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
