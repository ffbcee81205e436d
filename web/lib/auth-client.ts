import {
  AuthClient,
  type AuthError,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
} from '@supabase/auth-js';
import { authFetch } from './auth-fetch.ts';
import { follow } from './session-state.ts';
import { sessionKey } from './stored-session.ts';
import { viewing } from './viewing.ts';

type Client = InstanceType<typeof AuthClient>;

let client: Client | undefined;
/** When this client’s refresh first failed for lack of a connection, in milliseconds; 0 if none did. */
let failedAt = 0;
/** A request after this time comes from a user pressing a button. */
const patienceMs = 5000;

/** The sign-in client. It stores the session in local storage, refreshes it automatically and follows the other tabs. */
export function authClient(): Client {
  client ??= openClient();
  return client;
}

function openClient(): Client {
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
  if (!viewing()) opened.onAuthStateChange(follow);
  return opened;
}

/** After a failed refresh, a client waits for up to a minute before retrying. A new one doesn't. */
export function replaceClient(): void {
  const old = client;
  client = openClient();
  failedAt = 0;
  void old?.dispose();
}

/** A valid access token, refreshed if need be, or null when signed out. Throws without a connection to refresh it. */
export async function validToken(): Promise<string | null> {
  if (failedAt > 0 && Date.now() - failedAt > patienceMs) replaceClient();
  const { data, error } = await authClient().getSession();
  if (error && isAuthRetryableFetchError(error)) {
    // Of the first failure: with each call of a screen counted, the client would never be replaced.
    failedAt ||= Date.now();
    throw error;
  }
  failedAt = 0;
  return data.session?.access_token ?? null;
}

let renewing: Promise<string | null> | null = null;

/** The token that replaces one refused by the server, or null if there is none; refreshed once for all callers. */
export async function renewToken(refused: string): Promise<string | null> {
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

/**
 * Ends the session here and on the server. Throws when the server couldn't be reached.
 * @param token of a session that is no longer stored
 */
export async function endSession(token: string | undefined): Promise<void> {
  const client = authClient();
  const { error } = await client.signOut({ scope: 'local' });
  const failure = error ?? (token ? (await client.admin.signOut(token, 'local')).error : null);
  if (failure && !isAuthSessionMissingError(failure) && !isOver(failure)) throw failure;
}

/** The server's session had ended before. */
const isOver = (error: AuthError) => isAuthApiError(error) && [401, 403, 404].includes(error.status);
