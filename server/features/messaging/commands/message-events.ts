import { eventKind } from '#server/platform/events/event-kind.ts';

export interface MessageSent {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  /** All others who take part. */
  readonly recipientIds: readonly string[];
}

/** One of them wants nothing more to do with the other. */
export const pairBlocked = eventKind<{ readonly repId: string; readonly businessId: string }>('message.pair_blocked');

/** Somebody wrote, and others have it unread. Whether they want to be told is for who tells them. */
export const messageSent = eventKind<MessageSent>('message.sent');
