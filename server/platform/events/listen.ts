import pg from 'pg';
import type { DatabaseWatch } from '../db/database-watch.ts';
import type { Logger } from '../log.ts';

interface ListenSettings {
  readonly connectionString: string;
  readonly databaseWatch: Pick<DatabaseWatch, 'clientOf' | 'onBack'>;
  readonly channel: string;
  /** Shown in pg_stat_activity behind `thengisa live`. */
  readonly label?: string;
  readonly onNotification: (payload: string) => void;
  /** Runs whenever listening has begun, again after each break. When it fails the connection counts as broken. */
  readonly onListening: (client: pg.Client) => Promise<void>;
  /** Runs at every heartbeat, while nothing can have been missed. */
  readonly onHealthy: (client: pg.Client) => Promise<void>;
  readonly log: Logger;
}

export interface Listening {
  /** Drops the connection and opens a new one. */
  restart(): void;
  stop(): Promise<void>;
}

const heartbeatMs = 10_000;
const shortestWaitMs = 100;
const longestWaitMs = 10_000;

/** Listens on one connection of its own and replaces it whenever it breaks. Rejects when the first one fails. */
export async function listen(settings: ListenSettings): Promise<Listening> {
  const { connectionString, databaseWatch, channel, label, onNotification, onListening, onHealthy, log } = settings;
  const Client = databaseWatch.clientOf(pg.Client);
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = shortestWaitMs;
  let stopped = false;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString,
      application_name: label === undefined ? 'thengisa live' : `thengisa live ${label}`,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    current = client;
    client.on('error', (error) => abandon(client, error));
    client.on('end', () => abandon(client, new Error('the connection ended')));
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await onListening(client);
    } catch (error) {
      close(client);
      throw error;
    }
    waitMs = shortestWaitMs;
    beat(client);
  }

  function beat(client: pg.Client): void {
    if (current !== client) return;
    timer = setTimeout(() => {
      onHealthy(client).then(
        () => beat(client),
        (error: Error) => abandon(client, error),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function abandon(client: pg.Client, error: Error): void {
    if (current !== client || stopped) return;
    log.warn({ err: error }, 'live events: the connection was lost and will be reopened');
    close(client);
    reconnectLater();
  }

  function reconnectLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().catch(() => {
        if (!stopped && current === null) reconnectLater();
      });
    }, waitMs);
    timer.unref();
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  function reconnectNow(): void {
    if (current || stopped) return;
    waitMs = shortestWaitMs;
    reconnectLater();
  }

  function close(client: pg.Client): void {
    if (current === client) current = null;
    client.removeAllListeners();
    // A connection that breaks while it is being closed still emits `error`.
    client.on('error', () => {});
    client.end().catch(() => {});
  }

  await connect();
  databaseWatch.onBack(reconnectNow);
  return {
    restart() {
      if (current) abandon(current, new Error('a row could not be read'));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const client = current;
      current = null;
      await client?.end().catch(() => {});
    },
  };
}
