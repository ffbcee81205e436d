import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { afterAll, expect, test, vi } from 'vitest';
import { proveSecondFactor } from '#server/features/accounts/second-factor/commands/prove-second-factor.ts';
import { deriveAccountKeys } from '#server/features/accounts/services/settings.ts';
import { countFormerSessions } from '#server/features/accounts/sessions/queries/count-former-sessions.ts';
import { openBadgeKeys } from '#server/features/courses/certificates/services/badge-keys.ts';
import { checks } from '#server/features/diagnostics/system/services/checks.ts';
import { createTopicTokens } from '#server/features/news/access/stop-tokens.ts';
import { openNumber } from '#server/features/payouts/services/account-numbers.ts';
import { keyIdOf, listKeys, publishKey, signingKeyOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { hashNumber } from '#server/features/vetting/checks/commands/check-number.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import { deriveVapidKeys } from '#server/platform/push/vapid-keys.ts';
import { resealColumn } from '#server/platform/reseal-column.ts';
import { lastingKey, readKeyState, replaceSecretKey } from '#server/platform/secret-key.ts';
import { noticeMs } from '#server/platform/secret-ring.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { startTestApp, suitable, type TestApp } from '#test/support/app.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { signUpRep } from '#test/support/people.ts';
import { addFactor } from '#test/support/second-factors.ts';
import { insertAccount, repIdOf } from '#test/support/wallets.ts';
import { sealedColumns, turnKeys } from './turn-secret-key.ts';

type DerivedKeys = ReturnType<typeof deriveKey>;

const database = await openTestDatabase();
const opened: TestApp[] = [];
afterAll(() => Promise.all(opened.map((app) => app.close())));

const start = async (env: Record<string, string> = {}, onLost?: (error: unknown) => void) => {
  const app = await startTestApp({ database, work: false, env, ...(onLost && { onLost }) });
  opened.push(app);
  return app;
};
const close = (app: TestApp) => {
  opened.splice(opened.indexOf(app), 1);
  return app.close();
};

const former = suitable.SECRET_KEY;
const next = 'the next secret of the tests, long enough for it';
const keys = { secretKey: next, previous: former };
const both = { SECRET_KEY: next, SECRET_KEY_PREVIOUS: former };
const later = () => Date.now() + 10 * 60_000;

/** Exchanges a refresh token at a process. Null: signed out. */
async function refresh(app: TestApp, token: string): Promise<string | null> {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: token }),
  });
  return answer.ok ? ((await answer.json()) as { refresh_token: string }).refresh_token : null;
}

