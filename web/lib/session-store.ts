import { authPath } from '#contract/site/sign-in-addresses.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetLastSeen } from './last-seen.ts';
import { addAuthListener, addStateListener, enter, follow, sessionState, startLeaving } from './session-state.ts';
import {
  adminSessionKey,
  forgetStored,
  hasRunOut,
  lastingSession,
  mayBeSignedIn,
  readStored,
  sessionKey,
  storedUserId,
} from './stored-session.ts';
import { viewing } from './viewing.ts';
import { stopViewing } from './viewing-tab.ts';

export { keepPassword, type Session, type SessionState, sessionId, sessionState } from './session-state.ts';

// Large, and not needed to show a page.
const clientCode = () => import('./auth-client.ts');

/** By then the first view is complete, on a slow connection too. */
const restMs = 10_000;

/** From here on the sign-in client refreshes the session and follows the other tabs. */
const openClient = async () => void (await clientCode()).authClient();

let started = false;

/**
 * Reads the stored session. If its token lasts for a while, or if there is none, the state is known without the sign-in client: it is loaded
 * at rest, or when another tab changes the session.
 */
function start(): void {
  if (started) return;
  started = true;
  if (viewing()) return;
  window.addEventListener('storage', followOtherTab);
  const lasting = lastingSession(readStored(sessionKey), new Date());
  if (lasting === null && mayBeSignedIn()) {
    openClient().catch(() => enter({ status: 'unreachable', session: null }));
    return;
  }
  follow('INITIAL_SESSION', lasting);
  if (lasting) setTimeout(openLater, restMs);
}

const openLater = () => void openClient().catch(() => {});

/** Another tab has changed the session. */
function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== sessionKey) return;
  if (newValue === null) follow('SIGNED_OUT', null);
  else openLater();
}

/** Loads the session if need be, and calls on every change. */
export function watchSession(listener: () => void): () => void {
  const stop = addStateListener(listener);
  start();
  return stop;
}

/** Calls after every event of the sign-in client, once the state is updated. */
export function watchAuthEvents(listener: Parameters<typeof addAuthListener>[0]): () => void {
  const stop = addAuthListener(listener);
  start();
  return stop;
}

/** The connection may be back: refreshes a session that has expired since. */
export function reconnect(): void {
  const { status, session } = sessionState();
  if (status === 'unreachable') enter({ status: 'loading', session: null });
  else if (session === null || !hasRunOut(readStored(sessionKey), new Date())) return;
  clientCode().then(
    ({ replaceClient }) => replaceClient(),
    () => {
      if (sessionState().status === 'loading') enter({ status: 'unreachable', session: null });
    },
  );
}

/** A valid access token, refreshed if need be, or null when signed out. Throws when there is a session, but no connection to refresh it. */
export async function accessToken(): Promise<string | null> {
  if (viewing() || !mayBeSignedIn()) return null;
  start();
  const stored = readStored(sessionKey);
  const now = new Date();
  const token = lastingSession(stored, now)?.access_token;
  // If another tab has signed in another user, this tab has to know first.
  if (token !== undefined && token === sessionState().session?.access_token) return token;
  // It would be retried for half a minute.
  if (!navigator.onLine && hasRunOut(stored, now)) throw new Error('No connection');
  return (await clientCode()).validToken();
}

/**
 * Refreshes a session whose access token the server refused, once for all waiting calls. Only this refresh decides
 * whether the session has ended. Returns the new token, or null if there is none.
 */
export async function renewSession(refused: string): Promise<string | null> {
  return viewing() ? null : (await clientCode()).renewToken(refused);
}

/**
 * Signs out on this device immediately, whatever the server answers. Throws when the server couldn't be reached.
 * @param goTo where a page for signed-in users redirects to
 */
export async function signOut(goTo = authPath): Promise<void> {
  if (viewing()) return stopViewing();
  forgetStored(adminSessionKey);
  const stored = readStored(sessionKey);
  const leaving = storedUserId(stored);
  forgetDrafts((userId) => userId === leaving);
  forgetLastSeen(() => true);
  const token = lastingSession(stored, new Date())?.access_token;
  // Before the client is loaded: the tab may be closed until then.
  if (token) forgetStored(sessionKey);
  const end = startLeaving(goTo);
  try {
    const client = await clientCode().catch((error) => {
      forgetStored(sessionKey);
      follow('SIGNED_OUT', null);
      throw error;
    });
    await client.endSession(token);
  } finally {
    end();
  }
}
