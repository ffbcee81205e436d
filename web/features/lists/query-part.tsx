import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QueryTrouble } from './query-trouble.tsx';

interface QueryPartProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is loading, for screen readers. */
  readonly label: string;
  /** A class for the height of the content, if it is much more than two lines: content below would jump. */
  readonly height?: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page backed by one query: its data, its loading state, or its error. */
export function QueryPart<Data>({ query, label, height, children }: QueryPartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <div data-pending="" className={clsx('grid content-start gap-3', height)}>
      <Skeleton className="h-5 w-2/3" label={label} />
      <Skeleton className="h-5 w-1/2" />
    </div>
  );
}
