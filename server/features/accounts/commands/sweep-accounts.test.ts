import { expect, test } from 'vitest';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor } from '#test/support/second-factors.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const app = await openAccountsApp({ rateLimits: true });
const { database } = app;

const tables = [
  'users',
  'sessions',
  'one_time_tokens',
  'mail_asks',
  'factors',
  'access_changes',
  'known_devices',
  'passkey_challenges',
  'signing_keys',
  'rate_limits',
];

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table}`);
    found[table] = rows[0].count;
  }
  return found;
}

test('deletes expired rows, and nothing else', async () => {
  const { auth, email } = await openAccount(app);
  await addFactor({ auth });
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  await auth.passkey.startAuthentication();
  await clientOf(app).signUp({ email: newEmail('waiting'), password: testPassword });
  await app.accounts.keys.rotate();
  await database.pool.query(
    `insert into access_changes (id, user_id, kind, before, former_email, created_at)
     select gen_random_uuid(), id, 'email_corrected', '[]', 'former@example.co.za', now() - interval '6 days'
     from users where email = $1`,
    [email],
  );
  // Some buckets are empty again after a second.
  await database.pool.query("update rate_limits set empty_at = now() + interval '1 hour'");
  const before = await counts();
  await sweepAccounts(app.accounts, new AbortController().signal);
  expect(await counts()).toEqual(before);

  await database.pool.query(`
    update sessions set expires_at = now() - interval '1 second';
    update one_time_tokens set link_expires_at = now() - interval '1 second';
    update mail_asks set asked_at = array[now() - interval '25 hours', now() - interval '26 hours'];
    update factors set created_at = now() - interval '2 days';
    update access_changes set created_at = now() - case kind when 'email_corrected' then interval '8 days' else interval '25 hours' end;
    update users set created_at = now() - interval '31 days';
    update passkey_challenges set created_at = now() - interval '301 seconds';
    update known_devices set last_seen_at = now() - interval '401 days';
    update signing_keys set retired_at = now() - interval '1 day' where retired_at is not null;
    update rate_limits set empty_at = now() - interval '1 second';
  `);
  await sweepAccounts(app.accounts, new AbortController().signal);
  expect(await counts()).toEqual({
    users: 1,
    sessions: 0,
    one_time_tokens: 0,
    mail_asks: 0,
    factors: 1,
    access_changes: 0,
    known_devices: 0,
    passkey_challenges: 0,
    signing_keys: 1,
    rate_limits: 0,
  });
});
