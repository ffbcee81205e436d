import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import {
  type SystemCheck,
  type SystemCheckName,
  systemCheckNames,
  systemChecksApi,
} from '#contract/diagnostics/system-checks.ts';
import { buckets } from '#contract/files/purposes.ts';
import { adminPageSize } from '#contract/paging.ts';
import { migrationNames } from '#server/platform/db/migrate.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { postgresTimeoutsFire } from '#test/support/postgres-timeouts.ts';
import { recordBackup } from './commands/record-backup.ts';
import { withoutValues } from './queries/read-slow-queries.ts';
import { createMeetingCheck } from './services/meeting-link.ts';
import { describeBackup, describePayfast, describeQueue, describeRoom } from './texts.ts';

const smtp = { user: 'post-box-user', password: 'a-word-nobody-may-see' };
let mailConnections = 0;
/** Refuses sign-ins, and repeats in its answer what it received. */
const mailServer = createTcpServer((socket) => {
  mailConnections++;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test ESMTP');
  socket.on('error', () => {});
  socket.on('data', (data) => {
    const line = data.toString();
    if (line.startsWith('EHLO')) say('250-mail.test\r\n250 AUTH PLAIN');
    else if (line.startsWith('AUTH')) say(`535 no sign-in for ${smtp.user} with ${smtp.password}, ask me@mail.example`);
    else say('250 ok');
  });
}).listen(0, '127.0.0.1');
const silent = createTcpServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
const web = createServer((request, response) => response.writeHead(Number(request.url?.slice(1)) || 200).end()).listen(
  0,
  '127.0.0.1',
);
afterAll(() => {
  for (const server of [mailServer, silent]) server.close();
  web.close();
});
await Promise.all([mailServer, silent, web].map((server) => once(server, 'listening')));
const placeOf = (server: { address(): unknown }) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
const webUrl = `http://${placeOf(web)}`;

const app = await openTestApp({ work: false, own: true });
const troubled = await openTestApp({
  work: false,
  database: app.database,
  env: {
    SMTP_URL: `smtp://${smtp.user}:${smtp.password}@${placeOf(mailServer)}`,
    PAYFAST_URL: webUrl,
    PAYFAST_API_URL: 'http://127.0.0.1:1',
  },
});
const waiting = await openTestApp({
  work: false,
  database: app.database,
  env: { SMTP_URL: `smtp://${placeOf(silent)}`, PAYFAST_URL: `http://${placeOf(silent)}` },
});
const limited = await openTestApp({ work: false, database: app.database, env: { RATE_LIMITS: 'on' } });
const admin = await signInAdmin(app, await makeAdmin(app));
const ofTroubled = await signInAdmin(troubled, await makeAdmin(troubled));
const check = (name: SystemCheckName, { call } = admin) => call(systemChecksApi.run, { params: { check: name } });

beforeEach(() => app.database.pool.query('delete from pgboss.job'));

