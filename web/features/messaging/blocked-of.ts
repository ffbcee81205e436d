import { ApiError } from '#web/lib/api-client.ts';

/** The refusal to open a conversation, with messages, in which one has blocked the other. */
export function blockedOf(
  error: unknown,
): { readonly conversationId: string; readonly title: string; readonly detail: string } | null {
  if (!(error instanceof ApiError && error.code === 'conversation.blocked' && error.about)) return null;
  return { conversationId: error.about, title: error.title, detail: error.message };
}

export type Blocked = NonNullable<ReturnType<typeof blockedOf>>;
