import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';

/** Sends queued messages, and announces new ones, on every page of the portal. */
export function MessagesBehind() {
  const { userId } = useMe();
  const queries = useQueryClient();
  useEffect(() => {
    let end: (() => void) | null = null;
    let over = false;
    // Its code is loaded after the page's; offline, with the next page.
    const begin = () =>
      void import('./background.ts')
        .then(({ followMessages }) => {
          if (!over) end = followMessages(userId, queries);
        })
        .catch(() => undefined);
    begin();
    return () => {
      over = true;
      end?.();
    };
  }, [userId, queries]);
  return null;
}
