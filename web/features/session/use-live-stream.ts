import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { atRest } from '#web/lib/at-rest.ts';
import { changedByEvent } from '#web/lib/changed-by-event.ts';
import type { openLive } from '#web/lib/live.ts';
import { queryClient, refresher } from '#web/lib/query-client.ts';

interface Stream extends Pick<Parameters<typeof openLive>[0], 'token' | 'onRefused'> {
  /** In addition to the invalidation. Null: after a break, anything may have changed. */
  readonly onNews?: (event: LiveEvent | null) => void;
}

/** @param owner the user; no stream without one, and a new stream for another */
export function useLiveStream(owner: string | undefined, { token, onRefused, onNews }: Stream): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done with the news does not change with its owner
  useEffect(() => {
    if (owner === undefined) return;
    const { hear } = refresher();
    // Events missed in between are made up for by refetching.
    const hearAll = () => {
      hear(Object.values(changedByEvent).flat());
      onNews?.(null);
    };
    let live: ReturnType<typeof openLive> | null = null;
    let over = false;
    const open = async () => {
      // The server repeats the events of the last half minute.
      await atRest(queryClient());
      const { openLive } = await import('#web/lib/live.ts');
      if (over || document.hidden) return;
      live ??= openLive({
        token,
        onEvent: (event) => {
          hear(changedByEvent[event.type]);
          onNews?.(event);
        },
        onReconnect: hearAll,
        onRefused,
      });
    };
    // Offline, without its code: the next time the tab is shown or the connection is back.
    const openSoon = () => void open().catch(() => {});
    // A browser allows a host six connections over HTTP/1.1: open streams of hidden tabs would starve the tab in use.
    const follow = () => {
      if (document.hidden) {
        live?.close();
        live = null;
      } else if (!live) {
        openSoon();
        hearAll();
      }
    };
    openSoon();
    window.addEventListener('online', openSoon);
    document.addEventListener('visibilitychange', follow);
    return () => {
      over = true;
      window.removeEventListener('online', openSoon);
      document.removeEventListener('visibilitychange', follow);
      live?.close();
    };
  }, [owner]);
}
