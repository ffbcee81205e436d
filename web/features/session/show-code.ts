import type { AuthError } from '@supabase/auth-js';
import { authClient, type Session } from '#web/lib/session-store.ts';

/** Shows the code of an authenticator app, whichever of the account's apps it is from. Null when it was right. */
export async function showCode({ user }: Session, typed: string): Promise<AuthError | null> {
  const code = typed.replaceAll(/\s/g, '');
  const apps = (user.factors ?? []).filter((factor) => factor.factor_type === 'totp' && factor.status === 'verified');
  let refusal: AuthError | null = null;
  for (const { id: factorId } of apps) {
    const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
    if (!error) return null;
    refusal = error;
    if (error.code !== 'mfa_verification_failed') break;
  }
  return refusal;
}
