import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';

export interface HookSecrets {
  readonly seal: (businessId: string, secret: string) => Buffer;
  /** Throws if it was sealed under another key. */
  readonly open: (businessId: string, sealed: Buffer) => string;
}

/** The secrets under which changes of sales are signed: stored sealed, since each post needs them. */
export function openHookSecrets(secretKey: Secret): HookSecrets {
  const key = deriveKey(secretKey, 'thengisa sales', 'secrets of webhooks');
  return {
    seal: (businessId, secret) => seal(key, businessId, Buffer.from(secret)),
    open(businessId, sealed) {
      const secret = open(key, businessId, sealed);
      if (!secret) throw new Error('The secret of a webhook was sealed under another key');
      return secret.toString();
    },
  };
}
