import type { z } from 'zod';
import { usualSupport } from '#contract/usual-support.ts';
import type { variables } from './env-variables.ts';
import { publicKeyOf } from './push/vapid-keys.ts';

type Given = Pick<z.output<typeof variables>, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>;

/** Problems of the push keys, taken together; null: none. */
export function vapidTrouble({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Partial<Given>) {
  if ((publicKey === undefined) !== (privateKey === undefined))
    return 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; set both or neither.';
  if (publicKey === undefined || privateKey === undefined) return null;
  return publicKeyOf(Buffer.from(privateKey, 'base64url')) === publicKey.replace(/=+$/, '')
    ? null
    : 'VAPID_PUBLIC_KEY is not the one of VAPID_PRIVATE_KEY; `npx web-push generate-vapid-keys` makes a pair.';
}

export const vapidOf = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }: Given) => ({
  /** Null: made from the secret key. */
  keys:
    VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined
      ? { publicKey: VAPID_PUBLIC_KEY.replace(/=+$/, ''), privateKey: VAPID_PRIVATE_KEY.replace(/=+$/, '') }
      : null,
  subject: VAPID_SUBJECT ?? `mailto:${usualSupport.email}`,
});
