import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { type Call, callerOf, RefusedCall } from '#test/support/api.ts';
import { jobDraft } from '#test/support/hiring.ts';
import { giveLegalStandingIn } from '#test/support/legal-standing.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { type AppProcess, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

/** One for each of the victims. More are worth their time only when what is killed has changed. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const WRITERS = 4;
const VICTIMS = ['app', 'database', 'both'] as const;

type Draft = Awaited<ReturnType<typeof jobDraft>>;

async function start(dataDir: string, port: number): Promise<AppProcess> {
  const env = { PORT: String(port), AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
  const app = await startApp(dataDir, { env });
  await app.ready();
  return app;
}

let written = 0;

/** Posts jobs one after the other until a call fails; notes each that the server has acknowledged. */
async function write(call: Call, draft: Draft, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const job = await call(ownJobsApi.post, { body: { ...draft, title: `Job ${++written}` } }).catch(
      (error: unknown) => {
        // Killed under our hands: no answer, or the problem of an app whose database is gone.
        if (error instanceof RefusedCall && error.problem.status < 500) throw error;
        return null;
      },
    );
    if (job === null) return;
    acknowledged.add(job.id);
  }
}

async function kill(app: AppProcess, dataDir: string, victim: (typeof VICTIMS)[number]): Promise<void> {
  const server = await readPostmaster(join(dataDir, 'postgres'));
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

test(`no acknowledged write is lost when the app and the database are killed ${ROUNDS} times`, {
  timeout: 600_000,
}, async () => {
  const dataDir = await makePreparedDataDir();
  const port = await findFreePort();
  let app = await start(dataDir, port);
  const business = await signUpBusiness(app);
  await giveLegalStandingIn(dataDir, business.email, 'business');
  const draft = await jobDraft(business.call);
  const acknowledged = new Set<string>();

  for (let round = 0; round < ROUNDS; round++) {
    const before = acknowledged.size;
    const writers = Promise.all(Array.from({ length: WRITERS }, () => write(business.call, draft, acknowledged)));
    // However busy the machine is: a round in which nothing was written proves nothing.
    await waitFor('a write', () => acknowledged.size > before);
    await delay(Math.random() * 300);
    await kill(app, dataDir, VICTIMS[round % VICTIMS.length] ?? 'both');
    await writers;
    if (app.child.exitCode === null && app.child.signalCode === null) await app.ready();
    else app = await start(dataDir, port);
  }

  const kept = await listJobs(callerOf(app.url, business.accessToken));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
  expect(await app.stop()).toBe(0);
});
