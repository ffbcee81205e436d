import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { atRest } from '#web/lib/at-rest.ts';

/** Stores what the portal shows for the offline page, from when it has come to rest. */
export function useLastSeen(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let over = false;
    let stop = () => {};
    atRest(queries)
      .then(() => import('./keep-last-seen.ts'))
      .then(({ keepLastSeen }) => {
        if (!over) stop = keepLastSeen(queries);
      })
      // Offline, without its code: the next page tries again.
      .catch(() => {});
    return () => {
      over = true;
      stop();
    };
  }, [queries]);
}
