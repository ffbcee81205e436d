import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { type Call, callerOf, RefusedCall } from '#test/support/api.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { giveLegalStateIn } from '#test/support/legal-state.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { type AppProcess, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

/** One for each of the victims. More are worth their time only when the killed code has changed. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const WRITERS = 4;
const VICTIMS = ['app', 'database', 'both'] as const;

type Draft = Awaited<ReturnType<typeof jobDraft>>;

const serverOf = (dataDir: string) => readPostmaster(join(dataDir, 'postgres'));

async function start(dataDir: string, port: number, work: 'web' | 'all'): Promise<AppProcess> {
  const env = { PORT: String(port), PROCESS: work, AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const app = await startApp(dataDir, { env });
  await app.ready();
  return app;
}

let written = 0;

/** Posts jobs one after the other until a call fails; records each one acknowledged. */
async function write(call: Call, draft: Draft, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const job = await call(ownJobsApi.post, { body: { ...draft, title: `Job ${++written}` } }).catch(
      (error: unknown) => {
        // Killed during the call: no response, or the problem of an app whose database is gone.
        if (error instanceof RefusedCall && error.problem.status < 500) throw error;
        return null;
      },
    );
    if (job === null) return;
    acknowledged.add(job.id);
  }
}

async function kill(app: AppProcess, dataDir: string, victim: (typeof VICTIMS)[number]): Promise<void> {
  const server = await serverOf(dataDir);
  if (victim !== 'database') app.child.kill('SIGKILL');
  if (victim !== 'app' && server !== null) process.kill(server.pid, 'SIGKILL');
  if (victim !== 'database') await app.ended;
}

async function listJobs(call: Call): Promise<Set<string>> {
  const found = new Set<string>();
  for (let cursor: string | undefined; ; ) {
    const page = await call(ownJobsApi.list, { query: { cursor } });
    for (const { id } of page.items) found.add(id);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

test(`no acknowledged write is lost, and what it means is told, when the app and the database are killed ${ROUNDS} times`, {
  timeout: 600_000,
}, async () => {
  const dataDir = await makePreparedDataDir();
  const port = await findFreePort();
  // It runs no tasks: users can't have been notified of anything that is killed with it.
  let app = await start(dataDir, port, 'web');
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  await giveLegalStateIn(dataDir, business.email, 'business');
  await giveLegalStateIn(dataDir, rep.email, 'rep');
  const { id: jobId } = await postJob(business);
  await apply(rep, jobId);
  const draft = await jobDraft(business.call);
  const acknowledged = new Set<string>();

  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.size;
    const writers = Promise.all(Array.from({ length: WRITERS }, () => write(business.call, draft, acknowledged)));
    // However busy the machine: a round without a write proves nothing.
    await waitFor('a write', () => acknowledged.size > before);
    await delay(Math.random() * 300);
    const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
    const server = await serverOf(dataDir);
    await kill(app, dataDir, victim);
    await writers;
    if (victim === 'database') await app.ready();
    else app = await start(dataDir, port, 'all');
    // A running server is taken over.
    if (victim === 'app') expect((await serverOf(dataDir))?.pid).toBe(server?.pid);
  }

  const call = callerOf(app.url, business.accessToken);
  const told = await waitFor('the news', async () => {
    const { items } = await call(notificationsApi.list, { query: {} });
    return items.length > 0 ? items : null;
  });
  expect(told).toMatchObject([{ kind: 'applicants.new', jobId, count: 1, read: false }]);
  const kept = await listJobs(call);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
  expect(await app.stop()).toBe(0);
  expect(await serverOf(dataDir)).toBe(null);
});
