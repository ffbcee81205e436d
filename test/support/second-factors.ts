import type { GoTrueClient } from '@supabase/auth-js';
import { totpCode, totpStep } from '#server/platform/crypto/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app, `ahead` steps from now. */
export function appCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
  return totpCode(bytes, totpStep(new Date()) + ahead);
}

/** Six digits that are no valid code near our time. */
export const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((ahead) => appCode(secret, ahead));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
};

export async function enroll(auth: GoTrueClient, friendlyName = 'My phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'Thengisa Test' });
  if (error) throw error;
  return { id: data.id, secret: data.totp.secret, totp: data.totp };
}

/** Requires the account's second factor from now on; its session is at aal2. */
export async function addFactor({ auth }: { auth: GoTrueClient }) {
  const { id, secret } = await enroll(auth);
  const verified = await auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret) });
  if (verified.error) throw verified.error;
  return { id, secret };
}
