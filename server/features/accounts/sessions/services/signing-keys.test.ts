import { afterAll, expect, test } from 'vitest';
import { openAccount, signInAgain } from '#test/support/account-holders.ts';
import { type AccountsApp, clientOf, startAccountsApp } from '#test/support/accounts-app.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { createSigningKeys } from './signing-keys.ts';

const opened: AccountsApp[] = [];

const database = await openTestDatabase();

afterAll(async () => {
  for (const app of opened) await app.close();
});

async function start(options: Parameters<typeof startAccountsApp>[1] = {}): Promise<AccountsApp> {
  const app = await startAccountsApp(database, options);
  opened.push(app);
  return app;
}

const kidsOf = async (app: AccountsApp) => {
  const response = await fetch(`${app.url}/auth/v1/.well-known/jwks.json`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=600');
  const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
  for (const key of keys) {
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
    expect(key).not.toHaveProperty('key_ops');
  }
  return keys.map(({ kid }) => kid);
};

test('processes that start concurrently share one key, and the database stores no plain key', async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(await kidsOf(one)).toEqual(await kidsOf(two));
  const { rows } = await database.pool.query('select sealed_private_jwk from signing_keys');
  expect(rows).toHaveLength(1);
  expect(rows[0].sealed_private_jwk.toString('latin1')).not.toContain('"d"');
});

test('after a rotation old tokens stay valid, and a process that missed it accepts the new ones', async () => {
  const [rotating, other] = [await start(), await start()];
  const holder = await openAccount(rotating);
  const [before] = await kidsOf(rotating);
  await rotating.accounts.keys.rotate();
  expect(await kidsOf(rotating)).toHaveLength(2);
  expect((await rotating.accounts.keys.current()).kid).not.toBe(before);
  expect((await clientOf(rotating).getUser(holder.session.access_token)).error).toBeNull();
  const { session } = await signInAgain(rotating, holder);
  await expect
    .poll(async () => (await clientOf(other).getUser(session.access_token)).error, { timeout: 10_000 })
    .toBeNull();
  // The client verifies locally, with the published keys.
  const claims = await holder.auth.getClaims(session.access_token);
  expect(claims.data?.claims.email).toBe(holder.email);
});

test('a process with another SECRET_KEY creates no key, and earlier tokens stay valid', async () => {
  const app = await start();
  const { session } = await openAccount(app);
  const kids = await kidsOf(app);
  const others = createSigningKeys({ ...app.accounts, secretKey: 'quite another secret of the tests' });
  await expect(others.current()).rejects.toThrow(/^This database was set up with another SECRET_KEY /);
  expect(await kidsOf(app)).toEqual(kids);
  expect((await clientOf(app).getUser(session.access_token)).error).toBeNull();
});
