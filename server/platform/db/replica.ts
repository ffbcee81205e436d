import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isPassing } from '../http/passing-trouble.ts';
import type { Logger } from '../log.ts';
import { type DatabaseWatch, watchDatabase } from './database-watch.ts';
import { type Db, dbOfPool, openPool } from './pool.ts';

/** Reads what may be some seconds old: public lists, search and analytics. Never what a person has just written. */
export type ReadBehind = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export interface Replica {
  readonly read: ReadBehind;
  /** Seconds that it is behind the primary; null: not known, so it isn't read. */
  readonly delaySeconds: () => number | null;
  close(): Promise<void>;
}

interface ReplicaSettings {
  /** Null: there is none, and the primary answers all. */
  readonly url: string | null;
  readonly size: number;
  readonly primary: pg.Pool;
  /** The primary itself, past any pooler. */
  readonly primaryUrl: string;
  readonly primaryWatch: Pick<DatabaseWatch, 'isAway' | 'clientOf'>;
  readonly log: Logger;
  readonly everyMs?: number;
  readonly longestDelaySeconds?: number;
  readonly longestWithoutMs?: number;
}

/** A replica that is further behind isn't read. */
const longestSeconds = 5;
const samplesKept = 120;
/** Without a primary nothing is written that it could lack; but perhaps only this process doesn't reach it. */
const longestWithoutPrimaryMs = 60_000;

/** Where the primary's log was at a moment of this process. */
interface Sample {
  readonly at: number;
  readonly lsn: string;
}

export function openReplica(settings: ReplicaSettings): Replica {
  const {
    url,
    size,
    primary,
    primaryUrl,
    primaryWatch,
    log,
    everyMs = 1000,
    longestDelaySeconds = longestSeconds,
  } = settings;
  const { longestWithoutMs = longestWithoutPrimaryMs } = settings;
  const primaryDb = dbOfPool(primary);
  if (url === null) return { read: (work) => work(primaryDb), delaySeconds: () => null, close: async () => {} };
  const watch = watchDatabase({ url, log, everyMs: Math.min(everyMs, 750), standby: true });
  const pool = openPool(url, size, (error) => log.warn({ err: error }, 'the replica dropped a connection'), {
    database: watch,
  });
  const replicaDb = dbOfPool(pool);
  // One connection each, for the delay alone: those of requests may all be busy.
  const primaryAsker = openPool(primaryUrl, 1, () => {}, { database: primaryWatch });
  const replicaAsker = openPool(url, 1, () => {}, { database: watch });
  const ending = new AbortController();
  const { signal } = ending;
  let samples: Sample[] = [];
  /** When the primary was where the replica is now. */
  let asOf: number | null = null;

  async function measure(): Promise<void> {
    const at = performance.now();
    if (!primaryWatch.isAway) {
      const { rows } = await primaryAsker.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      samples = [...samples, { at, lsn: rows[0]?.lsn ?? '0/0' }].slice(-samplesKept);
    }
    const { rows } = await replicaAsker.query<{ at: number | null }>(
      `select max(at) as at from unnest($1::float8[], $2::pg_lsn[]) as sample (at, lsn)
       where lsn <= pg_last_wal_replay_lsn()`,
      [samples.map((sample) => sample.at), samples.map(({ lsn }) => lsn)],
    );
    asOf = rows[0]?.at ?? null;
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      await measure().catch(() => {});
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  function delaySeconds(): number | null {
    if (watch.isAway || asOf === null) return null;
    const newest = samples.at(-1)?.at ?? 0;
    if (primaryWatch.isAway && performance.now() - newest > longestWithoutMs) return null;
    const now = primaryWatch.isAway ? newest : performance.now() - everyMs;
    return Math.max(now - asOf, 0) / 1000;
  }

  const following = follow();
  return {
    async read(work) {
      const behind = delaySeconds();
      if (behind === null || behind > longestDelaySeconds) return work(primaryDb);
      try {
        return await work(replicaDb);
      } catch (error) {
        // Also a query that the replica cancels because what it reads was vacuumed away.
        if (!isPassing(error)) throw error;
        return work(primaryDb);
      }
    },
    delaySeconds,
    async close() {
      ending.abort();
      await following;
      await watch.close();
      await Promise.all([primaryAsker, replicaAsker, pool].map((one) => one.end()));
    },
  };
}
