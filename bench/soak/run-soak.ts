import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { SeedSizes } from '#scripts/seed/seed-market.ts';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { seededRandom } from '#test/abuse/seeded-random.ts';
import type { Mix } from '../day/actions.ts';
import { gatherPeople, mintTokensOf } from '../day/people.ts';
import { openProvider, providerNetwork } from '../day/provider.ts';
import { type LoadResults, startLoad } from '../day/start-load.ts';
import { appEnv, siteUrl } from '../support/app-env.ts';
import { fillMarket } from '../support/open-market.ts';
import { checkTraces, type Drained, drainQueue, isNoticed, isSound, spoil, type Traces } from './check-traces.ts';
import { keepDatabase } from './kept-database.ts';
import { keepProcess } from './kept-process.ts';
import { allReady, type Kills, killAtRandom, type Running } from './kill-at-random.ts';

export interface Soak {
  /** An empty folder: of the database, the files and the logs. */
  readonly folder: string;
  readonly kills: number;
  readonly mostMinutes?: number | undefined;
  readonly seed: number;
  /** Actions a second. */
  readonly rate: number;
  readonly mix: Mix;
  readonly market: SeedSizes;
  /** A prime. */
  readonly reps: number;
  /** Milliseconds by which a repeated notification of a payment comes late at most. */
  readonly lateMs: number;
  readonly say: (what: string) => void;
}

export interface SoakResults {
  readonly kills: Kills;
  readonly traces: Traces;
  readonly queue: Drained;
  readonly load: Omit<LoadResults, 'writes' | 'lateMs' | 'taken'>;
  /** Whether a lost write of each kind, a doubled message and a wrong balance were noticed when they were made afterwards. */
  readonly noticesSpoilt: boolean;
  readonly isSound: boolean;
}

/** As a browser repeats, and longer: a person comes back when the database restarts. */
const repeatAfterMs = [400, 1200, 3000, 6000, 12_000, 24_000];

/** Access tokens live for 15 minutes. */
const renewMs = 4 * 60_000;

/**
 * Two web processes, a worker and their database under the load of a Friday, killed at random moments. Then looks for each acknowledged write, and
 * for anything that was done twice.
 */
export async function runSoak({
  folder,
  kills,
  mostMinutes,
  seed,
  rate,
  mix,
  market: sizes,
  reps,
  lateMs,
  say,
}: Soak): Promise<SoakResults> {
  await using closing = new AsyncDisposableStack();
  await mkdir(join(folder, 'logs'), { recursive: true });
  const database = await keepDatabase(join(folder, 'database'));
  closing.defer(database.stop);
  const pool = openPool(database.url);
  closing.defer(() => pool.end());
  say(`Making a market of ${sizes.jobs} jobs`);
  await migrate(database.url);
  await ensureReferenceData(pool);
  const secretKey = randomBytes(32).toString('base64url');
  await fillMarket({ url: database.url, secretKey }, sizes);

  const market = { databaseUrl: database.url, pool, dataDir: folder, secretKey };
  const provider = await openProvider();
  closing.defer(provider.close);
  const env = { ...appEnv(market, 'app'), ...asked(provider.url), LOG_LEVEL: 'warn' };
  const keep = async (name: string, more: Record<string, string>) => {
    const kept = keepProcess({
      port: await findFreePort(),
      env: { ...env, ...more },
      logFile: join(folder, 'logs', `${name}.log`),
    });
    closing.defer(kept.stop);
    return kept;
  };
  const worker = await keep('worker', { PROCESS: 'worker' });
  const web = [await keep('web1', {}), await keep('web2', {})];
  say('Starting two web processes and a worker');
  const running: Running = { database, web, worker };
  await allReady(running);

  const people = await gatherPeople(market, siteUrl, { reps, conversations: reps, gigs: reps });
  const load = await startLoad({
    urls: web.map(({ url }) => url),
    perSecond: rate,
    mix,
    people,
    streams: Math.min(reps, 20),
    seed,
    repeatAfterMs,
    // PayFast sends a notification again until it has an answer, and at times after that.
    notifiedAgain: { times: 2, withinMs: lateMs },
  });
  // A minute without the database: the next round renews them.
  const renewing = setInterval(() => {
    mintTokensOf(market, siteUrl, people).then(load.renew, () => {});
  }, renewMs);
  closing.defer(async () => clearInterval(renewing));
  say('Killing');
  const killed = await killAtRandom(running, { kills, mostMinutes, random: seededRandom(seed), say });
  say('Waiting for the last answers');
  const { writes, lateMs: _late, taken: _taken, ...loaded } = await load.stop();
  say('Waiting for the queue');
  const queue = await drainQueue(pool);
  say(`Looking for ${writes.length} acknowledged writes`);
  const traces = await checkTraces(pool, database.url, writes);
  await spoil(pool, writes);
  const spoilt = await checkTraces(pool, database.url, writes);
  const noticesSpoilt = isNoticed(traces, spoilt);
  return {
    kills: killed,
    traces,
    queue,
    load: loaded,
    noticesSpoilt,
    isSound: isSound(traces, queue) && noticesSpoilt,
  };
}

/** Where the app asks whether a notification is the provider's, and from where it takes one. */
const asked = (url: string) => ({ PAYFAST_URL: url, PAYFAST_API_URL: url, PAYFAST_SOURCES: providerNetwork });

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
