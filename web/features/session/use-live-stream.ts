import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { changedByEvent } from '#web/lib/changed-by-event.ts';
import { openLive } from '#web/lib/live.ts';
import { refresher } from '#web/lib/query-client.ts';

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
    const open = () => {
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
  }, [owner]);
}
