import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { adminApi, type UserFilter, type UserSort } from '#contract/admin/admin.ts';
import { diagnosticsApi } from '#contract/diagnostics/policy-reports.ts';
import { type ApprovalList, approvalsApi } from '#contract/operators/approvals.ts';
import { type AuditFilter, auditApi } from '#contract/operators/audit.ts';
import { type AdminSession, operatorsApi } from '#contract/operators/operators.ts';
import { settingsApi } from '#contract/operators/settings.ts';
import { adminLoginPath } from '#contract/site/sign-in-addresses.ts';
import { forgetAdmin, rememberAdmin } from '#web/admin/sign-in/admin-hint.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { onceOpened, pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';
import { mayBeSignedIn } from '#web/lib/stored-session.ts';

const sessionCode = () => import('#web/lib/session-store.ts');

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'admin.session_required';

/** The caller may have been signed out, or have another role than the page assumes. */
export const isSessionRefusal = (error: unknown): boolean =>
  isSignedOut(error) || (error instanceof ApiError && error.code === 'admin.not_permitted');

export const adminSessionQuery = queryOf(operatorsApi.session, {});

export const adminFiguresQuery = queryOf(adminApi.figures, {});

export const adminUsersQuery = (asked: UserFilter & { readonly sort: UserSort }, cursor: string | undefined) =>
  queryOptions({
    ...queryOf(adminApi.users, { query: { ...asked, cursor } }),
    placeholderData: keepPreviousData,
  });

export const adminUserQuery = (userId: string) =>
  queryOptions({ ...queryOf(adminApi.user, { params: { userId } }), ...onceOpened });

export const auditQuery = (filter: AuditFilter, cursor: string | undefined) =>
  queryOptions({ ...queryOf(auditApi.list, { query: { ...filter, cursor } }), placeholderData: keepPreviousData });

export const approvalsQuery = (list: ApprovalList) =>
  infiniteQueryOptions({ ...pagesOf(approvalsApi.list, { query: { list } }), refetchInterval: 30_000 });

export const approvalQuery = (approvalId: string) =>
  queryOptions(queryOf(approvalsApi.show, { params: { approvalId } }));

export const settingsQuery = queryOf(settingsApi.show, {});

export const settingsChangesQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(settingsApi.changes, { query: { cursor } }), placeholderData: keepPreviousData });

export const policyReportsQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(diagnosticsApi.policyReports, { query: { cursor } }), placeholderData: keepPreviousData });

/** All panel data cached by this browser. */
const ofPanel = {
  predicate: ({ queryKey: [, name] }: { queryKey: readonly unknown[] }) => / \/api\/admin\//.test(String(name)),
};

/** Cleanup after a completed sign-in in this browser. */
export function useEnterPanel(): (session: AdminSession) => void {
  const queries = useQueryClient();
  return (session) => {
    queries.removeQueries(ofPanel);
    queries.setQueryData(adminSessionQuery.queryKey, session);
    rememberAdmin(session);
  };
}

/** Signs out here, or on every device, and clears cached data. */
export function useLeavePanel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (where: 'here' | 'everywhere') =>
      call(where === 'here' ? operatorsApi.signOut : operatorsApi.signOutEverywhere, {}),
    onSuccess: async () => {
      forgetAdmin();
      queries.removeQueries(ofPanel);
      // The server has ended that session too: clears the browser's copy, and notifies the other tabs.
      if (mayBeSignedIn()) await (await sessionCode()).signOut(adminLoginPath).catch(() => {});
    },
  });
}
