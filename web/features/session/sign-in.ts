import { authClient } from '#web/lib/auth-client.ts';
import { followSessionEvents } from './session-events.ts';

/** Signs in. Returns why it failed, or null. */
export async function signIn(credentials: { readonly email: string; readonly password: string }) {
  followSessionEvents();
  const { error } = await authClient().signInWithPassword(credentials);
  return error;
}

/** Whether the new session waits for a second factor. */
export async function asksSecondFactor(): Promise<boolean> {
  const { data: levels } = await authClient().mfa.getAuthenticatorAssuranceLevel();
  return levels?.nextLevel !== levels?.currentLevel;
}
