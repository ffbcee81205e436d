import { randomBytes } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { algorithms, type PasskeyKey, type PasskeySite } from './passkey.ts';

export const newChallenge = (): Buffer => randomBytes(32);

interface Registration {
  readonly site: PasskeySite & { readonly name: string };
  readonly challenge: Buffer;
  /** Seconds. */
  readonly lifetime: number;
  /** `name`: distinguishes this account from the person's others. `id`: returned at each sign-in. */
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  /** Passkeys of the same account: one device keeps one. */
  readonly own: readonly PasskeyKey[];
}

/** Options for creating a passkey: discoverable, and with user verification. */
export async function askForNewPasskey(ask: Registration): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: ask.site.name,
    rpID: ask.site.rpId,
    challenge: new Uint8Array(ask.challenge),
    timeout: ask.lifetime * 1000,
    userID: new Uint8Array(Buffer.from(ask.user.id)),
    userName: ask.user.name,
    userDisplayName: ask.user.displayName,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: ask.own.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports: [...transports],
    })),
  });
}

interface SignIn {
  readonly site: PasskeySite;
  readonly challenge: Buffer;
  /** Seconds. */
  readonly lifetime: number;
}

/** Options for signing in with any passkey of this site. */
export async function askForPasskey(ask: SignIn): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: ask.site.rpId,
    challenge: new Uint8Array(ask.challenge),
    timeout: ask.lifetime * 1000,
    userVerification: 'required',
    allowCredentials: [],
  });
}
