import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import type { UserType } from '#contract/profiles.ts';
import { type Call, callerOf } from './api.ts';

/** Somebody who signed up and is signed in, through the client that the browser uses. */
export type Person = {
  userId: string;
  email: string;
  password: string;
  /** Good for 15 minutes: a test that turns the clock signs in again through `auth`. */
  accessToken: string;
  auth: GoTrueClient;
  call: Call;
};

type Served = { url: string };

export function signUpBusiness(app: Served, metadata: Record<string, unknown> = {}): Promise<Person> {
  return signUp(app, 'business', { full_name: 'Nomsa Dlamini', company_name: 'Ubuntu Foods', ...metadata });
}

export function signUpRep(app: Served, metadata: Record<string, unknown> = {}): Promise<Person> {
  return signUp(app, 'sales_rep', { full_name: 'Thabo Mokoena', ...metadata });
}

/** An unmodified client of the sign-in protocol, with a session of its own that it keeps in memory. */
function openAuthClient({ url }: Served): GoTrueClient {
  return new GoTrueClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
}

async function signUp(app: Served, userType: UserType, metadata: Record<string, unknown>): Promise<Person> {
  const auth = openAuthClient(app);
  const email = `${userType.replace('_', '-')}-${randomUUID()}@example.co.za`;
  const password = `pass ${randomUUID()}`;
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { ...metadata, user_type: userType } },
  });
  if (error) throw error;
  if (!data.session) throw new Error('Signed up without a session: start the app with AUTH_AUTOCONFIRM=true.');
  const { access_token: accessToken, user } = data.session;
  return { userId: user.id, email, password, accessToken, auth, call: callerOf(app.url, accessToken) };
}
