import { publishNews } from '#web/lib/live-news.ts';
import { useSession } from '#web/lib/session.tsx';
import { accessToken, renewSession } from '#web/lib/session-store.ts';
import { useLiveStream } from './use-live-stream.ts';

/** Keeps the portal's data current while it is open. */
export function LiveUpdates() {
  // The stream belongs to one user: another one may have signed in in a different tab.
  useLiveStream(useSession().session?.user.id, {
    token: accessToken,
    onRefused: (refused) => void renewSession(refused).catch(() => undefined),
    onNews: publishNews,
  });
  return null;
}
