import { now } from '#server/platform/clock.ts';
import { mayBeLost } from '#server/platform/db/may-be-lost.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { refuseWriting } from '../access.ts';
import { findMember } from '../queries/find-member.ts';
import { memberStateOf } from '../queries/select-member-state.ts';

/** Publishes that the caller is typing, if they may write. */
export async function publishTyping(tx: Tx, actor: SignedInActor, conversationId: string): Promise<void> {
  mayBeLost(tx);
  const member = await findMember(tx.db, actor, conversationId);
  const closed = refuseWriting(memberStateOf(member));
  if (closed) throw new Refusal(closed);
  const { userId } = actor;
  const others = member.listeners.filter((one) => one !== userId);
  const at = now().toISOString();
  await publishLive(tx, others, { type: 'conversation.typing', conversationId, userId, at });
}
