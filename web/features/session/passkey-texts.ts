import { failureText } from './auth-texts.ts';

interface Trouble {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
}

const cancelled = 'It was cancelled, or took too long. Try again when you are ready.';
const elsewhere = 'Passkeys belong to the address they were made at, and this is another one. Check it and try again.';
const tooLate = 'It took too long. Please try again.';
const noLock =
  'This device cannot keep a passkey. It needs a screen lock, such as a PIN or a fingerprint: set one up, or use another device.';
const alreadyHere = 'This device has a passkey for your account already. You find it in the list.';

/** By the code of the server's refusal, or of what the browser could not do. */
const byCode: Readonly<Record<string, string>> = {
  webauthn_challenge_not_found: tooLate,
  webauthn_challenge_expired: tooLate,
  webauthn_credential_exists: alreadyHere,
  webauthn_credential_not_found:
    'We do not know this passkey. It may have been removed from your account: sign in another way.',
  webauthn_verification_failed: 'The passkey was not accepted. Try again, or sign in another way.',
  too_many_passkeys: 'You have ten passkeys, which is the most. Remove one first.',
  passkey_disabled: elsewhere,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: alreadyHere,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: noLock,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: noLock,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'This device makes no passkeys that we can use. Try another.',
  ERROR_AUTHENTICATOR_GENERAL_ERROR: 'The device could not do it. Try again, or use another device.',
  ERROR_INVALID_DOMAIN: elsewhere,
  ERROR_INVALID_RP_ID: elsewhere,
};

/** Why a passkey was not made or not taken, for the person. Null when our own page took the question back. */
export function passkeyTrouble(error: unknown): string | null {
  const { name, code, message, status } = error as Trouble;
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError') return null;
  const words = byCode[String(code)];
  if (words) return words;
  if (name === 'NotAllowedError') return cancelled;
  if (typeof message === 'string' && typeof status === 'number') return failureText({ message, status });
  return 'The passkey could not be used. Try again, or use another device.';
}
