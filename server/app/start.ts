import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { adminLoginPath } from '#contract/site/sign-in-addresses.ts';
import { refuseDemoAdmins } from '#server/demo/demo-admins.ts';
import type { DemoSignIns } from '#server/demo/ensure-demo.ts';
import { loadCourses } from '#server/features/courses/content/commands/load-courses.ts';
import { coursesFolder } from '#server/features/courses/content/services/read-folder.ts';
import { payGigsLocally } from '#server/features/operators/commands/pay-gigs-locally.ts';
import { moveClock } from '#server/platform/clock.ts';
import { prepareDataFolder } from '#server/platform/data-folder.ts';
import { migrate, migrationsFolder } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { type Env, loadDotEnv, readEnv } from '#server/platform/env.ts';
import { type Address, listen, requireFreeAddress, stopServing } from '#server/platform/http/listen.ts';
import { createLog } from '#server/platform/log.ts';
import { onShutdown } from '#server/platform/shutdown.ts';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';
import { watchDisk } from '#server/platform/watch-disk.ts';
import { createApp, createHealthApp, createMetricsApp } from './create-app.ts';
import { makeDemo } from './demo-work.ts';
import { openServices } from './open-services.ts';
import { ensureReferenceData } from './reference-data.ts';
import { warmUp } from './warm-up.ts';

/** Thrown between two steps of the start when the app was asked to end. */
const stopped = new Error('Stopped while starting');
/** How long a start under way may take to stop, in milliseconds. */
const PATIENCE_MS = 15_000;
/** Longer than tasks may take to end: an unresponsive database must not keep us. */
const CLOSING_MS = 40_000;
const closing = new AsyncDisposableStack();
const shutdown = onShutdown(async () => {
  // A service being opened has to be open before it can be closed, but may never be.
  await Promise.race([opening, delay(PATIENCE_MS)]);
  await closing.disposeAsync();
});
const opening = open().catch((error) => {
  // A failure after the request to end was caused by it.
  if (!shutdown.started) shutdown.fail(error);
});

async function open(): Promise<void> {
  const started = performance.now();
  // Before the rest is refused, for which a misspelt name may be the reason.
  for (const line of loadDotEnv()) console.log(line);
  const env = readEnv();
  moveClock(env.clockOffset);
  const tracing = await openTracing(env.tracesUrl, env.process);
  closing.defer(() => tracing.stop());
  const log = createLog(env.logLevel, undefined, tracing.current);
  const waiting = { onProgress: console.log, signal: shutdown.signal };
  await prepareDataFolder(env.dataDir);
  closing.defer(watchDisk(env.dataDir, log));

  const database = await step(
    () => openDatabase(env, { onProgress: console.log, onLost: shutdown.fail }),
    ({ description }) => `Database: ${description}`,
  );
  closing.defer(database.close);
  const address = addressOf(env);
  await requireFreeAddress(address);
  await step(
    () => migrate(database.directUrl, migrationsFolder, waiting),
    ({ length }) => `Schema: ${length === 0 ? 'up to date' : `${length} migrations applied`}`,
  );
  const services = await openServices({ env, database, log, tracing, waiting, onLost: shutdown.fail });
  closing.defer(() => Promise.race([services.close(), delay(CLOSING_MS)]));
  // A dead mail server is no reason not to start: emails wait in the queue.
  services.mailer.prove().catch((error) => {
    log.warn({ err: error }, 'SMTP_URL: this server accepts no emails from us, so they wait in the queue');
  });
  await step(
    () => ensureReferenceData(services.pool),
    () => 'Locations and industries: up to date',
  );
  const { problems } = await step(
    () => loadCourses(services, coursesFolder),
    ({ courses, published }) => `Courses: ${courses}, ${published} changed`,
  );
  // These stay as published before.
  for (const problem of problems) log.warn({ problem }, 'a course has a problem');
  if (env.mode === 'local') await services.transaction(payGigsLocally);
  else await refuseDemoAdmins(services.db);
  const signIns = env.demo ? await step(() => makeDemo(services, services.secretKey), describeDemo) : null;

  const app = env.process === 'worker' ? createHealthApp(services) : await createApp(services, { demo: signIns });
  closing.defer(() => stopServing(app, env.process === 'worker' ? 0 : env.shutdownDelay));
  if (env.process !== 'web') await services.startWork();
  if (env.process !== 'worker') {
    await app.ready();
    // Describing the API blocks the event loop for tenths of a second, once: before there are requests to wait for it.
    app.swagger();
    await warmUp(app, services.pool);
  }
  await listen(app, address);
  if (env.metricsPort !== null) {
    const metrics = createMetricsApp(services);
    closing.defer(() => metrics.close());
    await listen(metrics, { host: env.host, port: env.metricsPort, variable: 'METRICS_PORT' });
  }
  console.log(`${env.process === 'worker' ? 'Working' : `Thengisa is at ${env.siteUrl}`} (${secondsSince(started)})`);
  if (signIns !== null && env.process !== 'worker') {
    const { business, rep, admin, password } = signIns;
    console.log(`Sign in as ${business} (business) or ${rep} (sales rep) with the password ${password}`);
    console.log(`The admin panel is at ${env.siteUrl}${adminLoginPath}. Sign in as ${admin} with the same password`);
  }
  // Node writes its compile cache only at an orderly exit, which a killed process never has.
  flushCompileCache();
}

/** A worker answers health checks alone. */
function addressOf({ process, host, port, healthPort }: Env): Address {
  return process === 'worker' ? { host, port: healthPort, variable: 'HEALTH_PORT' } : { host, port, variable: 'PORT' };
}

function describeDemo(signIns: DemoSignIns | null): string {
  return signIns === null ? 'Demo: not added, because this database has real users' : 'Demo: ready';
}

/** Runs one step of the start and logs it with the time it took. */
async function step<Result>(work: () => Promise<Result>, tell: (result: Result) => string): Promise<Result> {
  if (shutdown.started) throw stopped;
  const started = performance.now();
  const result = await work();
  console.log(`${tell(result)} (${secondsSince(started)})`);
  return result;
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(2)} s`;
}
