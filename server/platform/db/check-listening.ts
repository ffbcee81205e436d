import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { describeConnectionError } from './describe-connection-error.ts';

/** Far longer than a NOTIFY takes; a pooler that swallows it never delivers it. In milliseconds. */
const patience = 5000;

/**
 * Checks that a NOTIFY at `url` arrives at `directUrl`: a pooler in transaction mode accepts LISTEN but never delivers anything. Throws a
 * StartupError.
 */
export async function requireListening(url: string, directUrl: string): Promise<void> {
  const channel = `thengisa_${randomUUID()}`;
  const heard = Promise.withResolvers<true>();
  const listener = open(directUrl);
  const speaker = open(url);
  listener.on('notification', (notice) => {
    if (notice.channel === channel) heard.resolve(true);
  });
  const giveUp = new AbortController();
  try {
    await listener.connect();
    await listener.query(`listen "${channel}"`);
    await speaker.connect();
    await speaker.query('select pg_notify($1, $2)', [channel, '']);
    const silence = delay(patience, false as const, { signal: giveUp.signal }).catch(() => false as const);
    if (await Promise.race([heard.promise, silence])) return;
  } catch (error) {
    throw new StartupError(describeConnectionError(error as Error, listener), { cause: error });
  } finally {
    giveUp.abort();
    await Promise.all([listener.end().catch(() => {}), speaker.end().catch(() => {})]);
  }
  const { host, port } = listener;
  throw new StartupError(
    url === directUrl
      ? `DATABASE_URL points to a pooler in transaction mode (${host}:${port}). Set DATABASE_DIRECT_URL to the database itself.`
      : `DATABASE_DIRECT_URL (${host}:${port}) points to a pooler in transaction mode, or to another database than DATABASE_URL. Set it to the database itself.`,
  );
}

function open(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'thengisa start',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
  client.on('error', () => {});
  return client;
}
