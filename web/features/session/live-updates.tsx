import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { openLive } from '#web/lib/live.ts';
import { useSession } from '#web/lib/session.tsx';
import { accessToken, checkSession } from '#web/lib/session-store.ts';

/** Which cached answers each kind of event makes stale, by the first part of their key. */
const touched: Record<LiveEvent['type'], readonly string[]> = {
  'application.changed': ['applications', 'jobs', 'dashboard', 'training'],
  'job.changed': ['jobs', 'applications', 'dashboard'],
  'legal.changed': ['legal'],
  'ledger.changed': ['dashboard'],
  'notification.changed': ['notifications'],
};

/** Keeps what the portal shows current while it is open. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const userId = useSession().session?.user.id;
  useEffect(() => {
    // The stream belongs to one person: another tab may have signed in somebody else.
    if (userId === undefined) return;
    const refresh = (roots: readonly string[]) => {
      for (const root of roots) void queries.invalidateQueries({ queryKey: [root] });
    };
    // Whatever was missed in between is read again.
    const refreshAll = () => refresh([...new Set(Object.values(touched).flat())]);
    let live: ReturnType<typeof openLive> | null = null;
    const open = () => {
      live ??= openLive({
        token: accessToken,
        onEvent: (event) => refresh(touched[event.type]),
        onReconnect: refreshAll,
        onRefused: () => void checkSession().catch(() => undefined),
      });
    };
    // A browser allows a host six connections over HTTP/1.1: open streams of hidden tabs would starve the tab in use.
    const follow = () => {
      if (document.hidden) {
        live?.close();
        live = null;
      } else if (!live) {
        open();
        refreshAll();
      }
    };
    if (!document.hidden) open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      live?.close();
    };
  }, [queries, userId]);
  return null;
}
