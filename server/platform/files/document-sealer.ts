import { createHash } from 'node:crypto';
import { open, seal } from '../crypto/seal.ts';

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
    seal: (id, content) => seal(keyOf(keyId), id, content),
    unseal(id, sealedWith, sealed) {
      const content = open(keyOf(sealedWith), id, sealed);
      if (content) return content;
      throw new CannotUnseal(`The content of ${id} was changed or cut, or belongs to another file`);
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
