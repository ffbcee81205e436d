import { verify } from '@node-rs/argon2';
import { describe, expect, test, vi } from 'vitest';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { type AccountsApp, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

// The real function, with its calls counted.
vi.mock('@node-rs/argon2', { spy: true });

const free = await openAccountsApp();
const { database } = free;
const limited = await openAccountsApp({ database, rateLimits: true, trustProxy: 1 });

/** Addresses of each kind, which the caller must not be able to tell apart. */
async function mailboxes(): Promise<string[]> {
  const waiting = newEmail('waiting');
  await clientOf(free).signUp({ email: waiting, password: testPassword });
  const deleted = await openAccount(free);
  await database.pool.query('delete from users where id = $1', [deleted.userId]);
  return [(await openAccount(free)).email, waiting, deleted.email, newEmail('nobody')];
}

let callers = 0;

/** All that a caller sees of the response, and the work done for it. `npm run bench` measures its time. */
async function ask(app: AccountsApp, path: string, body: object): Promise<string> {
  const [queries, hashes] = [app.queries(), vi.mocked(verify).mock.calls.length];
  const from = `198.51.100.${(callers++ % 250) + 1}`;
  const response = await fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return JSON.stringify({
    status: response.status,
    headers,
    text: await response.text(),
    connections: app.queries() - queries,
    hashes: vi.mocked(verify).mock.calls.length - hashes,
  });
}

const calls: [string, (email: string) => object, { hashes: number }][] = [
  ['/recover', (email) => ({ email }), { hashes: 0 }],
  ['/resend', (email) => ({ type: 'signup', email }), { hashes: 0 }],
  ['/resend', (email) => ({ type: 'email_change', email }), { hashes: 0 }],
  ['/otp', (email) => ({ email, create_user: false }), { hashes: 0 }],
  ['/otp', (email) => ({ email, create_user: true }), { hashes: 0 }],
  ['/token?grant_type=password', (email) => ({ email, password: 'not the password' }), { hashes: 1 }],
];

describe.each(calls)('%s does not reveal whether an address has an account', (path, bodyOf, { hashes }) => {
  test('the first time', async () => {
    const answers = new Set<string>();
    for (const email of await mailboxes()) answers.add(await ask(free, path, bodyOf(email)));
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain(`"hashes":${hashes}`);
  });

  test('within the minute, and up to the limit', async () => {
    const told: string[][] = [];
    for (const email of await mailboxes()) {
      const answers: string[] = [];
      for (let time = 0; time < 3; time++) answers.push(await ask(limited, path, bodyOf(email)));
      told.push(answers);
    }
    expect(new Set(told.map((answers) => JSON.stringify(answers))).size).toBe(1);
  });
});

test('guessing passwords from many addresses is refused alike with and without such an account', async () => {
  const answers = new Set<string>();
  for (const email of await mailboxes()) {
    // As after fifty guesses.
    await Promise.all(
      Array.from({ length: 60 }, () => limited.accounts.limits.take('account password', email.toLowerCase())),
    );
    const answer = await ask(limited, '/token?grant_type=password', { email, password: 'not the password' });
    expect(answer).toContain('over_request_rate_limit');
    answers.add(answer.replace(/"retry-after","\d+"/, ''));
  }
  expect([...answers]).toHaveLength(1);
});
