import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import type { UserType } from '#contract/profiles/profiles.ts';
import { type Call, callerOf } from './api.ts';
import type { TestDatabase } from './database.ts';
import { giveLegalStanding } from './legal-standing.ts';

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

/** `database`: where its tests may write rows. */
type Served = { url: string; database?: Pick<TestDatabase, 'pool'> };

/** `vetted`: has signed the agreement and is approved, as most who are looked at in a test are. */
type Wishes = { vetted?: boolean };

export async function signUpBusiness(
  app: Served,
  metadata: Record<string, unknown> = {},
  { vetted = true }: Wishes = {},
): Promise<Person> {
  const names = { full_name: 'Nomsa Dlamini', company_name: 'Ubuntu Foods' };
  const person = await signUp(app, 'business', { ...names, ...metadata });
  if (vetted && app.database) await giveLegalStanding(app.database.pool, person.userId, 'business');
  return person;
}

export async function signUpRep(
  app: Served,
  metadata: Record<string, unknown> = {},
  { vetted = true }: Wishes = {},
): Promise<Person> {
  const person = await signUp(app, 'sales_rep', { full_name: 'Thabo Mokoena', ...metadata });
  if (vetted && app.database) await giveLegalStanding(app.database.pool, person.userId, 'rep');
  return person;
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
