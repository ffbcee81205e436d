import type { QueryClient } from '@tanstack/react-query';
import { mostPushDevices } from '#contract/notifications/options.ts';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { staleAfter } from '#web/lib/endpoint-queries.ts';
import { sessionId, sessionState, watchSession } from '#web/lib/session-store.ts';
import { keepBrowser, pushDevicesQuery } from './api.ts';
import { browserFacts, isSubscribed } from './browser-push.ts';
import { isFirstInSession } from './first-in-session.ts';
import { isRenewed } from './push-status.ts';
import { keptFor, rememberEnded, rememberWanted, wantsPush, wasEnded } from './push-wish.ts';

/**
 * Resubscribes whenever the app is opened or signed in to, if the user turned notifications on: browsers end
 * subscriptions silently, after weeks or an update, and some never notify a service worker; signing out ends them too.
 * Returns a function that stops watching for a sign-out.
 */
export function keepPush(userId: string, queries: QueryClient): () => void {
  const { hasPush, permission } = browserFacts();
  if (wantsPush(userId) && !wasEnded(userId) && hasPush && permission === 'granted' && isFirstInSession(userId))
    // The next start retries; until then the settings show that notifications don't arrive.
    renew(queries, userId).catch(() => {});
  return watchSession(() => rememberSignOut(userId));
}

async function renew(queries: QueryClient, userId: string): Promise<void> {
  const { serverKey, items } = await queries.fetchQuery(pushDevicesQuery);
  const status = {
    ...{ keptFor: keptFor(userId), sessionId: sessionId() },
    isKept: items.some((one) => one.current),
    isSubscribed: await isSubscribed(serverKey),
    isFull: items.length >= mostPushDevices,
  };
  if (!isRenewed(status)) return rememberEnded(userId);
  // If the response is lost, the browser has another endpoint than the server, and doesn't count as ended.
  rememberWanted(userId);
  await keepBrowser(userId, serverKey);
  await queries.invalidateQueries(staleAfter(pushDevicesApi.keep));
}

/** A user who signs out here and returns has it as before; one whose session was ended from elsewhere doesn't. */
function rememberSignOut(userId: string): void {
  const now = sessionState();
  if (now.status === 'signed-out' && !now.ended && keptFor(userId) !== null) rememberWanted(userId);
}
