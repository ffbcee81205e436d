import { and, eq, or } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { findProfileOwners } from '../../profiles/queries.ts';
import { findMember } from '../queries/find-member.ts';
import { conversations, messageBlocks } from '../tables.ts';
import { pairBlocked, pairUnblocked } from './message-events.ts';

/** Blocks the other party: neither can write to the other, in any of their conversations. */
export async function blockOther(tx: Tx, actor: SignedInActor, conversationId: string): Promise<void> {
  const { otherId, pair, tell } = await holdPair(tx, actor, conversationId);
  await tx.db
    .insert(messageBlocks)
    .values({ blockerId: actor.userId, blockedId: otherId, createdAt: now() })
    .onConflictDoNothing();
  await tx.emit(pairBlocked, pair);
  await tell();
}

/** Removes the caller's own block. A block by the other party stays. */
export async function unblockOther(tx: Tx, actor: SignedInActor, conversationId: string): Promise<void> {
  const { otherId, pair, tell } = await holdPair(tx, actor, conversationId);
  const { rowCount } = await tx.db
    .delete(messageBlocks)
    .where(and(eq(messageBlocks.blockerId, actor.userId), eq(messageBlocks.blockedId, otherId)));
  if (rowCount) await tx.emit(pairUnblocked, pair);
  await tell();
}

/** Locks the pair's conversations and returns whom the caller writes to. Waits for messages in flight; later ones see the change. */
async function holdPair(tx: Tx, actor: SignedInActor, conversationId: string) {
  const { userId } = actor;
  const { kind, side, businessId, ...member } = await findMember(tx.db, actor, conversationId);
  const repId = side === 'rep' ? actor.repId : member.repId;
  if (businessId === null || repId === null || (kind === 'job' && side === 'business'))
    throw new Refusal('conversation.not_yours_to_change');
  const [otherId] = await findProfileOwners(tx.db, side === 'rep' ? { businessId } : { repId });
  if (otherId === undefined) throw new Refusal('conversation.not_yours_to_change');
  const { id } = conversations;
  const ofPair = and(eq(conversations.repId, repId), eq(conversations.businessId, businessId));
  const rows = await tx.db
    .select({ id, kind: conversations.kind })
    .from(conversations)
    .where(or(eq(id, conversationId), ofPair))
    .orderBy(id)
    .for('no key update');
  const tell = () =>
    publishLiveNews(
      tx,
      rows.flatMap((row) =>
        [userId, otherId].map((one) => ({
          userId: one,
          event: { type: 'conversation.changed', conversationId: row.id },
        })),
      ),
    );
  return { otherId, pair: { repId, businessId }, tell };
}
