import type pg from 'pg';
import type { LiveHub } from '#server/platform/events/live-hub.ts';
import type { Metrics } from '#server/platform/metrics.ts';

interface Watched {
  readonly pool: pg.Pool;
  readonly live: LiveHub;
}

type Row<Column extends string> = { readonly [name in Column]: number };

/** Gauges that are queried on each scrape of the metrics. Each query reads few rows, however large the market is. */
export function watchServices({ lookUp }: Metrics, { pool, live }: Watched): void {
  lookUp({ name: 'thengisa_database_connections', help: 'Of the pool of this process.', labels: ['state'] }, () => [
    [{ state: 'open' }, pool.totalCount],
    [{ state: 'idle' }, pool.idleCount],
    [{ state: 'waited for' }, pool.waitingCount],
  ]);
  lookUp({ name: 'thengisa_live_streams', help: 'Screens that listen to this process.' }, () => [
    [{}, live.listeners()],
  ]);
  lookUp(
    {
      name: 'thengisa_queue_jobs',
      help: 'Jobs by task, as of the last half minute. Those that failed for good stay for a day.',
      labels: ['task', 'state'],
    },
    async () => {
      const { rows } = await pool.query<{ name: string } & Row<'waiting' | 'later' | 'running' | 'failed'>>(
        `select name, queued_count as waiting, deferred_count as later, active_count as running, failed_count as failed
         from pgboss.queue`,
      );
      return rows.flatMap(({ name: task, ...counts }) =>
        Object.entries(counts).map(([state, count]) => [{ task, state }, count] as const),
      );
    },
  );
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
}

async function lastCheck(pool: pg.Pool) {
  const { rows } = await pool.query<Row<'differences' | 'at'>>(
    `select differences, extract(epoch from checked_at)::float8 as at from book_checks order by checked_at desc limit 1`,
  );
  return rows;
}
