import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract/live.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { hearNews } from '#web/lib/live-news.ts';
import { changeShown, unreadMessagesQuery } from './api.ts';
import { createDeliveries } from './deliveries.ts';
import { mailroomOf } from './mailroom.ts';

/** Runs one user's messaging while their portal is open. Returns a function that stops it. */
export function followMessages(userId: string, queries: QueryClient): () => void {
  const room = mailroomOf(userId);
  const deliveries = createDeliveries({
    report: (conversations) => call(messagesApi.delivered, { body: { conversations } }),
    later: (act, ms) => setTimeout(act, ms),
  });

  /** Messages that arrived while nothing was open. */
  async function reportWaiting(): Promise<void> {
    const { rep, business } = await queries.fetchQuery(unreadMessagesQuery);
    if (rep + business === 0) return;
    const { items } = await call(conversationsApi.list, { query: {} });
    for (const { id, unreadCount, lastPosition } of items) if (unreadCount > 0) deliveries.add(id, lastPosition);
  }

  function hear(news: LiveEvent | null): void {
    room.hear(news);
    if (news === null) void reportWaiting().catch(() => undefined);
    else if (news.type === 'message.created' && !room.outbox.hasSent(news.messageId)) {
      deliveries.add(news.conversationId, news.change);
    } else if (news.type === 'conversation.seen') showSeen(queries, news);
  }

  const end = hearNews(hear);
  const goOn = () => room.outbox.go();
  window.addEventListener('online', goOn);
  document.addEventListener('visibilitychange', goOn);
  goOn();
  void reportWaiting().catch(() => undefined);
  return () => {
    end();
    window.removeEventListener('online', goOn);
    document.removeEventListener('visibilitychange', goOn);
  };
}

type Seen = Extract<LiveEvent, { type: 'conversation.seen' }>;

function showSeen(queries: QueryClient, { conversationId, userId, deliveredUpTo, seenUpTo }: Seen): void {
  changeShown(queries, conversationId, (shown) => ({
    ...shown,
    participants: shown.participants.map((one) =>
      one.userId === userId
        ? {
            ...one,
            deliveredUpTo: Math.max(one.deliveredUpTo ?? 0, deliveredUpTo),
            seenUpTo: seenUpTo === null ? null : Math.max(one.seenUpTo ?? 0, seenUpTo),
          }
        : one,
    ),
  }));
}
