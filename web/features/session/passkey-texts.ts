import { failureText } from './auth-texts.ts';

interface Trouble {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
}

const cancelled = 'You cancelled, or it took too long. Try again when you’re ready.';
const elsewhere = 'Passkeys only work at the web address where they were created. Check the address and try again.';
const tooLate = 'It took too long. Please try again.';
const noLock =
  'This device needs a screen lock, such as a PIN or fingerprint, to store a passkey. Set one up or use another device.';
const alreadyHere = 'This device already has a passkey for your account. It’s in the list.';

/** By the code of the server's refusal, or of the browser's failure. */
const byCode: Readonly<Record<string, string>> = {
  webauthn_challenge_not_found: tooLate,
  webauthn_challenge_expired: tooLate,
  webauthn_credential_exists: alreadyHere,
  webauthn_credential_not_found:
    'We don’t recognise this passkey. It may have been removed from your account. Sign in another way.',
  webauthn_verification_failed: 'We couldn’t accept the passkey. Try again or sign in another way.',
  too_many_passkeys: 'You’ve reached the limit of ten passkeys. Remove one first.',
  passkey_disabled: elsewhere,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: alreadyHere,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: noLock,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: noLock,
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'We can’t use passkeys from this device. Try another device.',
  ERROR_AUTHENTICATOR_GENERAL_ERROR: 'Your device couldn’t complete this. Try again or use another device.',
  ERROR_INVALID_DOMAIN: elsewhere,
  ERROR_INVALID_RP_ID: elsewhere,
};

/** Why a passkey was not created or accepted. Null if our own page cancelled the prompt. */
export function passkeyTrouble(error: unknown): string | null {
  const { name, code, message, status } = error as Trouble;
  if (code === 'ERROR_CEREMONY_ABORTED' || name === 'AbortError') return null;
  const words = byCode[String(code)];
  if (words) return words;
  if (name === 'NotAllowedError') return cancelled;
  if (typeof message === 'string' && typeof status === 'number') return failureText({ message, status });
  return 'We couldn’t use the passkey. Try again or use another device.';
}
