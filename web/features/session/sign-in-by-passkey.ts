import { authClient } from '#web/lib/auth-client.ts';
import { noteUsedPasskey, showPasskey } from '#web/lib/passkeys.ts';
import { passkeyTrouble } from './passkey-texts.ts';
import { followSessionEvents } from './session-events.ts';

export type PasskeyOutcome = { readonly signedIn: true } | { readonly signedIn: false; readonly why: string | null };

/**
 * Signs in with a passkey. `fillIn`: once the user picks it from autofill; repeated whenever the server's challenge
 * expires before that.
 */
export async function signInByPasskey({ fillIn = false } = {}): Promise<PasskeyOutcome> {
  followSessionEvents();
  const { passkey } = authClient();
  try {
    const started = await passkey.startAuthentication();
    if (started.error) throw started.error;
    const { challenge_id: challengeId, options } = started.data;
    const credential = await showPasskey(options, { fillIn });
    const { error } = await passkey.verifyAuthentication({ challengeId, credential: credential as never });
    if (error) throw error;
    noteUsedPasskey();
    return { signedIn: true };
  } catch (error) {
    const late = ['webauthn_challenge_expired', 'webauthn_challenge_not_found'];
    if (fillIn && late.includes(String((error as { code?: unknown }).code))) return signInByPasskey();
    return { signedIn: false, why: passkeyTrouble(error) };
  }
}
