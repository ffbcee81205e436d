import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import type { SupportList } from '#contract/messaging/options.ts';
import { type ReportList, reportsApi } from '#contract/messaging/reports.ts';
import { type Question, supportApi } from '#contract/messaging/support.ts';
import type { Viewer } from '#web/features/messaging/attachments/message-file.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { answersOf, onceOpened, pagesOf, queryOf, writing } from '#web/lib/endpoint-queries.ts';

export const questionsQuery = (list: SupportList) => pagesOf(supportApi.list, { query: { list } });

export const questionCountsQuery = queryOptions({ ...queryOf(supportApi.counts, {}), refetchInterval: 60_000 });

export const teamQuery = queryOf(supportApi.team, {});

export const questionQuery = (conversationId: string) => queryOf(supportApi.show, { params: { conversationId } });

export const deskViewer: Viewer = {
  side: null,
  linkOf: ({ id: messageId, conversationId }, { fileId }) =>
    call(supportApi.file, { params: { conversationId, messageId, fileId } }),
};

/** Each view of a file is recorded, and an admin chooses whether to see content reported as abuse. */
export const reportViewer = (reportId: string): Viewer => ({
  side: null,
  linkOf: ({ id: messageId }, { fileId }) => call(reportsApi.file, { params: { reportId, messageId, fileId } }),
  asks: true,
});

const firstPage: number | undefined = undefined;

/** The last page first. */
export const questionMessagesQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: [...answersOf(supportApi.messages).queryKey, { params: { conversationId } }, 'pages'],
    queryFn: ({ pageParam: before, signal }) =>
      call(supportApi.messages, { params: { conversationId }, query: { before } }, { signal }),
    initialPageParam: firstPage as number | undefined,
    getNextPageParam: ({ hasOlder, items: [oldest] }) => (hasOlder ? oldest?.position : undefined),
  });

export const cannedAnswersQuery = queryOf(cannedAnswersApi.list, {});

export const reportsQuery = (list: ReportList) => pagesOf(reportsApi.list, { query: { list } });

export const reportCountsQuery = queryOptions({ ...queryOf(reportsApi.counts, {}), refetchInterval: 60_000 });

export const reportQuery = (reportId: string) =>
  queryOptions({ ...queryOf(reportsApi.show, { params: { reportId } }), ...onceOpened });

type QuestionEndpoint = Endpoint & { readonly response: typeof supportApi.take.response };

/** Actions on a question; each returns the question in its new state. */
export function useQuestionAct<const E extends QuestionEndpoint>(endpoint: E, conversationId: string) {
  const queries = useQueryClient();
  const { queryKey } = questionQuery(conversationId);
  return useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input) as Promise<Question>,
    meta: writing(endpoint),
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    // Another admin was faster, or the user wrote: refetch, so that the screen shows it.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
