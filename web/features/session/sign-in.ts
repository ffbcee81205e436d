import { authClient } from '#web/lib/session-store.ts';
import { followSessionEvents } from './session-events.ts';

/** Opens a session. Returns why it could not be opened, or null. */
export async function signIn(credentials: { readonly email: string; readonly password: string }) {
  followSessionEvents();
  const { error } = await authClient().signInWithPassword(credentials);
  return error;
}

/** Whether the session that was just opened waits for a second factor. */
export async function asksSecondFactor(): Promise<boolean> {
  const { data: levels } = await authClient().mfa.getAuthenticatorAssuranceLevel();
  return levels?.nextLevel !== levels?.currentLevel;
}
