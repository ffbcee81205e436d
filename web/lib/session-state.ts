import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { unsubscribeBrowser } from './end-push.ts';
import { claimsOf, lacksSecondFactor, readStored, sessionKey } from './stored-session.ts';
import { type TabViewing, viewing } from './viewing.ts';

export type { Session };

export type SessionState =
  | { readonly status: 'loading'; readonly session: null }
  /**
   * `goTo`: where to redirect, after an action on this device. `ended`: there was a session, until the server, another
   * tab or the clock ended it.
   */
  | { readonly status: 'signed-out'; readonly session: null; readonly goTo: string | null; readonly ended: boolean }
  /** There is a session, but no connection to refresh it. */
  | { readonly status: 'unreachable'; readonly session: null }
  /** The password was right; the account requires a second factor too. */
  | { readonly status: 'second-factor'; readonly session: Session }
  /** `recovering`: by the link for a forgotten password, which is to be replaced. */
  | { readonly status: 'signed-in'; readonly session: Session; readonly recovering: boolean };

/** For an admin's viewing, without a token: the sign-in client doesn't know of it. */
function seenAs({ userId, email }: TabViewing): SessionState {
  const user = { id: userId, email, user_metadata: {}, factors: [] };
  return { status: 'signed-in', session: { access_token: '', user } as unknown as Session, recovering: false };
}

type EventListener = (event: AuthChangeEvent, session: Session | null) => void;

let state: SessionState = viewing() ? seenAs(viewing() as TabViewing) : { status: 'loading', session: null };
let recovering = false;
let leavingFor: string | null = null;
/** Whether a user was signed in, or arrived with a stored session, and hasn't signed out. */
let wasIn = readStored(sessionKey) !== null;
const listeners = new Set<() => void>();
const eventListeners = new Set<EventListener>();

/** Updates the state to an event of the sign-in client. */
export function follow(event: AuthChangeEvent, session: Session | null): void {
  wasIn ||= session !== null && leavingFor === null;
  if (event === 'PASSWORD_RECOVERY') recovering = true;
  if (event === 'USER_UPDATED' || session === null) recovering = false;
  if (session === null) {
    // A stored session could not be refreshed: it was not ended.
    const kept = event === 'INITIAL_SESSION' && readStored(sessionKey) !== null;
    if (kept) {
      if (state.status === 'loading') enter({ status: 'unreachable', session });
    } else if (state.status !== 'signed-out' || wasIn) {
      enter({ status: 'signed-out', session, goTo: leavingFor, ended: wasIn });
      wasIn = false;
    }
  } else if (leavingFor === null) {
    enter(
      lacksSecondFactor(session) ? { status: 'second-factor', session } : { status: 'signed-in', session, recovering },
    );
  }
  for (const listener of eventListeners) listener(event, session);
}

export function enter(next: SessionState): void {
  state = next;
  // Offline the server can't be reached, and keeps pushing to this device: its next user must not see that.
  if (next.status === 'signed-out') void unsubscribeBrowser().catch(() => {});
  for (const listener of listeners) listener();
}

/** Starts signing out on this device: events of the client don't sign the user in again. Call the returned function when that is done. */
export function startLeaving(goTo: string): () => void {
  leavingFor = goTo;
  wasIn = false;
  enter({ status: 'signed-out', session: null, goTo, ended: false });
  return () => {
    leavingFor = null;
  };
}

export const sessionState = (): SessionState => state;

/** The user's one of several; empty: there is none. */
export const sessionId = (): string => String(claimsOf(state.session?.access_token ?? '').session_id ?? '');

/** Ends the recovery of a user who came by a password reset link and keeps the old password. */
export function keepPassword(): void {
  recovering = false;
  if (state.status === 'signed-in') enter({ ...state, recovering });
}

export function addStateListener(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addAuthListener(listener: EventListener): () => void {
  eventListeners.add(listener);
  return () => eventListeners.delete(listener);
}