test('SECRET_KEY takes over while processes with either setting run, and nothing made before is lost', async () => {
  const a = await start();
  const rep = await signUpRep(a);
  const { userId } = rep;
  const factor = await addFactor(rep);
  const session = (await rep.auth.getSession()).data.session ?? expect.fail('signed out');
  const made = await fetch(`${a.url}/auth/v1/factors/recovery-codes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  const { codes = [] } = (await made.json()) as { codes?: string[] };
  const accountId = await insertAccount(a, await repIdOf(a, rep));
  const topic = { userId, topic: 'jobClosing' as const };
  const unsubscribe = createTopicTokens(a.services.secretKey).of(topic);
  const file = a.services.links.addressOf('cvs/someone/cv.pdf');
  const badge = (await openBadgeKeys(a.services).current()).kid;
  const evidence = signingKeyOf(a.services.secretKey);
  await publishKey(a.services.db, evidence);
  const firstLasting = await lastingKey(a.services.db, a.services.secretKey);
  const passport = hashNumber(a.services.secretKey, 'passport', 'A01234567');
  const vapid = deriveVapidKeys(a.services.secretKey);
  const isRead = (app: TestApp, address: string) => {
    const url = new URL(address, app.url);
    return app.services.links.read(url.pathname.slice('/files/'.length), Object.fromEntries(url.searchParams)) !== null;
  };

  // One process with each setting: what either makes is good at the other.
  const b = await start(both);
  expect(createTopicTokens(a.services.secretKey).read(createTopicTokens(b.services.secretKey).of(topic))).toEqual(
    topic,
  );
  expect(isRead(a, b.services.links.addressOf('cvs/someone/cv.pdf'))).toBe(true);
  const atB = (await refresh(b, session.refresh_token)) ?? expect.fail('signed out at b');
  const atA = (await refresh(a, atB)) ?? expect.fail('signed out at a');
  const warn = vi.fn();
  const log = { info: () => {}, warn };
  await turnKeys({ ...b.services, log }, keys);
  expect(warn).toHaveBeenCalledOnce();
  expect((await readKeyState(b.services.db))?.former).toBeNull();

  // Every process has both now.
  await close(a);
  await turnKeys({ ...b.services, log }, keys);
  const state = (await readKeyState(b.services.db)) ?? expect.fail('no state');
  expect(state.former).not.toBeNull();
  const c = await start(both);
  // b hasn't noticed yet, and reads what c makes.
  expect(createTopicTokens(b.services.secretKey).read(createTopicTokens(c.services.secretKey).of(topic))).toEqual(
    topic,
  );
  expect(() => createTopicTokens(former).read(createTopicTokens(c.services.secretKey).of(topic))).toThrow();
  expect(isRead(c, file)).toBe(true);
  await expect(start()).rejects.toThrow(/was set up with another SECRET_KEY/);
  await expect(start({ SECRET_KEY: next })).rejects.toThrow(/^SECRET_KEY_PREVIOUS is still needed/);

  // A process that hasn't noticed makes the lasting key under the former one.
  expect(await lastingKey(c.services.db, next)).toEqual(firstLasting);
  await database.pool.query('update installation set sealed_lasting_key = null');
  const lasting = await lastingKey(c.services.db, former);

  // Not before every process has noticed.
  await turnKeys({ ...c.services, log }, keys);
  expect((await readKeyState(c.services.db))?.resealedAt).toBeNull();
  const numberOf = async (key: string) => {
    const { rows } = await database.pool.query('select sealed_number from bank_accounts where id = $1', [accountId]);
    return openNumber(key, accountId, rows[0].sealed_number);
  };
  expect(await numberOf(next)).toBeNull();
  // A run that is to end leaves the rest to the next one.
  await turnKeys({ ...c.services, log }, keys, later, AbortSignal.abort());
  expect(await numberOf(next)).toBeNull();
  await turnKeys({ ...c.services, log }, keys, later);
  expect(await numberOf(next)).toBe('1234567890');
  expect((await readKeyState(c.services.db))?.resealedAt).toBeNull();
  await turnKeys({ ...c.services, log }, keys, later);
  expect((await readKeyState(c.services.db))?.resealedAt).not.toBeNull();

  // The session moves to the new key with its next refresh.
  expect(await countFormerSessions(c.services.db, state.since)).toBe(1);
  const atC = (await refresh(c, atA)) ?? expect.fail('signed out at c');
  const beforeNotice = new Date(state.since.getTime() - 2 * noticeMs);
  // One refreshed while a process may not have noticed counts as well.
  expect(await countFormerSessions(c.services.db, state.since)).toBe(1);
  expect(await countFormerSessions(c.services.db, beforeNotice)).toBe(0);

  await close(b);
  await close(c);
  const d = await start({ SECRET_KEY: next });
  const { services } = d;
  expect(await refresh(d, atC)).not.toBeNull();
  const { rows } = await database.pool.query('select id, sealed_secret from factors where id = $1', [factor.id]);
  const { factorKey } = deriveAccountKeys(services.secretKey);
  expect(open(factorKey, rows[0].id, rows[0].sealed_secret)).not.toBeNull();
  const claim = { userId, sessionId: (await database.pool.query('select id from sessions')).rows[0].id };
  const prove = (code: string) =>
    services.transaction((tx) => proveSecondFactor(tx, services.accounts, { ...claim, code }));
  expect(await prove('aaaabbbbccccdddd')).toBe(false);
  expect(await prove(codes[0] ?? 'none')).toBe(true);
  expect(createTopicTokens(services.secretKey).read(unsubscribe)).toEqual(topic);
  expect(hashNumber(services.secretKey, 'passport', 'A01234567')).toEqual(passport);
  expect(deriveVapidKeys(services.secretKey)).toEqual(vapid);
  expect(await lastingKey(services.db, services.secretKey)).toEqual(lasting);
  // Certificates go on under their key; packs get another, and the former stays published.
  expect((await openBadgeKeys(services).current()).kid).toBe(badge);
  expect((await listKeys(services.db)).map(({ id }) => id)).toContain(keyIdOf(evidence.publicKey));
  expect(signingKeyOf(services.secretKey).id).not.toBe(evidence.id);
  // The former key alone opens nothing any more.
  expect(isRead(d, file)).toBe(false);
  const messageWith = async (previousSecretKey: string) =>
    (await checks['secret-key']({ ...services, env: { ...services.env, previousSecretKey } })).message;
  expect(await messageWith(former)).toMatch(/^Keep SECRET_KEY_PREVIOUS until /);
  expect(await messageWith('a secret that this installation never had')).toMatch(
    /isn’t the key that SECRET_KEY replaced/,
  );
  expect(createTopicTokens(services.secretKey).of(topic)).not.toBe(unsubscribe);
  await close(d);

  // The next turn keeps what the first one kept.
  const third = 'the third secret of the tests, long enough for it';
  const e = await start({ SECRET_KEY: third, SECRET_KEY_PREVIOUS: next });
  await turnKeys({ ...e.services, log }, { secretKey: third, previous: next });
  for (let pass = 0; pass < 2; pass++)
    await turnKeys({ ...e.services, log }, { secretKey: third, previous: next }, later);
  await close(e);
  const f = await start({ SECRET_KEY: third });
  expect(createTopicTokens(f.services.secretKey).read(unsubscribe)).toEqual(topic);
  expect(hashNumber(f.services.secretKey, 'passport', 'A01234567')).toEqual(passport);
  expect(await numberOf(third)).toBe('1234567890');
});

test('a process whose key was replaced while it was cut off ends', async () => {
  const third = 'the third secret of the tests, long enough for it';
  const onLost = vi.fn();
  const app = await start({ SECRET_KEY: third }, onLost);
  await app.services.transaction((tx) => replaceSecretKey(tx.db, 'a fourth secret of the tests, long enough', third));
  expect(onLost).not.toHaveBeenCalled();
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'thengisa live _%'`,
  );
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(expect.any(StartupError)), 10_000);
});

