import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { call } from '#web/lib/api-client.ts';
import { staleAfter } from '#web/lib/endpoint-queries.ts';
import { useSession } from '#web/lib/session.tsx';
import { pushDevicesQuery } from './api.ts';
import { browserFacts, subscribeBrowser } from './browser-push.ts';
import { isFirstInSession } from './first-in-session.ts';
import { wantsPush } from './push-wish.ts';

/**
 * Subscribes anew whenever the app is opened, or signed in to, where somebody turned notifications on: browsers end
 * subscriptions without a word, after weeks or an update, and some never tell a service worker; signing out ends them too.
 */
export function useKeptPush(): void {
  const userId = useSession().session?.user.id;
  const queries = useQueryClient();
  useEffect(() => {
    if (!userId || !wantsPush(userId)) return;
    const { hasPush, permission } = browserFacts();
    if (!hasPush || permission !== 'granted' || !isFirstInSession(userId)) return;
    const renew = async () => {
      const { serverKey } = await queries.fetchQuery(pushDevicesQuery);
      await call(pushDevicesApi.keep, { body: await subscribeBrowser(serverKey) });
      await queries.invalidateQueries(staleAfter(pushDevicesApi.keep));
    };
    // The next start tries it again; until then the settings say that nothing comes.
    renew().catch(() => {});
  }, [userId, queries]);
}
