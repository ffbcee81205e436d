import { AuthClient, type Session } from '@supabase/auth-js';

let client: InstanceType<typeof AuthClient> | undefined;

/** The sign-in client. It keeps the session in local storage, refreshes it by itself and follows the other tabs. */
export function authClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: 'thengisa-auth',
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
  });
  return client;
}

/** A valid access token, refreshed if need be, or null when nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await authClient().getSession();
  return data.session?.access_token ?? null;
}

export type { Session };

/** Signs out on this device at once, whatever the server says. */
export async function signOut(): Promise<void> {
  await authClient().signOut({ scope: 'local' });
}
