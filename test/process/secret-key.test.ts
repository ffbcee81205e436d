import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { signUpRep } from '#test/support/people.ts';
import { addFactor, appCode } from '#test/support/second-factors.ts';
import { type AppProcess, makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

const [former, next] = [randomBytes(48).toString('base64'), randomBytes(48).toString('base64')];
const both = { SECRET_KEY: next, SECRET_KEY_PREVIOUS: former };

async function openDatabase() {
  const server = await startEmbedded({ dataDir: await makePreparedDataDir(), durable: false });
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...{ migrate: false, supervise: false, schedule: false },
  });
  const appDir = await makeDataDir();
  const start = async (keys: Record<string, string>) => {
    // Tokens name the site that issued them.
    const env = {
      SITE_URL: 'http://thengisa.test',
      DATABASE_URL: server.url,
      AUTH_AUTOCONFIRM: 'true',
      RATE_LIMITS: 'off',
      ...keys,
    };
    const app = await startApp(appDir, { env });
    await app.ready();
    return app;
  };
  /** What a worker does every five minutes. */
  const turn = async () => {
    const id = await boss.send('secret.turn', {});
    await waitFor('the task', async () => {
      const { rows } = await pool.query('select state from pgboss.job where id = $1', [id]);
      return rows[0]?.state === 'completed';
    });
  };
  return { pool, boss, start, turn };
}

async function ask(app: AppProcess, path: string, body: object, token?: string) {
  const answer = await fetch(`${app.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { ok: answer.ok, body: (await answer.json()) as Record<string, string> };
}

test('secret-key: sessions, refreshes and second factors work on every process while SECRET_KEY is replaced', async () => {
  const { pool, boss, start, turn } = await openDatabase();
  const a = await start({ SECRET_KEY: former });
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false, close: false }));
  const b = await start(both);

  const users: { factor: { id: string; secret: string }; access: string; refresh: string }[] = [];
  for (const app of [a, b]) {
    const rep = await signUpRep(app);
    const factor = await addFactor(rep);
    const { session } = (await rep.auth.getSession()).data;
    users.push({ factor, access: session?.access_token ?? '', refresh: session?.refresh_token ?? '' });
  }
  /** Each user at each process: with the token that the process before gave out. */
  async function everythingWorks(...apps: AppProcess[]): Promise<void> {
    for (const [index, user] of users.entries())
      for (const [at, app] of apps.entries()) {
        const where = `user ${index} at process ${at}`;
        const me = await fetch(`${app.url}/api/me`, { headers: { authorization: `Bearer ${user.access}` } });
        expect(me.status, where).toBe(200);
        // A code is accepted once, and the next one comes in half a minute.
        await pool.query('update factors set last_step = 0');
        const path = `factors/${user.factor.id}`;
        const challenge = await ask(app, `${path}/challenge`, {}, user.access);
        const given = { challenge_id: challenge.body.id, code: appCode(user.factor.secret) };
        const verified = await ask(app, `${path}/verify`, given, user.access);
        expect(verified.ok, where).toBe(true);
        const { refresh_token = user.refresh } = verified.body;
        const refreshed = await ask(app, 'token?grant_type=refresh_token', { refresh_token });
        expect(refreshed.ok, where).toBe(true);
        user.access = refreshed.body.access_token ?? '';
        user.refresh = refreshed.body.refresh_token ?? '';
      }
  }
  const state = async () =>
    (await pool.query('select former_key_fingerprint as former, resealed_at as resealed from installation')).rows[0];

  await everythingWorks(a, b);
  // Not while a process runs that doesn't know the new key.
  await turn();
  expect(await state()).toEqual({ former: null, resealed: null });
  await everythingWorks(b, a);

  expect(await a.stop()).toBe(0);
  const a2 = await start(both);
  await everythingWorks(a2, b);
  await turn();
  expect((await state()).former).not.toBeNull();
  // One that started since, and two that haven't noticed.
  const c = await start(both);
  await everythingWorks(c, a2, b);

  // As if everyone had noticed minutes ago.
  await pool.query(`update installation set secret_key_since = secret_key_since - interval '10 minutes'`);
  await waitFor('everything to be sealed under the new key', async () => {
    await turn();
    return (await state()).resealed;
  });
  await everythingWorks(a2, b, c);
  expect(await b.stop()).toBe(0);
  const b2 = await start({ SECRET_KEY: next });
  await everythingWorks(a2, b2);
  for (const app of [a2, b2, c]) expect(await app.stop()).toBe(0);
});
