import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { authClient, type Session } from './session-store.ts';

export type SessionState =
  | { readonly status: 'loading' | 'signed-out'; readonly session: null }
  | { readonly status: 'signed-in'; readonly session: Session };

const SessionContext = createContext<SessionState>({ status: 'loading', session: null });

/** Tells everything below who is signed in, and changes with sign-in, sign-out and the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<SessionState>({ status: 'loading', session: null });
  useEffect(() => {
    const { data } = authClient().onAuthStateChange((_event, session) => {
      setState(session ? { status: 'signed-in', session } : { status: 'signed-out', session: null });
    });
    return () => data.subscription.unsubscribe();
  }, []);
  return <SessionContext value={state}>{children}</SessionContext>;
}

export const useSession = (): SessionState => useContext(SessionContext);
