import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** What sealing adds to the content, in bytes. */
export const sealOverhead = nonceLength + tagLength;

/** AES-256-GCM. `context` must be the same for opening: a sealed value cannot be moved to another row or file. */
export function seal(key: Buffer, context: string, value: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/** Null when the value was changed or truncated, or the key or context differs. */
export function open(key: Buffer, context: string, sealed: Buffer): Buffer | null {
  if (sealed.length < sealOverhead) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]);
  } catch {
    return null;
  }
}
