import type { UseQueryResult } from '@tanstack/react-query';

/** Whether a query's first answer is on its way and has not failed once. */
export const isAwaited = ({ isLoading, failureCount }: Pick<UseQueryResult, 'isLoading' | 'failureCount'>): boolean =>
  isLoading && failureCount === 0;
