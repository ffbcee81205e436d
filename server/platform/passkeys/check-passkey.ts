import type { NewPasskeyAnswer, PasskeyAnswer } from '#contract/accounts/passkeys.ts';
import { algorithms, type PasskeyKey, type PasskeySite } from './passkey.ts';

interface Expected {
  readonly site: PasskeySite;
  readonly challenge: Buffer;
}

/** The passkey that was made for this challenge, with the user verified by the authenticator; null for anything else. */
export async function checkNewPasskey(
  { site, challenge }: Expected,
  answer: NewPasskeyAnswer,
): Promise<PasskeyKey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (isFramed(answer)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...answer,
        response: {
          clientDataJSON: answer.response.clientDataJSON,
          attestationObject: await withoutAttestation(answer.response.attestationObject),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    if (id !== answer.id) return null;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: answer.response.transports ?? [],
    };
  } catch {
    return null;
  }
}

/** The new sign count of the passkey, which signed this challenge with the user verified; null for anything else. */
export async function checkPasskey(
  { site, challenge, userId, passkey }: Expected & { readonly userId: string; readonly passkey: PasskeyKey },
  answer: PasskeyAnswer,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = answer.response;
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== userId) return null;
  try {
    if (isFramed(answer)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        // Compared where it is written: two may arrive concurrently.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** Whether it was given to a page inside another site's. */
function isFramed({ response }: { readonly response: { readonly clientDataJSON: string } }): boolean {
  return JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()).crossOrigin === true;
}

/**
 * The make of device was not requested. An attestation that is sent nevertheless is dropped unread: certificates would be followed to addresses that
 * they name.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url'))).get('authData');
  const plain = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ]);
  return Buffer.from(isoCBOR.encode(plain as never)).toString('base64url');
}
