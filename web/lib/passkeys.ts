import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';

/** Whether there can be passkeys here: an old browser knows none, and none makes them for an address of numbers. */
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
 * Has the browser make a passkey, as the server asks for it: of the same shape, the types of the sign-in client and of this
 * one differ. Throws what `passkeyTrouble` of the session feature has words for.
 */
export async function makePasskey(options: object): Promise<RegistrationResponseJSON> {
  return (await client()).startRegistration({ optionsJSON: options as never });
}

interface Ask {
  /** Waits until the person picks one among what the browser fills in; asking again ends the wait. */
  readonly fillIn?: boolean;
}

/** Has the person show one of their passkeys. Throws as `makePasskey` does. */
export async function showPasskey(options: object, { fillIn = false }: Ask = {}): Promise<AuthenticationResponseJSON> {
  return (await client()).startAuthentication({ optionsJSON: options as never, useBrowserAutofill: fillIn });
}

/** Ends the wait for one that is filled in. */
export async function stopWaitingForPasskey(): Promise<void> {
  (await client()).WebAuthnAbortService.cancelCeremony();
}

const usedHere = 'thengisa-passkey';

/** Whether a passkey was used in this browser before: then it is offered sooner. */
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
