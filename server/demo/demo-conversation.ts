import { v7 as uuidv7 } from 'uuid';
import { storedFiles } from '#server/features/files/tables.ts';
import { conversationMembers, conversations, messageFiles, messages } from '#server/features/messaging/tables.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { Member } from './demo-accounts.ts';
import type { DemoFile } from './demo-files.ts';

interface DemoMessage {
  readonly from: 'rep' | 'business';
  readonly text: string;
  readonly at: Date;
  /** In the store already. */
  readonly picture?: DemoFile;
}

interface DemoConversation {
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly rep: Member;
  readonly business: Member;
  /** Oldest first. Their recipient has not read the last. */
  readonly said: readonly DemoMessage[];
}

export async function insertConversation(
  tx: Tx,
  { applicationId, jobId, jobTitle, rep, business, said }: DemoConversation,
): Promise<void> {
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  const id = uuidv7({ msecs: first.at.getTime() });
  const about = { applicationId, jobId, jobTitle, repId: rep.profileId, businessId: business.profileId };
  const ends = { lastPosition: said.length, lastChange: said.length, lastAt: last.at, createdAt: first.at };
  await tx.db.insert(conversations).values({ id, kind: 'application', ...about, ...ends });
  await tx.db.insert(conversationMembers).values(
    [['rep', rep] as const, ['business', business] as const].map(([side, { userId }]) => ({
      ...{ conversationId: id, userId, side, lastAt: last.at, deliveredPosition: said.length },
      ...(last.from === side ? { readPosition: said.length, unread: 0 } : { readPosition: said.length - 1, unread: 1 }),
    })),
  );
  const files = said.flatMap(({ picture }) => (picture ? [picture.row] : []));
  if (files.length > 0) await tx.db.insert(storedFiles).values(files);
  const rows = said.map(({ from, text, at, picture }, index) => ({
    ...{ id: uuidv7({ msecs: at.getTime() }), conversationId: id, position: index + 1, change: index + 1 },
    ...{ senderId: (from === 'rep' ? rep : business).userId, senderSide: from, content: text, createdAt: at },
    attachments: picture ? [attached(picture)] : [],
  }));
  await tx.db.insert(messages).values(rows);
  const kept = rows.flatMap((row) => row.attachments.map(({ fileId }) => ({ messageId: row.id, fileId })));
  if (kept.length > 0) await tx.db.insert(messageFiles).values(kept);
}

const attached = ({ row: { id: fileId, name, contentType, byteSize } }: DemoFile) => ({
  ...{ kind: 'file' as const, fileId, name, contentType, byteSize },
});
