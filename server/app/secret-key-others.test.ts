import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { replaceKeys } from '#scripts/db/replace-keys.ts';
import { openBadgeKeys } from '#server/features/courses/certificates/services/badge-keys.ts';
import { addressOf } from '#server/platform/db/database-address.ts';
import { startTestApp, suitable, type TestApp } from '#test/support/app.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { signUpRep } from '#test/support/people.ts';

const database = await openTestDatabase();
const start = () => startTestApp({ database, work: false });
const replace = (leaked: boolean) =>
  replaceKeys(addressOf(database.url), { secretKey: suitable.SECRET_KEY, previous: null, leaked });
const meOf = async ({ url }: TestApp, token: string) =>
  (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const within = { timeout: 10_000 };

test('keys of access tokens and badges are replaced while processes run, and leaked ones are refused at once', async () => {
  const apps = [await start(), await start()] as const;
  const [a, b] = apps;
  const before = await signUpRep(a);
  const badge = (await openBadgeKeys(a.services).current()).kid;
  await replace(false);
  for (const app of apps) expect(await meOf(app, before.accessToken)).toBe(200);
  // Each process is notified.
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  await expect.poll(async () => kidOf((await signUpRep(a)).accessToken), within).not.toBe(kidOf(before.accessToken));
  const after = await signUpRep(a);
  await expect.poll(() => meOf(b, after.accessToken), within).toBe(200);
  for (const app of apps) expect(await meOf(app, before.accessToken)).toBe(200);
  const badges = openBadgeKeys(b.services);
  const second = (await badges.current()).kid;
  expect((await badges.published()).map(({ kid }) => kid)).toEqual([badge, second]);

  await replace(true);
  for (const app of apps)
    for (const { accessToken } of [before, after]) await expect.poll(() => meOf(app, accessToken), within).toBe(401);
  expect((await after.auth.refreshSession()).error).not.toBeNull();
  const again = await signUpRep(b);
  for (const app of apps) await expect.poll(() => meOf(app, again.accessToken), within).toBe(200);
  const third = (await badges.current()).kid;
  expect((await badges.published()).map(({ kid }) => kid)).toEqual([badge, second, third]);
  const audit = await database.pool.query(
    `select reason from admin_audit where act = 'signing_keys.replace' order by id`,
  );
  expect(audit.rows).toEqual([{ reason: 'routine' }, { reason: 'they leaked' }]);
  for (const app of apps) await app.close();
});
