import { draftOf } from '#web/lib/drafts.ts';

/** Unsent text of a conversation. */
export const messageDraft = (conversationId: string, userId: string) =>
  draftOf('browser', `message-${conversationId}`, userId);
