import { sessionState, watchSession } from '#web/lib/session-store.ts';

let seen: string | null = null;

/** Whether it is asked for this person for the first time since the app was opened, or since they signed in anew. */
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
