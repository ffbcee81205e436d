import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** What sealing adds to the content, in bytes. */
export const sealOverhead = nonceLength + tagLength;

/** The content is not what was sealed under this id, or the key that opens it is not here. */
export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

export interface DocumentSealer {
  /** The key that seals now; to be kept beside what it sealed. */
  readonly keyId: string;
  /** `id` has to be given again to open it: content cannot be moved to another file. */
  seal(id: string, content: Buffer): Buffer;
  /** Throws a CannotUnseal. */
  unseal(id: string, keyId: string, sealed: Buffer): Buffer;
}

/**
 * Encrypts documents with AES-256-GCM.
 * @param key base64 of 32 bytes
 * @param oldKeys keys that only open what they sealed
 */
export function openDocumentSealer(key: string, oldKeys: readonly string[] = []): DocumentSealer {
  const keys = new Map([key, ...oldKeys].map((one) => [idOf(one), Buffer.from(one, 'base64')]));
  const keyId = idOf(key);
  const keyOf = (id: string): Buffer => {
    const found = keys.get(id);
    if (!found) throw new CannotUnseal(`There is no key ${id} in DOCUMENTS_KEY or DOCUMENTS_KEY_OLD`);
    return found;
  };
  return {
    keyId,
    seal(id, content) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', keyOf(keyId), nonce).setAAD(Buffer.from(id));
      return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(id, sealedWith, sealed) {
      if (sealed.length < sealOverhead) throw new CannotUnseal(`The content of ${id} is too short`);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(sealedWith), sealed.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(-tagLength));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]);
      } catch (error) {
        throw new CannotUnseal(`The content of ${id} was changed or belongs to another file`, { cause: error });
      }
    },
  };
}

/** Tells keys apart and says nothing about them. */
function idOf(key: string): string {
  return createHash('sha256')
    .update('thengisa documents key')
    .update(Buffer.from(key, 'base64'))
    .digest('hex')
    .slice(0, 12);
}