test('anyone can read the server’s time and whether its database answers, and nothing more', async () => {
  const response = await fetch(`${app.url}/api/diagnostics`);
  const answer = (await response.json()) as Record<string, string>;
  expect(Object.keys(answer).sort()).toEqual(['databaseAnswers', 'now']);
  expect(answer.databaseAnswers).toBe(true);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('callers that ask too often are told to wait', async () => {
  const call = callerOf(limited.url, null);
  const tries = await Promise.allSettled(Array.from({ length: 70 }, () => call(siteCheckApi.status, {})));
  const refused = tries.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  await expectRefusal(Promise.reject((refused[0] as PromiseRejectedResult).reason), 'request.too_many');
});

test('only admins can run checks, see failed tasks and retry them', async () => {
  const [rep, business] = await Promise.all([signUpRep(app), signUpBusiness(app)]);
  const taskId = await failTask();
  for (const { call } of [{ call: callerOf(app.url, null) }, rep, business]) {
    for (const name of systemCheckNames) await expectRefusal(check(name, { call } as never), 'admin.session_required');
    await expectRefusal(call(systemChecksApi.failedTasks, { query: {} }), 'admin.session_required');
    const retry = call(systemChecksApi.retry, { params: { taskId }, body: { task: 'platform.sweep' } });
    await expectRefusal(retry, 'admin.session_required');
  }
  expect(await statesOf()).toEqual(['failed']);
});

test('an admin sees every part', async () => {
  const entries = await Promise.all(systemCheckNames.map(async (name) => [name, await check(name)] as const));
  const found = Object.fromEntries(entries) as Record<SystemCheckName, SystemCheck>;
  const failing = Object.entries(found).filter(([, { status }]) => status === 'fail');
  expect(failing).toEqual([]);
  const factsOf = (name: SystemCheckName): Record<string, string> =>
    Object.fromEntries(found[name].facts.map((fact) => [fact.name, fact.value]));
  const tables = ['profiles', 'rep_profiles', 'business_profiles', 'jobs', 'job_applications', 'user_roles'];
  expect(Object.keys(factsOf('tables'))).toEqual(tables);
  expect(factsOf('storage').Buckets).toBe(buckets.join(', '));
  expect(factsOf('migrations')).toEqual({
    Applied: String((await migrationNames()).length),
    Last: (await migrationNames()).at(-1),
  });
  expect(factsOf('versions')['Node.js']).toBe(process.version);
  expect(factsOf('versions').PostgreSQL).toMatch(/^\d+\.\d+/);
  expect(factsOf('disk')['Free for DATA_DIR']).toMatch(/GB of .*GB$/);
  expect(found.payfast.message).toContain('No money moves');
});

test('few rows are counted, many are estimated', async () => {
  const profiles = async () => (await check('tables')).facts.find(({ name }) => name === 'profiles')?.value;
  const { rows } = await app.database.pool.query<{ count: number }>('select count(*)::int as count from users');
  expect(await profiles()).toBe(`${rows[0]?.count} rows`);
  await app.database.pool.query(
    `insert into users (id, email) select gen_random_uuid(), 'many-' || n || '@x.example' from generate_series(1, 11000) n`,
  );
  await app.database.pool.query('analyze users');
  expect(await profiles()).toMatch(/^about 11\D\d{3} rows$/);
});

test('a refusal of the mail server is shown in its words without our secrets, and the server is asked once for many views', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => check('mail', ofTroubled)));
  expect(answers[0]).toMatchObject({ status: 'fail', message: expect.stringContaining('535 no sign-in for') });
  const text = JSON.stringify(answers);
  for (const secret of [smtp.user, smtp.password, 'me@mail.example']) expect(text).not.toContain(secret);
  expect(mailConnections).toBe(1);
});

test('PayFast is checked at both addresses, and a missing answer is reported', async () => {
  const { status, message, facts } = await check('payfast', ofTroubled);
  expect(status).toBe('warning');
  expect(message).toContain('its API can’t be reached');
  expect(facts[0]).toEqual({ name: 'Payment page', value: 'responds' });
  const [away, trouble, well] = [
    { status: 'rejected', reason: 'what is no error' },
    { status: 'fulfilled', value: { status: 503 } },
    { status: 'fulfilled', value: { status: 302 } },
  ] as const;
  expect(describePayfast([away, well])).toMatchObject({
    status: 'fail',
    message: expect.stringContaining('Unknown error'),
  });
  expect(describePayfast([trouble, well]).status).toBe('fail');
  expect(describePayfast([well, well]).status).toBe('pass');
});

