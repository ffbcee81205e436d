import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** Start-up work that must not run in two processes at the same moment. Arbitrary fixed numbers, the same in every process. */
const locks = {
  'the migrations': 7_419_201,
  'the setup of the queues': 7_419_202,
} as const;

export interface Waiting {
  readonly onProgress?: (message: string) => void;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
  readonly patienceSeconds?: number;
}

/**
 * Runs the work while no other process does the same. The lock belongs to a transaction that stays open during the work: a transaction pooler would
 * keep a session lock after its owner is gone. Throws a StartupError when another process holds it for too long.
 */
export async function takeTurnsAtStart<Result>(
  url: string,
  what: keyof typeof locks,
  work: () => Promise<Result>,
  waiting: Waiting = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thengisa start',
    connectionTimeoutMillis: 10_000,
  });
  // Whatever breaks it fails the next query.
  client.on('error', () => {});
  await client.connect();
  try {
    // The transaction idles during the work; the role may have limits of its own.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0');
    await lock(client, what, waiting);
    const result = await work();
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

async function lock(client: pg.Client, what: keyof typeof locks, waiting: Waiting): Promise<void> {
  const { onProgress = () => {}, signal, patienceSeconds = 120 } = waiting;
  const deadline = Date.now() + patienceSeconds * 1000;
  for (let attempt = 0; !(await tryLock(client, locks[what])); attempt++) {
    if (Date.now() >= deadline) throw await heldTooLong(client, what, patienceSeconds);
    if (attempt === 0) onProgress(`Waiting for another start to finish ${what}`);
    await delay(100, undefined, { signal });
  }
}

async function tryLock(client: pg.Client, number: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [number]);
  return rows[0]?.locked === true;
}

async function heldTooLong(client: pg.Client, what: keyof typeof locks, seconds: number): Promise<StartupError> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [locks[what]],
  );
  const [holder] = rows;
  return new StartupError(
    `Another start has not finished ${what} in ${seconds} seconds. Start again when it has${
      holder ? `; if none is under way, end its connection first: select pg_terminate_backend(${holder.pid})` : ''
    }.`,
  );
}
