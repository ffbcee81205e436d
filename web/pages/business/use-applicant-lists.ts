import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { receivedQuery } from '#web/features/applications/api.ts';
import type { ApplicantList } from './applicant-lists.ts';

export const boardStatuses = ['pending', 'interview', 'accepted', 'rejected'] as const satisfies ApplicationStatus[];

/** Every column of the board, or the one list of a narrow screen; whichever is not on the screen is not asked for. */
export function useApplicantLists(jobId: string, show: ApplicationStatus | undefined, board: boolean) {
  const column = (status: ApplicationStatus) => ({ ...receivedQuery(jobId, status), enabled: board });
  const columns: Record<(typeof boardStatuses)[number], ApplicantList> = {
    pending: { name: 'pending', query: useInfiniteQuery(column('pending')) },
    interview: { name: 'interview', query: useInfiniteQuery(column('interview')) },
    accepted: { name: 'accepted', query: useInfiniteQuery(column('accepted')) },
    rejected: { name: 'rejected', query: useInfiniteQuery(column('rejected')) },
  };
  const list: ApplicantList = {
    name: show ?? 'all',
    query: useInfiniteQuery({ ...receivedQuery(jobId, show), enabled: !board }),
  };
  return { columns, list, onScreen: board ? Object.values(columns) : [list] };
}
