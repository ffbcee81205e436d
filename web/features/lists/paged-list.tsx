import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Page } from '#contract/paging.ts';
import { plural } from '#web/lib/format.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { QueryTrouble } from './query-trouble.tsx';

interface PagedListProps<Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Item>>, Error>;
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item, index: number) => ReactNode;
  /** The singular noun: "job". */
  readonly noun: string;
  /** The plural, if not with an s: "searches". */
  readonly nouns?: string;
  /** The empty state. */
  readonly empty: ReactNode;
}

/** A paginated list with its loading, error and empty states. */
export function PagedList<Item>({ query, keyOf, children, noun, nouns = `${noun}s`, empty }: PagedListProps<Item>) {
  if (query.isPending) return <SkeletonCards label={`Loading ${nouns}`} />;
  if (!query.data) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul className="grid gap-2.5 md:gap-4">
        {items.map((item, index) => (
          <li key={keyOf(item)} className="min-w-0">
            {children(item, index)}
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
        summary={`${plural(items.length, noun, nouns)}${query.hasNextPage ? ' so far' : ''}`}
      />
    </>
  );
}
