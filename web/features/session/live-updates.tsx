import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { openLive } from '#web/lib/live.ts';
import { accessToken } from '#web/lib/session-store.ts';

/** Which cached answers each kind of event makes stale, by the first part of their key. */
const touched: Record<LiveEvent['type'], readonly string[]> = {
  'application.changed': ['applications', 'jobs', 'dashboard'],
  'job.changed': ['jobs', 'applications', 'dashboard'],
};

/** Keeps what the portal shows current while it is open. */
export function LiveUpdates() {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (roots: readonly string[]) => {
      for (const root of roots) void queries.invalidateQueries({ queryKey: [root] });
    };
    const live = openLive({
      token: accessToken,
      onEvent: (event) => refresh(touched[event.type]),
      // Whatever was missed in between is read again.
      onReconnect: () => refresh([...new Set(Object.values(touched).flat())]),
    });
    return () => live.close();
  }, [queries]);
  return null;
}
