import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { hearNews } from '#web/lib/live-news.ts';

/** Sends queued messages, and announces new ones, on every page of the portal. */
export function MessagesBehind() {
  const { userId } = useMe();
  const queries = useQueryClient();
  useEffect(() => {
    let end: (() => void) | null = null;
    let over = false;
    const missed: (LiveEvent | null)[] = [];
    const stop = hearNews((news) => missed.push(news));
    // Its code is loaded after the page's; offline, with the next page.
    const begin = () =>
      void import('./background.ts')
        .then(({ followMessages }) => {
          if (!over) end = followMessages(userId, queries, missed);
        })
        .catch(() => undefined)
        .finally(stop);
    begin();
    return () => {
      over = true;
      end?.();
    };
  }, [userId, queries]);
  return null;
}
