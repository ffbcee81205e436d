import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { plural } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { type ConversationList, type Side, searchQuery } from './api.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsLoading } from './conversations-loading.tsx';
import { FoundMessage } from './found-message.tsx';

interface SearchResultsProps {
  readonly side: Side;
  readonly text: string;
  /** The target of the back link. */
  readonly list: ConversationList;
}

/** Replaces the list: conversations by name, then messages by text. */
export function SearchResults({ side, text, list }: SearchResultsProps) {
  const query = useInfiniteQuery(searchQuery(side, text));
  const [search] = useSearchParams();
  if (query.isPending) return <ConversationsLoading label="Searching" />;
  if (!query.data) {
    return (
      <div className="p-4">
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const [first] = query.data.pages;
  const named = first?.conversations ?? [];
  const messages = query.data.pages.flatMap((page) => page.items);
  const [open, message] = [search.get('conversation'), search.get('message')];
  const to = (conversation: string, position?: number) =>
    messagesAddress(side, {
      conversation,
      list: list === 'archived' ? list : undefined,
      search: text,
      message: position === undefined ? undefined : String(position),
    });
  const some = query.hasNextPage ? 'More than ' : '';
  return (
    <>
      <p role="status" className="sr-only">
        {messages.length + named.length === 0
          ? 'No results'
          : `${plural(named.length, 'conversation')}, ${some}${plural(messages.length, 'message')} found`}
      </p>
      {first?.searchedFor ? (
        <p className="px-4 pt-3 text-sm max-md:px-1">
          Showing results for <strong>{first.searchedFor}</strong>
        </p>
      ) : null}
      {messages.length + named.length === 0 ? (
        <div className="md:p-4">
          <EmptyState icon={<SearchX aria-hidden="true" />} title="No results">
            No conversations or messages match. Try fewer words, or just the start of a word.
          </EmptyState>
        </div>
      ) : null}
      {named.length > 0 ? (
        <section aria-labelledby="found-conversations">
          <Heading id="found-conversations">Conversations</Heading>
          <ul className="divide-y divide-line">
            {named.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  conversation={conversation}
                  to={to(conversation.id)}
                  active={conversation.id === open && message === null}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {messages.length > 0 ? (
        <section aria-labelledby="found-messages">
          <Heading id="found-messages">Messages</Heading>
          <ul className="divide-y divide-line">
            {messages.map((found) => (
              <li key={found.id}>
                <FoundMessage
                  found={found}
                  to={to(found.conversationId, found.position)}
                  active={found.conversationId === open && message === String(found.position)}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}

const Heading = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <h2 id={id} className="px-4 pt-3 pb-1 font-semibold text-ink-soft text-sm max-md:px-1">
    {children}
  </h2>
);
