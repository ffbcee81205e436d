import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { livePath } from '#contract/live-stream.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { order } from '#test/support/database-server.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { openWayTo, type WayToDatabase } from '#test/support/way-to-database.ts';
import { type AppProcess, makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

async function start() {
  const dataDir = await makePreparedDataDir();
  const server = await startEmbedded({ dataDir, durable: false });
  const way = await openWayTo(server.url);
  const appDir = await makeDataDir();
  const env = { DATABASE_URL: way.url, AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };
  const app = await startApp(appDir, { env });
  await app.ready();
  return { app, way, appDir, databaseUrl: server.url };
}

async function fallSilent(app: AppProcess, way: WayToDatabase): Promise<void> {
  way.fallSilent(true);
  await waitFor('it to notice', async () => (await fetch(`${app.url}/readyz`)).status === 503);
}

async function comeBack(app: AppProcess, way: WayToDatabase): Promise<void> {
  way.fallSilent(false);
  await app.ready();
}

const pidsOf = async (url: string, name: string) =>
  (await order(url, `select pid from pg_stat_activity where application_name = '${name}' order by pid`)).map(
    (row) => (row as { pid: number }).pid,
  );

test('while the database is silent, pages are served, calls are refused before it is back, and all is logged in a few lines', async () => {
  const { app, way } = await start();
  const ask = (path: string) => fetch(app.url + path, { headers: { accept: 'text/html' } });
  const printed = app.printed().length;
  way.fallSilent(true);
  // It came before the silence was noticed.
  const first = await fetch(`${app.url}/api/locations`);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await first.json()).toMatchObject({ code: 'service.unavailable' });

  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/readyz/pages')).status).toBe(200);
  // Read when it started, and by no visitor since.
  const jobs = await ask('/jobs');
  expect(jobs.status).toBe(200);
  const unread = await ask('/jobs?province=Gauteng');
  expect([unread.status, unread.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await unread.text()).toContain('We can’t load these gigs right now');
  const calls = await Promise.all(Array.from({ length: 100 }, () => fetch(`${app.url}/api/locations`)));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));

  await comeBack(app, way);
  await waitFor('a call to be answered', async () => (await fetch(`${app.url}/api/locations`)).ok);
  const lines = app.printed().slice(printed).trim().split('\n');
  expect(lines.filter((line) => line.includes('the database answers again'))).toHaveLength(1);
  // The begin, the end, and a line a minute of all that failed. Pulses and listeners are among them.
  const minutes = 1 + Number(/"awaySeconds":(\d+)/.exec(lines.join())?.[1]) / 60;
  expect(lines.length).toBeLessThanOrEqual(3 + minutes);
});

test('a write whose commit was not answered is refused, and repeated under its key it is done once', async () => {
  const { app, way, databaseUrl } = await start();
  const { accessToken } = await signUpBusiness(app, {}, { vetted: false });
  const key = randomUUID();
  const save = () =>
    fetch(app.url + jobDraftsApi.start.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ title: 'Sell airtime at the rank' }),
    });
  const drafts = () => order(databaseUrl, 'select id from job_drafts');
  way.silenceAtCommitOf('insert into "job_drafts"');
  const refused = await save();
  expect(refused.status).toBe(503);
  await waitFor('the commit', async () => (await drafts()).length === 1);
  await comeBack(app, way);
  const repeated = await waitFor('the repeat', async () => {
    const answer = await save();
    return answer.status === 503 ? null : answer;
  });
  expect(repeated.status).toBe(201);
  expect(await drafts()).toHaveLength(1);
  expect((await (await save()).json()).id).toBe((await repeated.json()).id);
  expect(await drafts()).toHaveLength(1);
});

test('after a silence it listens again, and tasks go on', async () => {
  const { app, way, appDir, databaseUrl } = await start();
  const { accessToken, userId, email } = await signUpBusiness(app, {}, { vetted: false });
  const stream = await fetch(app.url + livePath, { headers: { authorization: `Bearer ${accessToken}` } });
  let heard = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk, { stream: true });
  })().catch(() => {});
  const before = await pidsOf(databaseUrl, 'thengisa live');
  await fallSilent(app, way);
  await waitFor('its connections to be given up', async () => app.printed().includes('does not answer'));
  await comeBack(app, way);
  await waitFor('new listeners', async () => {
    const now = await pidsOf(databaseUrl, 'thengisa live');
    return now.filter((pid) => !before.includes(pid)).length > 0;
  });
  const event = JSON.stringify({ type: 'ledger.changed' });
  await waitFor('an event', async () => {
    await order(databaseUrl, `select pg_notify('live', '9 ${userId} ${event}')`);
    await delay(50);
    return heard.includes('ledger.changed');
  });
  const mails = async () => (await readdir(join(appDir, 'mail')).catch(() => [])).length;
  const sent = await mails();
  const asked = await fetch(`${app.url}/auth/v1/recover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  await waitFor('the email with the link', async () => (await mails()) > sent);
  app.child.kill('SIGKILL');
  await reading;
});
