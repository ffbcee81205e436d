import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#web/lib/session.tsx';
import { loadOnce, loadQuietly } from '#web/ui/load-code.ts';

const loadKeeping = loadOnce(() => import('./keep-push.ts'));

/** Keeps this device subscribed. Its code is loaded after the page's. */
export function useKeptPush(): void {
  const userId = useSession().session?.user.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (!userId) return;
    let stopKeeping: (() => void) | undefined;
    const stopLoading = loadQuietly(loadKeeping, ({ keepPush }) => {
      stopKeeping = keepPush(userId, queries);
    });
    return () => {
      stopLoading();
      stopKeeping?.();
    };
  }, [userId, queries]);
}
