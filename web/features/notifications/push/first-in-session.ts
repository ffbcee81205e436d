import { sessionState, watchSession } from '#web/lib/session-store.ts';

let seen: string | null = null;

/** Whether this is the first call for this user since the app was opened or since they signed in again. */
export function isFirstInSession(userId: string): boolean {
  if (seen === userId) return false;
  seen = userId;
  const stop = watchSession(() => {
    if (sessionState().session?.user.id === userId) return;
    stop();
    if (seen === userId) seen = null;
  });
  return true;
}
