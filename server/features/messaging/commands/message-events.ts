import { eventKind } from '#server/platform/events/event-kind.ts';

export interface MessageSent {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  /** All others who take part. */
  readonly recipientIds: readonly string[];
}

interface Pair {
  readonly repId: string;
  readonly businessId: string;
}

/** One of them wants nothing more to do with the other. */
export const pairBlocked = eventKind<Pair>('message.pair_blocked');
/** One of them has thought better of it; the other may have blocked them as well. */
export const pairUnblocked = eventKind<Pair>('message.pair_unblocked');

/** Somebody wrote, and others have it unread. Whether they want to be told is for who tells them. */
export const messageSent = eventKind<MessageSent>('message.sent');
