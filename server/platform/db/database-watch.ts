import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../log.ts';
import type { DatabaseAddress } from './database-address.ts';
import { DatabaseAway, markLoss, markTrouble } from './database-trouble.ts';

/** Whether this process reaches a database that takes writes. */
export interface DatabaseWatch {
  /** Since the last question, or none that was lost. Silence of a second changes nothing. */
  readonly answers: boolean;
  /** Then every query fails at once. */
  readonly isAway: boolean;
  /** Clients that fail at once while the database is away, so that no caller waits for it. */
  clientOf(Plain: typeof pg.Client): typeof pg.Client;
  onBack(listener: () => void): void;
  close(): Promise<void>;
}

interface WatchSettings extends Pick<DatabaseAddress, 'url'> {
  /** Where `url` leads to a pooler: the database itself. */
  readonly directUrl?: string;
  readonly log: Logger;
  readonly everyMs?: number;
  /** It is a replica, and serves no other purpose. */
  readonly standby?: boolean;
}

/** Three turns, and what began before them, are less than four seconds: calls are answered within five. */
const usualMs = 750;
/** In turns: a busy machine may be slow for a second. */
const silentTurns = 3;
const refusedTurns = 2;

const databaseAway = 'the database does not answer: until it does, pages are served and calls are refused with 503';
const replicaAway = 'the replica does not answer: until it does, the primary answers in its place';

type Answer = 'answers' | 'silent' | 'fails' | 'refuses';

/** It ends or starts, or no one listens there. Other failures may be of this one connection: a changed password, a name that isn't found. */
const refusing = /^(57P0[123]|ECONNREFUSED)$/;

/** @param ask what to do over a connection of its own, which is closed within that time */
async function succeeds(url: string, withinMs: number, ask: (client: pg.Client) => Promise<boolean>): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'thengisa' });
  client.on('error', () => {});
  const asking = client.connect().then(() => ask(client));
  const late = new AbortController();
  const wait = delay(withinMs, false, { signal: late.signal, ref: false });
  try {
    return await Promise.race([asking, wait]);
  } catch {
    return false;
  } finally {
    late.abort();
    wait.catch(() => {});
    asking.catch(() => {});
    client.connection.stream.destroy();
  }
}

/** Asks in turns, over a connection of its own: those of the pool may all be busy with a healthy database. */
export function watchDatabase(settings: WatchSettings): DatabaseWatch {
  const { url, directUrl = url, log, everyMs = usualMs, standby = false } = settings;
  const { host, port } = new pg.Client({ connectionString: url });
  const clients = new Set<pg.Client>();
  const listeners: (() => void)[] = [];
  const ending = new AbortController();
  const { signal } = ending;
  let asker: pg.Client | null = null;
  let asking: Promise<Answer> | null = null;
  let awaySince: number | null = null;
  let answers = false;
  let heard = 0;

  function drop(): void {
    const dropped = asker;
    asker = null;
    asking = null;
    dropped?.connection.stream.destroy();
  }

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'thengisa', keepAlive: true });
    asker = client;
    const lose = () => {
      if (asker !== client) return;
      answers = false;
      drop();
    };
    client.on('error', lose).on('end', lose);
    await client.connect().catch((error: unknown) => {
      lose();
      throw error;
    });
    return client;
  }

  // A former primary takes no writes, even if it answers.
  async function isRight(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === standby;
  }

  async function ask(): Promise<Answer> {
    try {
      if (await isRight(asker ?? (await open()))) return 'answers';
      drop();
      return 'refuses';
    } catch (error) {
      const code = String((error as { code?: string }).code);
      // It has no connection to spare, and those it gave still work.
      if (code === '53300') return 'answers';
      return refusing.test(code) ? 'refuses' : 'fails';
    }
  }

  /** Bytes that arrived since the last turn on any connection to that address are a sign of life too. */
  function hasArrived(): boolean {
    const before = heard;
    heard = 0;
    for (const client of clients) {
      if (client.host === host && client.port === port) heard += (client.connection.stream as Socket).bytesRead;
    }
    return heard > before;
  }

  /** A pooler lets in while all its own connections are busy, and what is asked waits there. */
  async function isPoolerBusy(): Promise<boolean> {
    if (directUrl === url) return false;
    const [letsIn, isThere] = await Promise.all([
      succeeds(url, everyMs, async () => true),
      succeeds(directUrl, everyMs, isRight),
    ]);
    return letsIn && isThere;
  }

  async function look(): Promise<Answer> {
    asking ??= ask();
    const late = new AbortController();
    const wait = async () => {
      await delay(everyMs, undefined, { signal: late.signal, ref: false });
      // This process may have been busy itself: first it takes what has arrived.
      await new Promise((resolve) => setImmediate(resolve));
      return 'silent' as const;
    };
    try {
      const answer = await Promise.race([asking, wait()]);
      if (answer !== 'silent') asking = null;
      return answer;
    } finally {
      late.abort();
    }
  }

  function leave(): void {
    awaySince = performance.now();
    answers = false;
    log.error(standby ? replicaAway : databaseAway);
    drop();
    for (const client of clients) client.connection.stream.destroy(new DatabaseAway());
  }

  function comeBack(since: number): void {
    awaySince = null;
    log.warn(
      { awaySeconds: Math.round((performance.now() - since) / 1000) },
      standby ? 'the replica answers again' : 'the database answers again',
    );
    for (const listener of listeners) listener();
  }

  async function watch(): Promise<void> {
    let silent = 0;
    let refused = 0;
    let failed = false;
    let unanswered = 0;
    while (!signal.aborted) {
      const began = performance.now();
      const answer = await look();
      if (signal.aborted) return;
      const arrived = hasArrived();
      unanswered = answer === 'silent' ? unanswered + 1 : 0;
      if (answer === 'answers') {
        silent = refused = 0;
        failed = false;
        answers = true;
        if (awaySince !== null) comeBack(awaySince);
      } else if (awaySince === null) {
        silent = arrived ? 0 : silent + 1;
        refused = answer === 'refuses' ? refused + 1 : 0;
        // Where only new connections fail, this process goes on with those it has.
        if (answer !== 'silent') answers = answer === 'fails' && failed && arrived;
        failed = answer === 'fails';
        if (refused >= refusedTurns) leave();
        else if (silent >= silentTurns) {
          if (await isPoolerBusy()) silent = 0;
          else if (!signal.aborted) leave();
        }
      }
      // The next turn asks over another connection: this one may be dead for good.
      if (unanswered === silentTurns) {
        unanswered = 0;
        drop();
      }
      const rest = began + everyMs - performance.now();
      await delay(Math.max(rest, 0), undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const watching = watch();
  return {
    get answers() {
      return answers;
    },
    get isAway() {
      return awaySince !== null;
    },
    clientOf(Plain) {
      return class extends Plain {
        override connect(...given: unknown[]): never {
          const connecting = awaySince === null ? this.#connect() : Promise.reject(new DatabaseAway());
          const [told] = given as [((error?: Error) => void) | undefined];
          if (!told) return connecting as never;
          return connecting.then(() => told(), told) as never;
        }

        async #connect(): Promise<void> {
          // An idle connection that breaks, and one whose statement is under way.
          this.prependListener('error', markLoss);
          clients.add(this);
          this.connection.stream.once('close', () => clients.delete(this));
          await super.connect().catch((error: Error) => {
            throw markTrouble(error);
          });
        }
      };
    },
    onBack: (listener) => void listeners.push(listener),
    async close() {
      ending.abort();
      drop();
      await watching;
    },
  };
}
