import type { UseQueryResult } from '@tanstack/react-query';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { QueryTrouble } from './query-trouble.tsx';

interface NotLoadedProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is loading, for screen readers. */
  readonly label: string;
  /** How many cards it will be. */
  readonly count?: number;
}

/** In the place of what has not come yet: that it loads, or that it could not be loaded. */
export function NotLoaded({ query: { error, isFetching, refetch }, ...cards }: NotLoadedProps) {
  if (!error) return <SkeletonCards {...cards} />;
  return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
