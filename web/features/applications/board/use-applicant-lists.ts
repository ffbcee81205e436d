import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { Page } from '#contract/paging.ts';
import { receivedQuery } from '#web/features/applications/api.ts';
import type { BoardPlace } from './board-address.ts';

export interface ApplicantList {
  readonly name: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<ReceivedApplication>>, Error>;
}

/** In list order. */
export interface ApplicantOrder {
  readonly name: string;
  readonly ids: readonly string[];
  /** The source of the next page; null when these are all. */
  readonly more: ApplicantList['query'] | null;
}

/** As far as loaded. */
export const itemsOf = ({ query }: ApplicantList): ReceivedApplication[] =>
  query.data?.pages.flatMap(({ items }) => items) ?? [];

export const orderOf = (list: ApplicantList): ApplicantOrder => ({
  name: list.name,
  ids: itemsOf(list).map(({ id }) => id),
  more: list.query,
});

export const boardStatuses = ['pending', 'interview', 'accepted', 'rejected'] as const satisfies ApplicationStatus[];

/** Former candidates, listed separately. */
export const offBoard = ['withdrawn', 'ended'] as const satisfies ApplicationStatus[];

export const isOffBoard = (status: ApplicationStatus | undefined): boolean => offBoard.some((one) => one === status);

/** No action to select them for. */
export const isOut = (status: ApplicationStatus): boolean => status === 'rejected' || isOffBoard(status);

/** Every column of the board, or the single list of a narrow screen; lists off the screen are not fetched. */
export function useApplicantLists(jobId: string, { show, criteria }: BoardPlace, board: boolean) {
  // While other filters load, the previous results stay.
  const query = (status: ApplicationStatus | undefined, enabled: boolean) => ({
    ...receivedQuery(jobId, status, criteria),
    enabled,
    placeholderData: keepPreviousData,
  });
  const column = (status: ApplicationStatus) => query(status, board);
  const columns: Record<(typeof boardStatuses)[number], ApplicantList> = {
    pending: { name: 'pending', query: useInfiniteQuery(column('pending')) },
    interview: { name: 'interview', query: useInfiniteQuery(column('interview')) },
    accepted: { name: 'accepted', query: useInfiniteQuery(column('accepted')) },
    rejected: { name: 'rejected', query: useInfiniteQuery(column('rejected')) },
  };
  const list: ApplicantList = {
    name: show ?? 'all',
    query: useInfiniteQuery({ ...receivedQuery(jobId, show, criteria), enabled: !board }),
  };
  return { columns, list, onScreen: board ? Object.values(columns) : [list] };
}
