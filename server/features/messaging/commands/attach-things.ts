import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { Attachment, AttachmentInput } from '#contract/messaging/attachments.ts';
import { filesOf } from '#contract/messaging/message-line.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { discardFiles } from '../../files/commands/discard-files.ts';
import { takeFiles } from '../../files/commands/take-files.ts';
import { findAnnouncement } from '../queries/find-announcement.ts';
import { findAttachableInterview, findAttachableJob } from '../queries/find-attachable.ts';
import type { Member } from '../queries/find-member.ts';
import { messageFiles } from '../tables.ts';

interface Attaching {
  readonly conversationId: string;
  readonly attachments: readonly AttachmentInput[];
}

/** The attachments of a message being sent. Claims its files; `keepFiles` links them once the message is inserted. */
export async function attach(
  tx: Tx,
  member: Member,
  actor: SignedInActor,
  { conversationId, attachments }: Attaching,
): Promise<Attachment[]> {
  const files = await takeSent(tx, actor, attachments);
  const found: Attachment[] = [];
  for (const one of attachments) {
    const shown = await show(one);
    if (shown) found.push(shown);
  }
  return found;

  async function show(one: AttachmentInput): Promise<Attachment | null | undefined> {
    switch (one.kind) {
      case 'file':
        return files.get(one.fileId);
      case 'job':
        return findAttachableJob(tx.db, member, actor, one.jobId);
      case 'interview':
        return findAttachableInterview(tx.db, conversationId, one.interviewId);
      case 'place':
        return { ...one, latitude: one.latitude ?? null, longitude: one.longitude ?? null };
      case 'announcement':
        return findAnnouncement(tx.db, member, actor.userId, one);
    }
  }
}

async function takeSent(
  tx: Tx,
  { userId: ownerId }: SignedInActor,
  attachments: readonly AttachmentInput[],
): Promise<Map<string, Attachment>> {
  const fileIds = attachments.flatMap((one) => (one.kind === 'file' ? [one.fileId] : []));
  if (fileIds.length === 0) return new Map();
  const taken = await takeFiles(tx, { ownerId, purpose: 'message-file', fileIds });
  return new Map(
    taken.map(({ id: fileId, name, contentType, byteSize }) => [
      fileId,
      { kind: 'file', fileId, name, contentType, byteSize },
    ]),
  );
}

export async function keepFiles(tx: Tx, messageId: string, attachments: readonly Attachment[]): Promise<void> {
  const rows = filesOf(attachments).map(({ fileId }) => ({ fileId, messageId }));
  if (rows.length > 0) await tx.db.insert(messageFiles).values(rows);
}

/** Deletes the files sent with these messages, which are being deleted. */
export async function discardSentFiles(tx: Tx, messageIds: readonly string[] | SQLWrapper): Promise<void> {
  const gone = await tx.db
    .delete(messageFiles)
    .where(inArray(messageFiles.messageId, messageIds))
    .returning({ fileId: messageFiles.fileId });
  await discardFiles(
    tx,
    gone.map(({ fileId }) => fileId),
  );
}
