import { createHash } from 'node:crypto';
import { open, seal } from '../crypto/seal.ts';

/** The content is not what was sealed under this id, or its key is missing here. */
export class CannotUnseal extends Error {
  override readonly name = 'CannotUnseal';
}

export interface DocumentSealer {
  /** The id of DOCUMENTS_KEY. */
  readonly keyId: string;
  /** The ids of DOCUMENTS_KEY and DOCUMENTS_KEY_OLD. */
  readonly keyIds: ReadonlySet<string>;
  /** `id` is needed again to open it: content cannot be moved to another file. Throws a CannotUnseal for an unknown key. */
  seal(id: string, content: Buffer, keyId: string): Buffer;
  /** Tries the key of `keyId` first, then the others: the key of a row and of its object differ for a moment. Throws a CannotUnseal. */
  unseal(id: string, keyId: string, sealed: Buffer): Buffer;
}

/**
 * Encrypts documents with AES-256-GCM.
 * @param key base64 of 32 bytes
 * @param oldKeys former keys, and those that are about to be used
 */
export function openDocumentSealer(key: string, oldKeys: readonly string[] = []): DocumentSealer {
  const keys = new Map([key, ...oldKeys].map((one) => [idOf(one), Buffer.from(one, 'base64')]));
  const unknown = (id: string) => new CannotUnseal(`There is no key ${id} in DOCUMENTS_KEY or DOCUMENTS_KEY_OLD`);
  return {
    keyId: idOf(key),
    keyIds: new Set(keys.keys()),
    seal(id, content, keyId) {
      const found = keys.get(keyId);
      if (!found) throw unknown(keyId);
      return seal(found, id, content);
    },
    unseal(id, keyId, sealed) {
      const first = keys.get(keyId);
      for (const one of new Set([...(first ? [first] : []), ...keys.values()])) {
        const content = open(one, id, sealed);
        if (content) return content;
      }
      throw first
        ? new CannotUnseal(`The content of ${id} was changed or cut, or belongs to another file`)
        : unknown(keyId);
    },
  };
}

/** Identifies a key without revealing it. */
function idOf(key: string): string {
  return createHash('sha256')
    .update('thengisa documents key')
    .update(Buffer.from(key, 'base64'))
    .digest('hex')
    .slice(0, 12);
}
