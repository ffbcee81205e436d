import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi, type ReceivedApplication } from '#contract/applications/applications.ts';
import { type ApplicantFilters, type ReceivedQuery, shortlistApi } from '#contract/applications/board.ts';
import type { ApplicationStatus, TrackerGroup } from '#contract/applications/options.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import type { Page } from '#contract/paging.ts';
import { call } from '#web/lib/api-client.ts';
import { answersOf, pagesOf, queryOf, writing } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';

export const trackerQuery = (group: TrackerGroup) => pagesOf(applicationsApi.track, { query: { group } });

/** One application. */
export const trackedQuery = (application: string) => pagesOf(applicationsApi.track, { query: { application } });

export const trackerCountsQuery = queryOf(applicationsApi.trackerCounts, {});

/** Of all jobs, or of one. */
export const allReceivedQuery = (query: {
  readonly jobId?: string | undefined;
  readonly status?: ApplicationStatus | undefined;
}) => pagesOf(allReceivedApi.list, { query });

export const receivingJobsQuery = queryOf(allReceivedApi.jobs, {});

/** Filters and sort order of a job's applicants. */
export type ApplicantCriteria = Omit<ReceivedQuery, 'cursor' | 'status'>;

/** @param status undefined for all of them */
export const receivedQuery = (jobId: string, status: ApplicationStatus | undefined, criteria: ApplicantCriteria = {}) =>
  pagesOf(applicationsApi.listReceived, { params: { jobId }, query: { ...criteria, status } });

export const receivedCountsQuery = (jobId: string, query: ApplicantFilters = {}) =>
  queryOf(applicationsApi.receivedCounts, { params: { jobId }, query });

const oneReceived = (applicationId: string) => queryOf(applicationsApi.showReceived, { params: { applicationId } });

/** One applicant, shown immediately from a list that has them. */
export const receivedOneQuery = (queries: QueryClient, applicationId: string) =>
  queryOptions({ ...oneReceived(applicationId), placeholderData: () => inLists(queries, applicationId) });

function inLists(queries: QueryClient, applicationId: string): ReceivedApplication | undefined {
  return queries
    .getQueriesData<{ pages: Page<ReceivedApplication>[] }>(answersOf(applicationsApi.listReceived))
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find(({ id }) => id === applicationId);
}

export const standingByQuery = queryOf(standingByApi.list, {});

export const repNoteQuery = (applicationId: string) => queryOf(repNotesApi.show, { params: { applicationId } });

/** Adds to or removes from the shortlist, and updates every place that shows the applicant. */
export function useShortlist(applicationId: string) {
  const queries = useQueryClient();
  return useMutation({
    // Serialised: the last press counts.
    scope: { id: `shortlist ${applicationId}` },
    mutationFn: (wanted: boolean) =>
      call(wanted ? shortlistApi.add : shortlistApi.remove, { params: { applicationId } }),
    meta: writing(shortlistApi.add),
    onSuccess: (_, shortlisted) => {
      queries.setQueryData(oneReceived(applicationId).queryKey, (one) => one && { ...one, shortlisted });
    },
    onError: (error) => failureToast('We couldn’t save this', error),
  });
}
