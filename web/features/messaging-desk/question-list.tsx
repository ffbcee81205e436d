import { useInfiniteQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { SupportList } from '#contract/messaging/support.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { questionsQuery } from './api.ts';
import { listWords } from './desk-words.ts';
import { LoadingRows } from './loading-rows.tsx';
import { QuestionRow } from './question-row.tsx';

interface QuestionListProps {
  readonly list: SupportList;
  /** The one that is open. */
  readonly open: string | null;
}

export function QuestionList({ list, open }: QuestionListProps) {
  const query = useInfiniteQuery(questionsQuery(list));
  const { label, empty, nothing } = listWords[list];
  if (query.isPending) return <LoadingRows label={`Loading: ${label}`} />;
  if (!query.data)
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <div className="p-4">
        <EmptyState icon={<Coffee aria-hidden="true" />} title={empty}>
          {nothing}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {items.map((head) => (
          <li key={head.conversationId}>
            <QuestionRow head={head} part={list} active={head.conversationId === open} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
