import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { hearNews } from '#web/lib/live-news.ts';
import { unreadMessagesQuery } from './api.ts';
import { createDeliveries } from './deliveries.ts';
import { mailroomOf } from './mailroom.ts';
import { showReceipt } from './receipts.ts';

/**
 * Runs one user's messaging while their portal is open. Returns a function that stops it.
 * @param missed events from before this code was loaded
 */
export function followMessages(
  userId: string,
  queries: QueryClient,
  missed: readonly (LiveEvent | null)[],
): () => void {
  const room = mailroomOf(userId);
  const deliveries = createDeliveries({
    report: (conversations) => call(messagesApi.delivered, { body: { conversations } }),
    later: (act, ms) => setTimeout(act, ms),
  });

  /** Messages that arrived while nothing was open. */
  async function reportWaiting(afterBreak = false): Promise<void> {
    // A cached count may be from before the break.
    const { rep, business } = await queries.fetchQuery({ ...unreadMessagesQuery, ...(afterBreak && { staleTime: 0 }) });
    if (rep + business === 0) return;
    const { items } = await call(conversationsApi.list, { query: {} });
    for (const { id, unreadCount, lastPosition } of items) if (unreadCount > 0) deliveries.add(id, lastPosition);
  }

  function hear(news: LiveEvent | null): void {
    room.hear(news);
    if (news === null) void reportWaiting(true).catch(() => undefined);
    else if (news.type === 'message.created' && !room.outbox.hasSent(news.messageId)) {
      deliveries.add(news.conversationId, news.change);
    } else if (news.type === 'conversation.seen') showReceipt(queries, news);
  }

  const end = hearNews(hear);
  const goOn = () => room.outbox.go();
  window.addEventListener('online', goOn);
  document.addEventListener('visibilitychange', goOn);
  missed.forEach(hear);
  goOn();
  void reportWaiting().catch(() => undefined);
  return () => {
    end();
    window.removeEventListener('online', goOn);
    document.removeEventListener('visibilitychange', goOn);
  };
}
