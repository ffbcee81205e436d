import { afterAll } from 'vitest';
import { type AccountsApp, startAccountsApp } from './accounts-app.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { openTestDatabase } from './open-database.ts';

type Options = NonNullable<Parameters<typeof startTestApp>[0]>;

/** An app for the tests of one file, which awaits it before it names any. It is closed after the last of them. */
export async function openTestApp(options: Options = {}): Promise<TestApp> {
  const app = await startTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** Two app processes on one database, as behind a load balancer. */
export async function openTwoTestApps({ env, ...options }: Options = {}): Promise<[TestApp, TestApp]> {
  const first = await openTestApp({ ...options, env: { ...env } });
  return [first, await openTestApp({ ...options, database: first.database, env: { ...env } })];
}

type AccountsOptions = Parameters<typeof startAccountsApp>[1] & { database?: TestDatabase };

/** The sign-in protocol alone, on a database of its own or on that of another. */
export async function openAccountsApp({ database, ...options }: AccountsOptions = {}): Promise<AccountsApp> {
  const app = await startAccountsApp(database ?? (await openTestDatabase()), options);
  afterAll(() => app.close());
  return app;
}
