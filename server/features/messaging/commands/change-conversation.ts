import { and, eq } from 'drizzle-orm';
import type { Parsed } from '#contract/endpoint.ts';
import type { conversationsApi } from '#contract/messaging/conversations.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { conversationMembers, conversations } from '../tables.ts';
import { lockAsMember } from './lock-conversation.ts';

type Changes = Parsed<typeof conversationsApi.change>['body'] & { readonly conversationId: string };

export async function changeConversation(
  tx: Tx,
  actor: SignedInActor,
  { conversationId, muted, archived, repliesTo }: Changes,
): Promise<void> {
  const member = await lockAsMember(tx, actor, conversationId);
  if (repliesTo !== undefined) {
    if (member.kind !== 'job' || member.side !== 'business') throw new Refusal('conversation.not_yours_to_change');
    await tx.db.update(conversations).set({ repliesTo }).where(eq(conversations.id, conversationId));
  }
  const since = (chosen: boolean | undefined) => (chosen === undefined ? undefined : chosen ? now() : null);
  const choices = { mutedAt: since(muted), archivedAt: since(archived) };
  if (muted !== undefined || archived !== undefined)
    await tx.db
      .update(conversationMembers)
      .set(choices)
      .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.userId, actor.userId)));
  const told = repliesTo === undefined ? [actor.userId] : member.listeners;
  await publishLive(tx, told, { type: 'conversation.changed', conversationId });
}
