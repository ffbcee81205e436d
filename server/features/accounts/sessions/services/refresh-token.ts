import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import { hmac, isMadeBy } from '#server/platform/crypto/digests.ts';
import type { AnyKey } from '#server/platform/crypto/key-ring.ts';

/**
 * full: complete, for clients that store it themselves.
 * handle and cookie: two halves for a browser on our own origin. Scripts see the handle, only the server sees the cookie.
 */
export type RefreshTokenKind = 'full' | 'handle' | 'cookie';

export interface RefreshToken {
  readonly kind: RefreshTokenKind;
  readonly sessionId: string;
  /** The session's rotation that it belongs to. */
  readonly counter: number;
}

const kinds: readonly RefreshTokenKind[] = ['full', 'handle', 'cookie'];
const bodyLength = 1 + 16 + 4;
const macLength = 32;

/** kind, session id, counter, and their HMAC under the session's own key: nothing about it needs to be stored. */
export function encodeRefreshToken(key: AnyKey, { kind, sessionId, counter }: RefreshToken): string {
  const body = Buffer.alloc(bodyLength);
  body.writeUInt8(kinds.indexOf(kind));
  body.set(uuidBytes(sessionId), 1);
  body.writeUInt32BE(counter, 17);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/** `malformed` when it cannot be one of ours, `forged` when it looks like one and we did not make it. */
export function decodeRefreshToken(key: AnyKey, text: string): RefreshToken | 'malformed' | 'forged' {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== bodyLength + macLength || bytes.toString('base64url') !== text) return 'malformed';
  const body = bytes.subarray(0, bodyLength);
  if (!isMadeBy(key, bytes.subarray(bodyLength), (one) => macOf(one, body))) return 'forged';
  const kind = kinds[body.readUInt8()];
  if (kind === undefined) return 'forged';
  return { kind, sessionId: uuidText(body.subarray(1, 17)), counter: body.readUInt32BE(17) };
}

function macOf(key: AnyKey, body: Buffer): Buffer {
  const sessionKey = hmac(key, body.subarray(1, 17));
  return hmac(sessionKey, body);
}
