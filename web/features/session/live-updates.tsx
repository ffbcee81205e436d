import { useEffect } from 'react';
import { openLive } from '#web/lib/live.ts';
import { refresher } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/session.tsx';
import { accessToken, checkSession } from '#web/lib/session-store.ts';
import { staleAfterNews } from '#web/lib/staleness.ts';

/** Keeps what the portal shows current while it is open. */
export function LiveUpdates() {
  const userId = useSession().session?.user.id;
  useEffect(() => {
    // The stream belongs to one person: another tab may have signed in somebody else.
    if (userId === undefined) return;
    const { hear } = refresher();
    // Whatever was missed in between is read again.
    const hearAll = () => hear(Object.values(staleAfterNews).flat());
    let live: ReturnType<typeof openLive> | null = null;
    const open = () => {
      live ??= openLive({
        token: accessToken,
        onEvent: ({ type }) => hear(staleAfterNews[type]),
        onReconnect: hearAll,
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
        hearAll();
      }
    };
    if (!document.hidden) open();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      live?.close();
    };
  }, [userId]);
  return null;
}
