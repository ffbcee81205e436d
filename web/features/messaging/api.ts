import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type Conversation, conversationsApi, messagingChoicesApi } from '#contract/messaging/conversations.ts';
import { messageSearchApi } from '#contract/messaging/search.ts';
import type { Page } from '#contract/paging.ts';
import { answersOf, pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export type Side = 'rep' | 'business';
export type ConversationList = 'inbox' | 'archived';

export const conversationsQuery = (as: Side, list: ConversationList) =>
  pagesOf(conversationsApi.list, { query: { as, list } });

export const searchQuery = (as: Side, q: string) => pagesOf(messageSearchApi.search, { query: { as, q } });

export const conversationQuery = (conversationId: string) =>
  queryOf(conversationsApi.show, { params: { conversationId } });

export const unreadMessagesQuery = queryOf(conversationsApi.unread, {});

export const seenChoiceQuery = queryOf(messagingChoicesApi.show, {});

type Listed = InfiniteData<Page<Conversation>, unknown>;

/** Corrects the cached state of a conversation in every place that shows it. */
export function changeShown(queries: QueryClient, id: string, change: (shown: Conversation) => Conversation): void {
  const changed = (one: Conversation) => (one.id === id ? change(one) : one);
  queries.setQueriesData(
    answersOf(conversationsApi.show),
    (shown: Conversation | undefined) => shown && changed(shown),
  );
  queries.setQueriesData(answersOf(conversationsApi.list), (listed: Listed | undefined) => {
    if (!listed?.pages) return listed;
    return { ...listed, pages: listed.pages.map((page) => ({ ...page, items: page.items.map(changed) })) };
  });
}

/** The list's data, until its own is loaded. */
export function listedConversation(queries: QueryClient, id: string): Conversation | undefined {
  for (const [, listed] of queries.getQueriesData<Listed>(answersOf(conversationsApi.list))) {
    const found = listed?.pages?.flatMap(({ items }) => items).find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
