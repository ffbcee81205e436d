import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** Whether passkeys are available: old browsers have none, and none works for an IP address. */
export type PasskeySupport = 'yes' | 'no-browser' | 'no-name';

const numbers = /^\[|^\d+(\.\d+){3}$/;

export function passkeySupport(): PasskeySupport {
  if (numbers.test(window.location.hostname)) return 'no-name';
  return typeof window.PublicKeyCredential === 'function' ? 'yes' : 'no-browser';
}

/** Whether the browser offers passkeys in autofill. */
export async function canFillInPasskeys(): Promise<boolean> {
  if (passkeySupport() !== 'yes') return false;
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

// Rarely needed on a public page.
const client = () => import('@simplewebauthn/browser');

/**
 * Creates a passkey by the server's options: same shape, but the types of the sign-in client and this one differ.
 * Throws errors that `passkeyTrouble` of the session feature has texts for.
 */
export async function makePasskey(options: object): Promise<RegistrationResponseJSON> {
  return (await client()).startRegistration({ optionsJSON: options as never });
}

interface Ask {
  /** Waits until the user picks one from autofill; another call ends the wait. */
  readonly fillIn?: boolean;
}

/** Signs in with one of the user's passkeys. Throws as `makePasskey` does. */
export async function showPasskey(options: object, { fillIn = false }: Ask = {}): Promise<AuthenticationResponseJSON> {
  return (await client()).startAuthentication({ optionsJSON: options as never, useBrowserAutofill: fillIn });
}

/** Ends the wait for autofill. */
export async function stopWaitingForPasskey(): Promise<void> {
  (await client()).WebAuthnAbortService.cancelCeremony();
}

const usedHere = 'thengisa-passkey';

/** Whether a passkey was used in this browser before: then it is offered earlier. */
export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(usedHere) !== null;
  } catch {
    return false;
  }
}

export function noteUsedPasskey(): void {
  try {
    localStorage.setItem(usedHere, '1');
  } catch {
    // Then it is offered later.
  }
}
