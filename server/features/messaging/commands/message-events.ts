import { eventKind } from '#server/platform/events/event-kind.ts';

export interface MessageSent {
  readonly conversationId: string;
  readonly messageId: string;
  readonly senderId: string;
  /** All others who take part. */
  readonly recipientIds: readonly string[];
}

/** Somebody wrote, and others have it unread. Whether they want to be told is for who tells them. */
export const messageSent = eventKind<MessageSent>('message.sent');
