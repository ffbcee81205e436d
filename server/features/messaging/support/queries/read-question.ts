import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { messagePageSize } from '#contract/messaging/options.ts';
import type { SupportMessage, supportApi } from '#contract/messaging/support.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { type MessageRow, presentMessage } from '../../present.ts';
import { selectMessages } from '../../queries/select-messages.ts';
import { messages } from '../../tables.ts';

interface Wanted {
  readonly conversationId: string;
  readonly before?: number | undefined;
}

/** The messages of a question. The caller has checked that the conversation is one. */
export async function readQuestion(
  db: Db,
  _actor: AdminActor,
  { conversationId, before }: Wanted,
): Promise<Answer<typeof supportApi.messages>> {
  const rows = await selectMessages(db)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(messagePageSize + 1);
  return {
    items: await presentForTeam(db, rows.slice(0, messagePageSize).reverse()),
    hasOlder: rows.length > messagePageSize,
  };
}

/** Messages as admins see them, with the names of team members. */
export async function presentForTeam(db: Db, rows: readonly MessageRow[]): Promise<SupportMessage[]> {
  const ids = new Set(rows.flatMap(({ senderId, senderSide }) => (senderSide === 'team' ? [senderId] : [])));
  const found = await db
    .select({ id: adminUsers.id, email: adminUsers.email })
    .from(adminUsers)
    .where(inArray(adminUsers.id, [...ids]));
  const emails = new Map(found.map(({ id, email }) => [id, email]));
  return rows.map((row) => ({ ...presentMessage(row, 'support'), by: emails.get(row.senderId) ?? null }));
}
