import type pg from 'pg';
import type { DatabaseWatch } from '#server/platform/db/database-watch.ts';
import { type Db, dbOfPool } from '#server/platform/db/pool.ts';
import type { Replica } from '#server/platform/db/replica.ts';
import type { LiveHub } from '#server/platform/events/live-hub.ts';
import { readCertificateEnd } from '#server/platform/http/certificate-end.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { countJobs, type JobCounts } from '#server/platform/queue/count-jobs.ts';
import { roomFor } from '#server/platform/watch-disk.ts';

interface Watched {
  readonly pool: pg.Pool;
  readonly live: LiveHub;
  readonly databaseWatch: Pick<DatabaseWatch, 'isAway'>;
  readonly replica: Pick<Replica, 'delaySeconds'>;
  /** Whether DATABASE_REPLICA_URL is set. */
  readonly isReplicaSet: boolean;
  readonly dataDir: string;
  readonly siteUrl: string;
}

type Row<Column extends string> = { readonly [name in Column]: number };

/** In seconds: a certificate is renewed weeks before its end. */
const certificateAgain = 600;

/** Gauges that are queried on each scrape of the metrics. Each query reads few rows, however large the market is. */
export function watchServices(
  { lookUp }: Metrics,
  { pool, live, databaseWatch, replica, isReplicaSet, dataDir, siteUrl }: Watched,
): void {
  lookUp({ name: 'thengisa_database_connections', help: 'Of the pool of this process.', labels: ['state'] }, () => [
    [{ state: 'open' }, pool.totalCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'waited for' }, pool.waitingCount],
  ]);
  lookUp({ name: 'thengisa_database_away', help: '1 while the database does not answer this process.' }, () => [
    [{}, Number(databaseWatch.isAway)],
  ]);
  lookUp({ name: 'thengisa_read_behind_seconds', help: 'How far the replica of this process is behind.' }, () => {
    const behind = replica.delaySeconds();
    return behind === null ? [] : [[{}, behind]];
  });
  lookUp({ name: 'thengisa_replica_configured', help: '1 if DATABASE_REPLICA_URL is set.' }, () => [
    [{}, Number(isReplicaSet)],
  ]);
  lookUp({ name: 'thengisa_live_streams', help: 'Screens that listen to this process.' }, () => [
    [{}, live.listeners()],
  ]);
  watchQueue(lookUp, dbOfPool(pool));
  lookUp(
    {
      name: 'thengisa_money_differences',
      help: 'Differences that the last check of all the books found. Any is an error.',
    },
    async () => (await lastCheck(pool)).map(({ differences }) => [{}, differences]),
  );
  lookUp(
    { name: 'thengisa_money_checked_timestamp_seconds', help: 'When all the books were last checked.' },
    async () => (await lastCheck(pool)).map(({ at }) => [{}, at]),
  );
  lookUp({ name: 'thengisa_backup_timestamp_seconds', help: 'When the last backup was finished.' }, async () => {
    const { rows } = await pool.query<Row<'at'>>(
      'select extract(epoch from done_at)::float8 as at from backups order by done_at desc limit 1',
    );
    return rows.map(({ at }) => [{}, at]);
  });
  lookUp({ name: 'thengisa_disk_bytes', help: 'Of the disk that holds DATA_DIR.', labels: ['state'] }, async () => {
    const { free, of } = await roomFor(dataDir);
    return [
      [{ state: 'free' }, free],
      [{ state: 'all' }, of],
    ];
  });
  const keep = keepBriefly<Date>({ seconds: certificateAgain, most: 1 });
  lookUp(
    {
      name: 'thengisa_certificate_expiry_timestamp_seconds',
      help: 'When the certificate that SITE_URL shows to this process ends. None with an http address.',
    },
    async () => {
      if (!siteUrl.startsWith('https:')) return [];
      return [[{}, (await keep(siteUrl, () => readCertificateEnd(siteUrl))).getTime() / 1000]];
    },
  );
  lookUp(
    {
      name: 'thengisa_replica_delay_seconds',
      help: 'How far each replica is behind. The database user needs the role pg_monitor to see it.',
      labels: ['replica'],
    },
    async () => {
      const { rows } = await pool.query<Row<'delay'> & { readonly replica: string }>(
        `select application_name as replica, max(extract(epoch from replay_lag))::float8 as delay
         from pg_stat_replication where replay_lag is not null group by application_name`,
      );
      return rows.map(({ replica, delay }) => [{ replica }, delay]);
    },
  );
}

/** Both gauges of one scrape share one query. */
function watchQueue(lookUp: Metrics['lookUp'], db: Db): void {
  const keep = keepBriefly<readonly JobCounts[]>({ seconds: 1, most: 1 });
  const counted = () => keep('jobs', () => countJobs(db));
  lookUp(
    {
      name: 'thengisa_queue_jobs',
      help: 'Jobs by task, counted now. Those that failed for good stay for a day.',
      labels: ['task', 'state'],
    },
    async () =>
      (await counted()).flatMap(({ task, waiting, later, running, failed }) =>
        Object.entries({ waiting, later, running, failed }).map(([state, count]) => [{ task, state }, count] as const),
      ),
  );
  lookUp(
    {
      name: 'thengisa_queue_late_seconds',
      help: 'How long the oldest due job of a task has waited to be begun.',
      labels: ['task'],
    },
    async () => (await counted()).map(({ task, lateSeconds }) => [{ task }, lateSeconds] as const),
  );
}

async function lastCheck(pool: pg.Pool) {
  const { rows } = await pool.query<Row<'differences' | 'at'>>(
    `select differences, extract(epoch from checked_at)::float8 as at from book_checks order by checked_at desc limit 1`,
  );
  return rows;
}
