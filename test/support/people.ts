import { randomUUID } from 'node:crypto';
import { GoTrueClient, type Session } from '@supabase/auth-js';
import type { UserType } from '#contract/accounts/roles.ts';
import type { Accounts } from '#server/features/accounts/services.ts';
import { type Call, callerOf } from './api.ts';
import type { TestDatabase } from './database.ts';
import { giveLegalState } from './legal-state.ts';
import { memoryStorage } from './memory-storage.ts';

/** A user who signed up and is signed in, through the client that the browser uses. */
export type Person = {
  userId: string;
  email: string;
  password: string;
  /** Valid for 15 minutes: a test that moves the clock signs in again through `auth`. */
  accessToken: string;
  auth: GoTrueClient;
  call: Call;
};

/** `database`: where its tests may write rows. `services`: of an app in this process. */
type Served = { url: string; database?: Pick<TestDatabase, 'pool'>; services?: { readonly accounts: Accounts } };

/** `vetted`: has signed the agreement and is approved, like most users in tests. */
type Wishes = { vetted?: boolean };

export async function signUpBusiness(
  app: Served,
  metadata: Record<string, unknown> = {},
  { vetted = true }: Wishes = {},
): Promise<Person> {
  const names = { full_name: 'Nomsa Dlamini', company_name: 'Ubuntu Foods' };
  const person = await signUp(app, 'business', { ...names, ...metadata });
  if (vetted && app.database) await giveLegalState(app.database.pool, person.userId, 'business');
  return person;
}

export async function signUpRep(
  app: Served,
  metadata: Record<string, unknown> = {},
  { vetted = true }: Wishes = {},
): Promise<Person> {
  const person = await signUp(app, 'sales_rep', { full_name: 'Thabo Mokoena', ...metadata });
  if (vetted && app.database) await giveLegalState(app.database.pool, person.userId, 'rep');
  return person;
}

/** For a test that outlasts a token. */
export async function renewToken({ url }: Served, person: Person): Promise<void> {
  const { data, error } = await person.auth.refreshSession();
  if (!data.session) throw error ?? new Error('The session was not renewed.');
  person.accessToken = data.session.access_token;
  person.call = callerOf(url, person.accessToken);
}

async function signUp(app: Served, userType: UserType, metadata: Record<string, unknown>): Promise<Person> {
  const email = `${userType.replace('_', '-')}-${randomUUID()}@example.co.za`;
  const data = { ...metadata, user_type: userType };
  const { auth, session, password } = await openAccount(app, email, data);
  const { access_token: accessToken, user } = session;
  return { userId: user.id, email, password, accessToken, auth, call: callerOf(app.url, accessToken) };
}

/** With an unmodified client of the sign-in protocol, which keeps its own session in memory. */
async function openAccount({ url, services }: Served, email: string, data: Record<string, unknown>) {
  const storage = memoryStorage();
  const storageKey = 'session';
  const openClient = () => new GoTrueClient({ url: `${url}/auth/v1`, storage, storageKey, autoRefreshToken: false });
  if (services?.accounts.settings.autoconfirm && !services.accounts.settings.rateLimits) {
    // Imported lazily: tests of other processes and browsers need nothing of the server.
    const { sharedPassword, signUpQuickly } = await import('./quick-sign-up.ts');
    const session = await signUpQuickly(services.accounts, email, data);
    storage.setItem(storageKey, JSON.stringify(session));
    return { auth: openClient(), session, password: sharedPassword };
  }
  const auth = openClient();
  const password = `pass ${randomUUID()}`;
  const signedUp = await auth.signUp({ email, password, options: { data } });
  if (signedUp.error) throw signedUp.error;
  const { session }: { session: Session | null } = signedUp.data;
  if (!session) throw new Error('Signed up without a session: start the app with AUTH_AUTOCONFIRM=true.');
  return { auth, session, password };
}
