import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contract/paging.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface DeskListProps<Head> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Head>>, Error>;
  /** Its name, and the text of its empty state. */
  readonly words: { readonly label: string; readonly empty: string; readonly nothing: string };
  readonly icon: ReactNode;
  readonly keyOf: (head: Head) => string;
  readonly children: (head: Head) => ReactNode;
}

/** A list of the inbox, beside the open item. */
export function DeskList<Head>({ query, words, icon, keyOf, children }: DeskListProps<Head>) {
  const { label, empty, nothing } = words;
  if (query.isPending) return <LoadingRows label={`Loading: ${label}`} />;
  if (!query.data) {
    return (
      <div className="p-4">
        <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  const heads = query.data.pages.flatMap((page) => page.items);
  if (heads.length === 0)
    return (
      <div className="p-4">
        <EmptyState icon={icon} title={empty}>
          {nothing}
        </EmptyState>
      </div>
    );
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {heads.map((head) => (
          <li key={keyOf(head)}>{children(head)}</li>
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

function LoadingRows({ label }: { readonly label: string }) {
  return (
    <div className="divide-y divide-line">
      <span role="status" className="sr-only">
        {label}
      </span>
      {[0, 1, 2, 3].map((one) => (
        <div key={one} className="grid gap-2 px-4 py-4">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-3.5 w-full" />
        </div>
      ))}
    </div>
  );
}
