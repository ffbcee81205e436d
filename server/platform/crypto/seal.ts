import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AnyKey, currentOf, keysOf } from './key-ring.ts';

const nonceLength = 12;
const tagLength = 16;

/** What sealing adds to the content, in bytes. */
export const sealOverhead = nonceLength + tagLength;

/** AES-256-GCM. `context` must be the same for opening: a sealed value cannot be moved to another row or file. */
export function seal(key: AnyKey, context: string, value: Buffer): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', currentOf(key), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/** Null when the value was changed or truncated, or every key or the context differs. */
export function open(key: AnyKey, context: string, sealed: Buffer): Buffer | null {
  for (const one of keysOf(key)) {
    const opened = openWith(one, context, sealed);
    if (opened) return opened;
  }
  return null;
}

function openWith(key: Buffer, context: string, sealed: Buffer): Buffer | null {
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
