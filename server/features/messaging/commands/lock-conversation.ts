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
    // Not for update: that would also hold up rows that merely refer to it.
    .for('no key update')
    .prepare(name),
);

export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await lockedById(tx.db).execute({ id });
}

/**
 * What is written, edited and deleted here, and who takes part, is decided by one at a time: so its numbers are those of the
 * order in which all see it.
 */
export async function lockAsMember(
  tx: Tx,
  actor: { readonly userId: string },
  conversationId: string,
): Promise<Member> {
  tx.inPassing(lockConversation(tx, conversationId));
  // A statement of its own, sent together with it: it sees what whoever had the lock before has done.
  return findMember(tx.db, actor, conversationId);
}
