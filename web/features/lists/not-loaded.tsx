import type { UseQueryResult } from '@tanstack/react-query';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { QueryTrouble } from './query-trouble.tsx';

interface NotLoadedProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is loading, for screen readers. */
  readonly label: string;
  /** The expected number of cards. */
  readonly count?: number;
}

/** Replaces content that hasn't loaded: a loading state, or an error. */
export function NotLoaded({ query: { error, isFetching, refetch }, ...cards }: NotLoadedProps) {
  if (!error) return <SkeletonCards {...cards} />;
  return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
}
