import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * Returns a 32-byte key for one purpose of one part of the product. Knowing it reveals nothing about SECRET_KEY or the other keys. Another `owner` or
 * `purpose` gives another key: what was stored or mailed under the old one is lost.
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

/** Whether both are equal, compared in constant time. */
export function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