test.runIf(postgresTimeoutsFire)(
  'a check without an answer fails within five seconds, with a text, and does not affect the others',
  async () => {
    const browser = await signInAdmin(waiting, await makeAdmin(waiting));
    const holder = await app.database.pool.connect();
    try {
      await holder.query('begin; lock table backups in access exclusive mode');
      const slow = Promise.all((['mail', 'payfast', 'backup'] as const).map((name) => check(name, browser)));
      expect((await check('disk', browser)).status).not.toBe('fail');
      const [mail, payfast, backup] = await slow;
      expect([mail?.status, payfast?.status]).toEqual(['fail', 'fail']);
      expect(backup).toMatchObject({ status: 'fail', message: expect.stringMatching(/timeout/) });
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  },
);

test('a recorded backup is shown, and reported missing after more than a day without another', async () => {
  expect(await check('backup')).toMatchObject({ status: 'warning' });
  await recordBackup(dbOfPool(app.database.pool));
  expect(await check('backup')).toMatchObject({ status: 'pass' });
  await app.database.pool.query(`update backups set done_at = now() - interval '27 hours'`);
  expect(await check('backup')).toMatchObject({ status: 'warning', message: expect.stringContaining('SAST') });
  expect(describeBackup(null).message).toContain('backup-done');
});

test('only the latest backup records are kept', async () => {
  await app.database.pool.query(
    `insert into backups (id, done_at) select gen_random_uuid(), now() - make_interval(days => n) from generate_series(1, 120) n`,
  );
  await recordBackup(dbOfPool(app.database.pool));
  const { rows } = await app.database.pool.query(
    "select count(*)::int as count, max(done_at) > now() - interval '1 hour' as newest from backups",
  );
  expect(rows).toEqual([{ count: 100, newest: true }]);
});

test('a pending migration is named', async () => {
  const [first] = await migrationNames();
  const { rows } = await app.database.pool.query('delete from schema_migrations where name = $1 returning *', [first]);
  expect(await check('migrations')).toMatchObject({ status: 'fail' });
  const { facts } = await check('migrations');
  expect(facts).toContainEqual({ name: 'Pending', value: first });
  await app.database.pool.query('insert into schema_migrations values ($1, $2, $3)', Object.values(rows[0]));
  expect(await check('migrations')).toMatchObject({ status: 'pass' });
});

test('low disk space, late tasks and failed ones are shown', async () => {
  expect(describeRoom({ free: 5, of: 10, isLittle: true }).status).toBe('warning');
  expect(describeQueue({ depths: [], failed: 0, isStuck: false }).status).toBe('pass');
  await failTask();
  expect(await check('queue')).toMatchObject({ status: 'warning', message: expect.stringMatching(/^1 task failed/) });
  await failTask();
  await app.database.pool.query(
    `update pgboss.job set state = 'created', start_after = now() - interval '11 minutes' where id = (select id from pgboss.job limit 1)`,
  );
  expect(await check('queue')).toMatchObject({ status: 'fail', message: expect.stringContaining('10 minutes') });
});

test('slow queries are shown without parameter values', () => {
  const hostile = `update users set email = 'thandi@example.co.za' where id = 123456\n and note = $$ a secret $$ and it = 'it''s'`;
  expect(withoutValues(hostile)).toBe('update users set email = … where id = … and note = … and it = …');
  expect(withoutValues("select 'unfinished")).toBe('select …');
});

test('failed tasks are listed newest first, page by page, without their data', async () => {
  for (let n = 0; n <= adminPageSize; n++) await failTask(n);
  const first = await admin.call(systemChecksApi.failedTasks, { query: {} });
  expect(first.items.length).toBe(adminPageSize);
  expect(first.items[0]).toMatchObject({ task: 'platform.sweep', attempts: 1, failure: 'DatabaseError 23505' });
  expect(JSON.stringify(first)).not.toMatch(/thandi|secret/);
  const query = { cursor: first.nextCursor ?? undefined };
  const second = await admin.call(systemChecksApi.failedTasks, { query });
  expect(second.items.length).toBe(1);
  expect(second.nextCursor).toBe(null);
  const all = [...first.items, ...second.items].map(({ failedAt }) => failedAt);
  expect(all).toEqual(all.toSorted().reverse());
  await expectRefusal(admin.call(systemChecksApi.failedTasks, { query: { cursor: 'x' } }), 'request.bad_cursor');
});

test('a failed task is retried once, with an audit entry, however often that is requested', async () => {
  const email = await makeAdmin(app);
  const { call } = await signInAdmin(app, email);
  const taskId = await failTask();
  const retry = (task = 'platform.sweep', id = taskId) =>
    call(systemChecksApi.retry, { params: { taskId: id }, body: { task } });
  await expectRefusal(retry('another.task'), 'task.not_found');
  await expectRefusal(retry('platform.sweep', '01a203af-f493-76bc-8f2e-958ede65f3bf'), 'task.not_found');
  expect(await retry()).toEqual({ outcome: 'tried again' });
  expect(await retry()).toEqual({ outcome: 'already' });
  expect(await statesOf()).toEqual(['retry']);
  expect((await auditOf(app, email)).filter((line) => line.startsWith('task'))).toEqual([
    'task.retry done platform.sweep',
  ]);
});

test('the page for booking a meeting is fetched by our server, once for many views, and never in local mode', async () => {
  expect(await callerOf(app.url, null)(siteCheckApi.meetingLink, {})).toMatchObject({ reachable: null });
  const asked = vi.spyOn(globalThis, 'fetch');
  const ask = createMeetingCheck('production', webUrl);
  expect((await Promise.all([ask(), ask(), ask()])).map(({ reachable }) => reachable)).toEqual([true, true, true]);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  expect(await createMeetingCheck('production', `${webUrl}/404`)()).toMatchObject({ reachable: false });
  const away = await createMeetingCheck('production', 'http://127.0.0.1:1')();
  expect(away).toEqual({ reachable: false, message: expect.stringMatching(/ECONNREFUSED|bad port/) });
});

/** Adds a task that failed for good `seconds` ago. */
async function failTask(seconds = 0, { database, services }: TestApp = app): Promise<string> {
  await services.transaction((tx) => tx.enqueue('platform.sweep', { to: 'thandi@example.co.za' }));
  const output = { name: 'DatabaseError', code: '23505', message: 'secret of thandi' };
  const { rows } = await database.pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now() - make_interval(secs => $1), output = $2
     where state = 'created' returning id`,
    [seconds, output],
  );
  return rows[0]?.id ?? '';
}

async function statesOf(): Promise<string[]> {
  const { rows } = await app.database.pool.query('select state from pgboss.job');
  return rows.map(({ state }) => state);
}
