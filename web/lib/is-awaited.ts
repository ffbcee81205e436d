import type { UseQueryResult } from '@tanstack/react-query';

/** Whether a query's first response is pending and hasn't failed yet. */
export const isAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean =>
  isLoading && failureCount === 0;
