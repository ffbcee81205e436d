import { afterAll } from 'vitest';
import { type AccountsApp, startAccountsApp } from './accounts-app.ts';
import { startTestApp, type TestApp } from './app.ts';
import { borrow } from './borrow.ts';
import type { TestDatabase } from './database.ts';
import { openTestDatabase } from './open-database.ts';

type Options = NonNullable<Parameters<typeof startTestApp>[0]> & {
  /** Not one that earlier files used: it caches requests outside the database, or is shut down by a test. */
  own?: boolean;
};

/** An app for the tests of one file, awaited before any test is defined. */
export async function openTestApp({ own = false, ...options }: Options = {}): Promise<TestApp> {
  if (own || options.database || options.work !== false) {
    const app = await startTestApp(options);
    afterAll(() => app.close());
    return app;
  }
  const make = async (): Promise<[TestApp]> => [await startTestApp(options)];
  const [app] = await borrow(`one ${JSON.stringify(options.env)}`, make, poolOf);
  return app;
}

/** Two app processes on one database, as behind a load balancer. */
export async function openTwoTestApps({ own = false, ...options }: Options = {}): Promise<[TestApp, TestApp]> {
  const make = async (): Promise<[TestApp, TestApp]> => {
    const first = await startTestApp(options);
    return [first, await startTestApp({ ...options, database: first.database })];
  };
  if (!own && !options.database && options.work === false) {
    return borrow(`two ${JSON.stringify(options.env)}`, make, poolOf);
  }
  const apps = await make();
  for (const app of apps) afterAll(() => app.close());
  return apps;
}

const poolOf = ([{ database }]: readonly [TestApp, ...TestApp[]]) => database.pool;

type AccountsOptions = Parameters<typeof startAccountsApp>[1] & { database?: TestDatabase };

/** The sign-in protocol alone, on its own database or that of another app. */
export async function openAccountsApp({ database, ...options }: AccountsOptions = {}): Promise<AccountsApp> {
  const app = await startAccountsApp(database ?? (await openTestDatabase()), options);
  afterAll(() => app.close());
  return app;
}
