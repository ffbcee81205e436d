import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { GoTrueClient } from '@supabase/auth-js';
import { openAccount } from './account-holders.ts';
import type { AccountsApp } from './accounts-app.ts';

type Lie = {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** A user without verification (`uv`): the authenticator did not check who holds it. */
  unverified?: boolean;
  crossOrigin?: boolean;
  userHandle?: string;
  signCount?: number;
  attestation?: 'packed';
};

type Asked = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

/** An authenticator with passkeys for one site; truthful unless configured otherwise. Each `create` makes a new passkey. */
export function createAuthenticator(origin: string, { counts = false }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let userHandle = '';
  let count = 0;

  function clientData(type: string, asked: Asked, lie: Lie): Buffer {
    const said = {
      type: lie.type ?? type,
      challenge: lie.challenge ?? asked.challenge,
      origin: lie.origin ?? origin,
      crossOrigin: lie.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(said));
  }

  function authenticatorData(lie: Lie, attested: Buffer | null): Buffer {
    const flags = 0x01 | (lie.unverified ? 0 : 0x04) | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.signCount ?? (counts ? ++count : 0));
    const rpIdHash = sha256(Buffer.from(lie.rpId ?? new URL(origin).hostname));
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...(attested ? [attested] : [])]);
  }

  return {
    id,
    create(asked: Asked, lie: Lie = {}) {
      userHandle = asked.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const authData = authenticatorData(lie, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      const statement = lie.attestation ? new Map([['x5c', Buffer.from('no certificate')]]) : new Map();
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', lie.attestation ?? 'none'],
          ['attStmt', statement],
          ['authData', authData],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', asked, lie).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal' as const],
        },
      };
    },
    get(asked: Asked, lie: Lie = {}) {
      const authData = authenticatorData(lie, null);
      const client = clientData('webauthn.get', asked, lie);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lie.userHandle ?? (userHandle || undefined),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** Adds a passkey for the signed-in user, by the calls of the unmodified client. */
export async function addPasskey({ auth }: { auth: GoTrueClient }, authenticator: Authenticator, lie: Lie = {}) {
  const started = await auth.passkey.startRegistration();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  const credential = authenticator.create(options as Asked, lie);
  return auth.passkey.verifyRegistration({ challengeId, credential: credential as never });
}

/** A user with an account and a passkey. */
export async function openPasskeyAccount(app: AccountsApp, options: { counts?: boolean } = {}) {
  const holder = await openAccount(app);
  const device = createAuthenticator(app.accounts.settings.siteUrl, options);
  const { data, error } = await addPasskey(holder, device);
  if (error) throw error;
  return { ...holder, device, passkeyId: (data as { id: string }).id };
}

/** The same for a sign-in. */
export async function signInByPasskey(auth: GoTrueClient, authenticator: Authenticator, lie: Lie = {}) {
  const started = await auth.passkey.startAuthentication();
  if (started.error) return started;
  const { challenge_id: challengeId, options } = started.data;
  const credential = authenticator.get(options as Asked, lie);
  return auth.passkey.verifyAuthentication({ challengeId, credential: credential as never });
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The part of CBOR (RFC 8949) that attestations need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(major: number, length: number): Buffer {
  const kind = major << 5;
  if (length < 24) return Buffer.from([kind | length]);
  return length < 256 ? Buffer.from([kind | 24, length]) : Buffer.from([kind | 25, length >> 8, length & 0xff]);
}
