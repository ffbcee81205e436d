import { and, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { type FileLink, linkKeptFile } from '../../files/queries/link-file.ts';
import { messageFiles, messages } from '../tables.ts';
import { findMember } from './find-member.ts';

export interface OfFile {
  readonly conversationId: string;
  readonly messageId: string;
  readonly fileId: string;
}

/** A link for a member. Former members can open files sent until they left. */
export async function linkForMember(db: Db, links: FileLinks, actor: SignedInActor, of: OfFile): Promise<FileLink> {
  const { leftPosition } = await findMember(db, actor, of.conversationId);
  return linkMessageFile(db, links, of, leftPosition);
}

/**
 * A link to a file of a message. The caller has checked that the user may read the conversation, up to some position.
 */
export async function linkMessageFile(
  db: Db,
  links: FileLinks,
  { conversationId, messageId, fileId }: OfFile,
  upTo: number | null,
): Promise<FileLink> {
  const [found] = await db
    .select({ id: messages.id })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(
      and(
        eq(messageFiles.fileId, fileId),
        eq(messageFiles.messageId, messageId),
        eq(messages.conversationId, conversationId),
        upTo === null ? undefined : lte(messages.position, sql`${upTo}::bigint`),
      ),
    );
  if (!found) throw new Refusal('file.not_found');
  return linkKeptFile(db, links, fileId);
}
