import { eventKind } from '#server/platform/events/event-kind.ts';

export interface MessageSent {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  /** All other members. */
  readonly recipientIds: readonly string[];
}

interface Pair {
  readonly repId: string;
  readonly businessId: string;
}

/** One of the pair blocked the other. */
export const pairBlocked = eventKind<Pair>('message.pair_blocked');
/** One of the pair removed their block. The other's block may remain. */
export const pairUnblocked = eventKind<Pair>('message.pair_unblocked');

/** A message was sent and is unread by its recipients. Subscribers decide whom to notify. */
export const messageSent = eventKind<MessageSent>('message.sent');
