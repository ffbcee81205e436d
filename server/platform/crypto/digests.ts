import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * A key of 32 bytes for one purpose of one part of the house. Knowing it says nothing about SECRET_KEY or the other keys.
 * With another `owner` or `purpose` it is another key: what was stored or mailed under the old one is lost.
 */
export function deriveKey(secretKey: string, owner: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, owner, purpose, 32));
}

export function hmac(key: Buffer | string, ...parts: readonly (string | Buffer)[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** Takes as long wherever the two differ. */
export function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
