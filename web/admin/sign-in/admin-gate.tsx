import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { AdminSession } from '#contract/operators/operators.ts';
import { adminLoginPath, adminPath, withDestination } from '#contract/site/sign-in-addresses.ts';
import { adminSessionQuery, isSessionRefusal, isSignedOut } from '#web/admin/people/api.ts';
import { Unreachable } from '#web/features/session/unreachable.tsx';
import { Waiting } from '#web/features/session/waiting.tsx';
import { forgetAdmin, rememberAdmin } from './admin-hint.ts';
import { AdminRoleContext } from './admin-role.ts';

const AdminContext = createContext<AdminSession | null>(null);

/** The signed-in administrator; only available inside the panel. */
export function useAdmin(): AdminSession {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin stands outside the AdminGate.');
  return admin;
}

/** Admits users whom the server knows as administrators, and rechecks while the panel is open. */
export function AdminGate({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ ...adminSessionQuery, refetchInterval: 60_000 });
  const over = isSignedOut(error);
  const { pathname, search } = useLocation();
  /** After signing out, mostly by choice, an admin starts over. */
  const entered = useRef(false);
  if (data) entered.current = true;

  useEffect(() => {
    if (over) forgetAdmin();
    else if (data) rememberAdmin(data);
  }, [over, data]);

  // Other requests of the panel may find out first.
  useEffect(() => {
    const { queryKey } = adminSessionQuery;
    const lookAgain = (error: unknown) => {
      if (isSessionRefusal(error)) void queries.invalidateQueries({ queryKey });
    };
    const ends = [
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.query.queryKey[1] !== queryKey[1]) lookAgain(event.action.error);
      }),
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') lookAgain(event.action.error);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [queries]);

  if (over) {
    const here = pathname + search;
    return (
      <Navigate to={withDestination(adminLoginPath, entered.current || here === adminPath ? null : here)} replace />
    );
  }
  if (data) {
    return (
      <AdminContext value={data}>
        <AdminRoleContext value={data.role}>{children}</AdminRoleContext>
      </AdminContext>
    );
  }
  if (error) return <Unreachable error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Waiting />;
}
