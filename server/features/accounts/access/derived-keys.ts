import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

type Purpose = 'signing keys' | 'refresh tokens' | 'one-time codes' | 'factor secrets' | 'recovery codes';

/** A key of 32 bytes for one purpose. Knowing it says nothing about SECRET_KEY or the other keys. */
export function deriveKey(secretKey: string, purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, 'thengisa accounts', purpose, 32));
}

export function hmac(key: Buffer, ...parts: readonly (string | Buffer)[]): Buffer {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

export function sha256(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}

/** AES-256-GCM. `context` must be the same when it is opened: a sealed value cannot be moved to another row. */
export function seal(key: Buffer, context: string, value: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/** Null when the key or the context is another one. */
export function open(key: Buffer, context: string, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  } catch {
    return null;
  }
}
