import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#contract/live.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { hearNews } from '#web/lib/live-news.ts';
import { loadOnce, loadQuietly } from '#web/ui/load-code.ts';

const loadBackground = loadOnce(() => import('./background.ts'));

/** Milliseconds in which a page's own code and content arrive on a slow connection. */
const restMs = 5000;

/** Sends queued messages, and announces new ones, on every page of the portal. Its code is loaded after the page's. */
export function MessagesBehind() {
  const { userId } = useMe();
  const queries = useQueryClient();
  useEffect(() => {
    const missed: (LiveEvent | null)[] = [];
    const stopHearing = hearNews((news) => missed.push(news));
    let stopFollowing: (() => void) | null = null;
    const stopLoading = loadQuietly(
      loadBackground,
      ({ followMessages }) => {
        stopHearing();
        stopFollowing = followMessages(userId, queries, missed);
      },
      { waitMs: restMs },
    );
    return () => {
      stopLoading();
      stopHearing();
      stopFollowing?.();
    };
  }, [userId, queries]);
  return null;
}
