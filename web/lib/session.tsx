import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { reconnect, type SessionState, sessionState, watchSession } from './session-store.ts';

const notYet: SessionState = { status: 'loading', session: null };

/** The signed-in user: changes with sign-in, sign-out, the other tabs and the server. */
export const useSession = (): SessionState => useSyncExternalStore(watchSession, sessionState, () => notYet);

/** Keeps the session alive while its pages are open, also through a time without connection. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const onOnline = () => reconnect();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return children;
}
