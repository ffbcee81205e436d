import { expect, test } from 'vitest';
import { changeSecretKey } from '#scripts/db/change-secret-key.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { openBadgeKeys } from '#server/features/courses/certificates/services/badge-keys.ts';
import { addressOf } from '#server/platform/db/database-address.ts';
import { startTestApp, suitable } from '#test/support/app.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { signUpRep } from '#test/support/people.ts';
import { signUpQuickly } from '#test/support/quick-sign-up.ts';

const database = await openTestDatabase();
const another = 'another secret, of at least 32 characters';
const start = (env?: Record<string, string>) => startTestApp({ database, work: false, ...(env && { env }) });
const meOf = async (url: string, token: string) =>
  (await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
const refused =
  /^This database was set up with another SECRET_KEY .* npm run db -- change-secret-key starts with a new one\.$/;

test('another key is refused, also where none was recorded, until it is changed on purpose', async () => {
  const first = await start();
  const { accessToken } = await signUpRep(first);
  await expect(start({ SECRET_KEY: another })).rejects.toThrow(refused);
  expect(await meOf(first.url, accessToken)).toBe(200);

  // Before the signing keys are looked at: here there would be none to compare with.
  const { rows: keys } = await database.pool.query<{ sealed_private_jwk: Buffer }>(
    'delete from signing_keys returning *',
  );
  await expect(start({ SECRET_KEY: another })).rejects.toThrow(refused);
  expect((await database.pool.query('select from signing_keys')).rows).toHaveLength(0);
  await database.pool.query('insert into signing_keys select * from jsonb_populate_recordset(null::signing_keys, $1)', [
    JSON.stringify(keys.map((key) => ({ ...key, sealed_private_jwk: `\\x${key.sealed_private_jwk.toString('hex')}` }))),
  ]);

  // State left by an earlier version.
  await database.pool.query('delete from installation');
  await expect(start({ SECRET_KEY: another })).rejects.toThrow(refused);
  expect((await database.pool.query('select from installation')).rows).toHaveLength(0);

  // What a deleted account has used is found again under the new key.
  const gone = await signUpQuickly(first.services.accounts, 'gone@example.co.za', {});
  await first.services.transaction((tx) => deleteAccount(tx, { id: gone.user.id, email: 'gone@example.co.za' }));
  await database.pool.query("update former_trials set trial_ends_at = '2026-01-31'");
  const signing = (await openBadgeKeys(first.services).current()).kid;
  await expect(changeSecretKey(addressOf(database.url), another)).rejects.toThrow(/Stop every one of them first/);
  await first.close();
  await expect(changeSecretKey(addressOf(database.url), another, 'not the former key')).rejects.toThrow(refused);
  await changeSecretKey(addressOf(database.url), another, suitable.SECRET_KEY);
  await expect(start()).rejects.toThrow(refused);
  const second = await start({ SECRET_KEY: another });
  expect(await meOf(second.url, accessToken)).toBe(401);
  expect(await meOf(second.url, (await signUpRep(second)).accessToken)).toBe(200);
  const back = await signUpQuickly(second.services.accounts, 'gone@example.co.za', {});
  const trialOf = async (userId: string) =>
    (await database.pool.query('select trial_ends_at as ends from rep_profiles where user_id = $1', [userId])).rows[0]
      .ends;
  expect(await trialOf(back.user.id)).toEqual(new Date('2026-01-31'));
  // Badges that were signed before can be verified for ever; new ones are signed by another key.
  const badges = openBadgeKeys(second.services);
  const { kid } = await badges.current();
  expect((await badges.published()).map((key) => key.kid)).toEqual([signing, kid]);
  const { rows } = await database.pool.query('select secret_key_fingerprint as fingerprint from installation');
  expect(rows).toEqual([{ fingerprint: expect.stringMatching(/^[\w-]{43}$/) }]);
  await second.close();
});
