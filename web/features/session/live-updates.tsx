import { tellNews } from '#web/lib/live-news.ts';
import { useSession } from '#web/lib/session.tsx';
import { accessToken, renewSession } from '#web/lib/session-store.ts';
import { useLiveStream } from './use-live-stream.ts';

/** Keeps what the portal shows current while it is open. */
export function LiveUpdates() {
  // The stream belongs to one person: another tab may have signed in somebody else.
  useLiveStream(useSession().session?.user.id, {
    token: accessToken,
    onRefused: (refused) => void renewSession(refused).catch(() => undefined),
    onNews: tellNews,
  });
  return null;
}
