import {
  type AuthChangeEvent,
  AuthClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  type Session,
} from '@supabase/auth-js';
import { authPath } from '#contract/site/sign-in-addresses.ts';
import { authFetch } from './auth-fetch.ts';
import { forgetDrafts } from './drafts.ts';
import { unsubscribeBrowser } from './end-push.ts';
import { forgetLastSeen } from './last-seen.ts';
import {
  adminSessionKey,
  claimsOf,
  forgetStored,
  hasRunOut,
  readStored,
  sessionKey,
  storedUserId,
} from './stored-session.ts';
import { type TabViewing, viewing } from './viewing.ts';
import { stopViewing } from './viewing-tab.ts';

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

type Client = InstanceType<typeof AuthClient>;
type EventListener = (event: AuthChangeEvent, session: Session | null) => void;

let client: Client | undefined;
let state: SessionState = viewing() ? seenAs(viewing() as TabViewing) : { status: 'loading', session: null };
let recovering = false;
let leavingFor: string | null = null;
/** Whether a user was signed in, or arrived with a stored session, and hasn't signed out. */
let wasIn = false;
/** When a refresh last failed for lack of a connection, in milliseconds; 0 if none did. */
let failedAt = 0;
/** A request after this time comes from a user pressing a button. */
const patienceMs = 5000;
/** Counts the client's events: a response requested before the newest one is stale. */
let latest = 0;
const listeners = new Set<() => void>();
const eventListeners = new Set<EventListener>();

/** The sign-in client. It stores the session in local storage, refreshes it by itself and follows the other tabs. */
export function authClient(): Client {
  client ??= openClient();
  return client;
}

function openClient(): Client {
  wasIn ||= readStored(sessionKey) !== null;
  const opened = new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    // Links are redeemed by a click; see `email-link.ts`.
    detectSessionInUrl: false,
    fetch: authFetch,
    experimental: { recoveryCodes: true },
  });
  if (!viewing()) opened.onAuthStateChange((event, session) => void follow(event, session));
  return opened;
}

async function follow(event: AuthChangeEvent, session: Session | null): Promise<void> {
  const turn = ++latest;
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
    const { data: levels } = await authClient().mfa.getAuthenticatorAssuranceLevel();
    const half = levels?.currentLevel === 'aal1' && levels.nextLevel === 'aal2';
    if (turn === latest && leavingFor === null) {
      enter(half ? { status: 'second-factor', session } : { status: 'signed-in', session, recovering });
    }
  }
  for (const listener of eventListeners) listener(event, session);
}

function enter(next: SessionState): void {
  state = next;
  // Offline the server can't be reached, and keeps pushing to this device: its next user must not see that.
  if (next.status === 'signed-out') void unsubscribeBrowser().catch(() => {});
  for (const listener of listeners) listener();
}

export const sessionState = (): SessionState => state;

/** The user's one of several; empty: there is none. */
export const sessionId = (): string => String(claimsOf(state.session?.access_token ?? '').session_id ?? '');

/** Loads the session if need be, and calls on every change. */
export function watchSession(listener: () => void): () => void {
  authClient();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls after every event of the sign-in client, once the state is updated. */
export function watchAuthEvents(listener: EventListener): () => void {
  authClient();
  eventListeners.add(listener);
  return () => eventListeners.delete(listener);
}

/** After a failed refresh, a client waits for up to a minute before retrying. A new one doesn't. */
function replaceClient(): void {
  const old = client;
  client = openClient();
  failedAt = 0;
  void old?.dispose();
}

/** The connection may be back: refreshes a session that has expired since. */
export function reconnect(): void {
  if (state.status === 'unreachable') enter({ status: 'loading', session: null });
  else if (state.session === null || !hasRunOut(readStored(sessionKey), new Date())) return;
  replaceClient();
}

/** A valid access token, refreshed if need be, or null when signed out. Throws when there is a session, but no connection to refresh it. */
export async function accessToken(): Promise<string | null> {
  // It would be retried for half a minute.
  if (!navigator.onLine && hasRunOut(readStored(sessionKey), new Date())) throw new Error('No connection');
  if (failedAt > 0 && Date.now() - failedAt > patienceMs) replaceClient();
  const { data, error } = await authClient().getSession();
  if (error && isAuthRetryableFetchError(error)) {
    failedAt = Date.now();
    throw error;
  }
  failedAt = 0;
  return data.session?.access_token ?? null;
}

let renewing: Promise<string | null> | null = null;

/**
 * Refreshes a session whose access token the server refused, once for all waiting calls. Only this refresh decides
 * whether the session has ended. Returns the new token, or null if there is none.
 */
export async function renewSession(refused: string): Promise<string | null> {
  if (viewing()) return null;
  // Another call, or another tab, may have renewed it already.
  const { data } = await authClient().getSession();
  if (data.session && data.session.access_token !== refused) return data.session.access_token;
  renewing ??= refresh().finally(() => {
    renewing = null;
  });
  return renewing;
}

async function refresh(): Promise<string | null> {
  const { data, error } = await authClient().refreshSession();
  // The client keeps a session whose token has not expired by its clock. The server has refused the token and the
  // refresh.
  if (isAuthApiError(error) || isAuthSessionMissingError(error)) await authClient().signOut({ scope: 'local' });
  return data.session?.access_token ?? null;
}

/** A user who came by the link for a forgotten password keeps the old one. */
export function keepPassword(): void {
  recovering = false;
  if (state.status === 'signed-in') enter({ ...state, recovering });
}

/**
 * Signs out on this device immediately, whatever the server answers. Throws when the server couldn't be reached.
 * @param goTo where a page for signed-in users redirects to
 */
export async function signOut(goTo = authPath): Promise<void> {
  if (viewing()) return stopViewing();
  leavingFor = goTo;
  wasIn = false;
  forgetStored(adminSessionKey);
  const leaving = storedUserId(readStored(sessionKey));
  forgetDrafts((userId) => userId === leaving);
  forgetLastSeen(() => true);
  enter({ status: 'signed-out', session: null, goTo, ended: false });
  try {
    const { error } = await authClient().signOut({ scope: 'local' });
    if (error && !isAuthSessionMissingError(error)) throw error;
  } finally {
    leavingFor = null;
  }
}