test.each(['uuid', 'text', 'bytea'] as const)(
  'rows with a key of type %s are found by it, in batches',
  async (type) => {
    const app = await startTestApp({ work: false });
    opened.push(app);
    const { db, transaction } = app.services;
    const [from, to] = [former, next].map((key) => deriveKey(key, 'a test', 'values')) as [DerivedKeys, DerivedKeys];
    await db.execute(sql.raw(`create table sealed_values (id ${type} primary key, sealed bytea not null)`));
    for (let number = 0; number < 450; number++) {
      const uuid = randomUUID();
      const id = type === 'bytea' ? `\\x${uuid.replaceAll('-', '')}` : uuid;
      await db.execute(
        sql`insert into sealed_values values (${id}::${sql.raw(type)}, ${seal(from, id, Buffer.from(id))})`,
      );
    }
    await db.execute(sql`analyze sealed_values`);
    const plans: string[] = [];
    const explained: typeof transaction = (work) =>
      transaction((tx) => {
        const execute = async (query: SQL) => {
          const isUpdate = new PgDialect().sqlToQuery(query).sql.includes('update');
          if (isUpdate) plans.push(JSON.stringify((await tx.db.execute(sql`explain ${query}`)).rows));
          return tx.db.execute(query);
        };
        return work({ ...tx, db: { execute } as unknown as typeof tx.db });
      });
    const column = { table: 'sealed_values', id: 'id', type, column: 'sealed', owner: 'a test', purpose: 'values' };
    const tools = { db, transaction: explained, to: next, from: former };
    expect(await resealColumn({ ...tools, signal: AbortSignal.abort() }, column)).toEqual({ resealed: 0, unopened: 0 });
    expect(await resealColumn(tools, column)).toEqual({ resealed: 450, unopened: 0 });
    expect(plans.filter((plan) => !plan.includes('Index Scan using sealed_values_pkey'))).toEqual([]);
    const { rows } = await db.execute<{ id: string; sealed: Buffer }>(
      sql`select id::text as id, sealed from sealed_values`,
    );
    expect(rows.filter(({ id, sealed }) => open(to, id, sealed)?.toString() !== id)).toEqual([]);
  },
);

test('every sealed column is re-encrypted, and a bank account is edited by nothing else', async () => {
  const { rows } = await database.pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name like 'sealed%' and table_name <> 'installation'`,
  );
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
  for (const { table, id, type } of sealedColumns) {
    const of = await database.pool.query(
      'select data_type from information_schema.columns where table_name = $1 and column_name = $2',
      [table, id],
    );
    expect(of.rows, table).toEqual([{ data_type: type }]);
  }
  await expect(database.pool.query(`update bank_accounts set sealed_number = '\\x00'`)).rejects.toThrow(/never edited/);
  const client = await database.pool.connect();
  await client.query(`begin; select set_config('thengisa.resealing', 'on', true)`);
  await expect(client.query(`update bank_accounts set last_four = '0000'`)).rejects.toThrow(/never edited/);
  await client.query('rollback');
  client.release();
});
