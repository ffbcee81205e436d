import { eq, sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findMember, type Member } from '../queries/find-member.ts';
import { conversations } from '../tables.ts';

const lockedById = prepared('conversations_locked', (db, name) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, sql.placeholder('id')))
    // Not `for update`: that would also block rows that merely reference it.
    .for('no key update')
    .prepare(name),
);

export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await lockedById(tx.db).execute({ id });
}

/**
 * Locks the conversation and returns the caller's membership. Sends, edits, deletes and membership changes run one at a time,
 * so positions follow the order in which all members see them.
 */
export async function lockAsMember(
  tx: Tx,
  actor: { readonly userId: string },
  conversationId: string,
): Promise<Member> {
  tx.inPassing(lockConversation(tx, conversationId));
  // A separate statement in the same round trip: it sees the changes of the previous holder of the lock.
  return findMember(tx.db, actor, conversationId);
}
