import { randomUUID } from 'node:crypto';
import type { GoTrueClient, Session } from '@supabase/auth-js';
import { type AccountsApp, clientOf, lastMail, secretsOf, testPassword } from './accounts-app.ts';

export type AccountHolder = { email: string; userId: string; auth: GoTrueClient; session: Session };

export function newEmail(name = 'thandi'): string {
  return `${name}-${randomUUID()}@example.co.za`;
}

type Wishes = { email?: string; data?: object; password?: string; fetch?: typeof fetch };

/** A user who signed up, pressed the button in the email and is signed in. */
export async function openAccount(app: AccountsApp, wishes: Wishes = {}): Promise<AccountHolder> {
  const { email = newEmail(), data = { full_name: 'Thandi Nkosi' }, password = testPassword } = wishes;
  const auth = clientOf(app, wishes.fetch ? { fetch: wishes.fetch } : {});
  const signedUp = await auth.signUp({ email, password, options: { data } });
  if (signedUp.error) throw signedUp.error;
  const { tokenHash } = secretsOf(await lastMail(app, email));
  const verified = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  if (verified.error) throw verified.error;
  const { session } = verified.data;
  if (!session) throw new Error('The confirmation gave no session');
  return { email, userId: session.user.id, auth, session };
}

/** The same user on another device. */
export async function signInAgain(app: AccountsApp, { email }: { email: string }, password = testPassword) {
  const auth = clientOf(app);
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { auth, session: data.session };
}

/** The account's sessions gave their last proof of identity 16 minutes ago. */
export async function growOld({ database }: AccountsApp, { userId }: Pick<AccountHolder, 'userId'>): Promise<void> {
  await database.pool.query(
    `update sessions set amr = (
       select jsonb_agg(jsonb_set(one, '{timestamp}', to_jsonb((one->>'timestamp')::bigint - 960))) from jsonb_array_elements(amr) one
     ), owner_proven_at = owner_proven_at - interval '16 minutes', factor_proven_at = factor_proven_at - interval '16 minutes'
     where user_id = $1`,
    [userId],
  );
}
