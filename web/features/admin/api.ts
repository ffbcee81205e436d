import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminApi } from '#contract/admin.ts';
import type { CallInput, Endpoint, Result } from '#contract/endpoint.ts';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { auditApi } from '#contract/operators/audit.ts';
import { type AdminSession, operatorsApi } from '#contract/operators/operators.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { forgetAdmin, rememberAdmin } from './admin-hint.ts';

const sessionKey = ['admin', 'session'] as const;

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'admin.session_required';

interface Asking {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** A call of the panel. Where the session turns out to be over, the gate around the panel is told. */
export async function ask<const E extends Endpoint>(
  { client, signal }: Asking,
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<E>> {
  try {
    return await call(endpoint, input, { signal });
  } catch (error) {
    if (isSignedOut(error)) void client.invalidateQueries({ queryKey: sessionKey });
    throw error;
  }
}

export const adminSessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => call(operatorsApi.session, {}, { signal }),
});

export const adminFiguresQuery = queryOptions({
  queryKey: ['admin', 'figures'],
  queryFn: (context) => ask(context, adminApi.figures, {}),
});

export const adminUsersQuery = (search: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'users', search, cursor],
    queryFn: (context) => ask(context, adminApi.users, { query: { search: search || undefined, cursor } }),
    placeholderData: keepPreviousData,
  });

/** Each look is recorded, so it happens once for each time somebody opens it. */
export const adminUserQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'user', userId],
    queryFn: (context) => ask(context, adminApi.user, { params: { userId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export const adminJobsQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'jobs', cursor],
    queryFn: (context) => ask(context, allJobsApi.list, { query: { cursor } }),
    placeholderData: keepPreviousData,
  });

export const adminJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['admin', 'job', jobId],
    queryFn: (context) => ask(context, allJobsApi.show, { params: { jobId } }),
  });

export const auditQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'audit', cursor],
    queryFn: (context) => ask(context, auditApi.list, { query: { cursor } }),
    placeholderData: keepPreviousData,
  });

/** What a finished sign-in leaves behind in this browser. */
export function useEnterPanel(): (session: AdminSession) => void {
  const queries = useQueryClient();
  return (session) => {
    queries.removeQueries({ queryKey: ['admin'] });
    queries.setQueryData(sessionKey, session);
    rememberAdmin(session);
  };
}

/** Signs out here, or on every device, and forgets what this browser was shown. */
export function useLeavePanel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      call(where === 'here' ? operatorsApi.signOut : operatorsApi.signOutEverywhere, {}),
    onSuccess: () => {
      forgetAdmin();
      queries.removeQueries({ queryKey: ['admin'] });
    },
  });
}
