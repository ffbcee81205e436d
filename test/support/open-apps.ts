import { afterAll } from 'vitest';
import { type AccountsApp, startAccountsApp } from './accounts-app.ts';
import { startTestApp, type TestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

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
  const { database, services } = first;
  return [first, await openTestApp({ ...options, database, env: { ...env, SECRET_KEY: services.secretKey } })];
}

type AccountsOptions = Parameters<typeof startAccountsApp>[1] & { database?: TestDatabase };

/** The sign-in protocol alone, on a database of its own or on that of another. */
export async function openAccountsApp({ database, ...options }: AccountsOptions = {}): Promise<AccountsApp> {
  const opened = database ?? (await createTestDatabase());
  if (!database) afterAll(() => opened.close());
  const app = await startAccountsApp(opened, options);
  afterAll(() => app.close());
  return app;
}
