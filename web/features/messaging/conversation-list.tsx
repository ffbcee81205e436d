import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { conversationsQuery, type ConversationList as ListName, type Side } from './api.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationsLoading } from './conversations-loading.tsx';

interface ConversationListProps {
  readonly side: Side;
  readonly list: ListName;
  /** The open one. */
  readonly conversationId: string | null;
}

/** The user's conversations, latest message first. */
export function ConversationList({ side, list, conversationId }: ConversationListProps) {
  const query = useInfiniteQuery(conversationsQuery(side, list));
  const archived = list === 'archived' ? list : undefined;
  if (query.isPending) return <ConversationsLoading label="Loading conversations" />;
  if (!query.data) {
    return (
      <div className="p-4">
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 ? (
        <Nothing side={side} list={list} />
      ) : (
        <ul aria-label="Conversations" className="divide-y divide-line">
          {items.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                to={messagesAddress(side, { conversation: conversation.id, list: archived })}
                active={conversation.id === conversationId}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
      <p className="px-4 py-3 text-center text-sm">
        <TextLink to={messagesAddress(side, archived ? {} : { list: 'archived' })}>
          {archived ? 'Back to all messages' : 'Archived conversations'}
        </TextLink>
      </p>
    </>
  );
}

const nothing: Record<ListName, { readonly title: string; readonly rep: string; readonly business: string }> = {
  inbox: {
    title: 'No messages yet',
    rep: 'Once you’ve applied for a job, you can message the business from My Applications.',
    business: 'Message an applicant from their application, or the reps you hired from My Team.',
  },
  archived: {
    title: 'No archived conversations',
    rep: 'Archived conversations stay here until a new message arrives.',
    business: 'Archived conversations stay here until a new message arrives.',
  },
};

function Nothing({ side, list }: Pick<ConversationListProps, 'side' | 'list'>) {
  return (
    <div className="md:p-4">
      <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={nothing[list].title}>
        {nothing[list][side]}
      </EmptyState>
    </div>
  );
}
