import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type AnyKey, type Key, keyOf, keysOf, type Secret } from './key-ring.ts';

/**
 * Returns 32-byte keys for one purpose of one part of the product. Knowing one reveals nothing about SECRET_KEY or the other keys. Another `owner` or
 * `purpose` gives another key: what was stored or mailed under the old one is lost.
 */
export function deriveKey(secret: Secret, owner: string, purpose: string): Key {
  const derive = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, owner, purpose, 32));
  return keyOf(secret, derive, `${owner}\n${purpose}`);
}

/** Signs with the current key. */
export function hmac(key: AnyKey | string, ...parts: readonly (string | Buffer)[]): Buffer {
  const mac = createHmac('sha256', typeof key === 'string' || Buffer.isBuffer(key) ? key : key.current);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Whether one of the keys makes what was given. */
export function isMadeBy(key: AnyKey, given: Buffer, make: (key: Buffer) => Buffer): boolean {
  return keysOf(key).some((one) => isSame(given, make(one)));
}

/** Whether both are equal, compared in constant time. */
export function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
