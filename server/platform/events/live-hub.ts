import type pg from 'pg';
import type { LiveEvent } from '#contract/live.ts';
import { replayMs } from '#contract/live-stream.ts';
import type { DatabaseWatch } from '../db/database-watch.ts';
import type { Logger } from '../log.ts';
import { listen } from './listen.ts';
import { type LiveRow, latestId, rowsAfterId, rowsById, rowsOfLast, rowsSince } from './live-rows.ts';
import { liveChannel } from './publish-live.ts';

/** One event of a user; without an event it only says where to resume from later. */
export interface LiveMessage {
  readonly id: number;
  readonly event: LiveEvent | null;
}

export interface LiveHub {
  /**
   * Sends what the user missed since `afterId` (null: in the last `replayMs`), then a message without an event, then new events. An event may arrive
   * twice or out of order; its id identifies it. Resolves with what ends the subscription.
   */
  subscribe(userId: string, afterId: number | null, send: (message: LiveMessage) => void): Promise<() => void>;
  /** Number of subscribers in this process. */
  listeners(): number;
  stop(): Promise<void>;
}

interface Subscriber {
  readonly userId: string;
  readonly take: (row: LiveRow) => void;
}

interface HubSettings {
  readonly pool: pg.Pool;
  readonly connectionString: string;
  readonly databaseWatch: DatabaseWatch;
  readonly log: Logger;
  /** The id of the process's DOCUMENTS_KEY, which `npm run documents -- reseal` reads from the name of the connection. */
  readonly label?: string;
  /** Runs whenever the process begins to listen, again after each break. It doesn't listen if this fails. */
  readonly onListening?: () => Promise<void>;
}

/** Receives every new row of `live_events`, whichever process wrote it, and sends it to the users connected to this one. */
export async function openLiveHub({
  pool,
  connectionString,
  databaseWatch,
  log,
  label,
  onListening,
}: HubSettings): Promise<LiveHub> {
  const subscribers = new Map<string, Set<Subscriber>>();
  /** In commit order; null: it has to be read. */
  const announced = new Map<number, LiveRow | null>();
  // By the database's clock: until then nothing can have been missed.
  let completeUntil: Date | null = null;

  const deliver = (row: LiveRow) => {
    for (const subscriber of subscribers.get(row.userId) ?? []) subscriber.take(row);
  };

  /** One read at a time, so that events keep their order; those announced during a read are coalesced. */
  async function readAnnounced(): Promise<void> {
    while (announced.size > 0) {
      const rows = [...announced];
      const toRead = rows.flatMap(([id, row]) => (row ? [] : [id]));
      const read = new Map((toRead.length === 0 ? [] : await rowsById(pool, toRead)).map((row) => [row.id, row]));
      for (const [id, row] of rows) {
        const found = row ?? read.get(id);
        if (found) deliver(found);
        announced.delete(id);
      }
    }
  }

  function hear(row: LiveRow | null, id: number): void {
    if (row && announced.size === 0) {
      deliver(row);
      return;
    }
    announced.set(id, row);
    if (announced.size > 1) return;
    readAnnounced().catch(() => {
      announced.clear();
      listening.restart();
    });
  }

  async function timeOf(client: pg.Client): Promise<Date> {
    return (await client.query<{ now: Date }>('select now()')).rows[0]?.now ?? new Date();
  }

  const listening = await listen({
    connectionString,
    databaseWatch,
    channel: liveChannel,
    label,
    log,
    onNotification(payload) {
      const [, number, userId = '', event] = /^(\d+) (\S+)(?: (.+))?$/.exec(payload) ?? [];
      if (!subscribers.has(userId)) return;
      const id = Number(number);
      hear(event === undefined ? null : { id, userId, event: JSON.parse(event) }, id);
    },
    async onListening(client) {
      await onListening?.();
      const now = await timeOf(client);
      const missed = completeUntil ? await rowsSince(pool, [...subscribers.keys()], completeUntil) : [];
      for (const row of missed) deliver(row);
      completeUntil = now;
    },
    async onHealthy(client) {
      completeUntil = await timeOf(client);
    },
  });

  return {
    async subscribe(userId, afterId, send) {
      const { take, open } = inOrder(send);
      const subscriber: Subscriber = { userId, take };
      const ofUser = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, ofUser.add(subscriber));
      const unsubscribe = () => {
        ofUser.delete(subscriber);
        if (ofUser.size === 0 && subscribers.get(userId) === ofUser) subscribers.delete(userId);
      };
      try {
        const resumeFrom = await latestId(pool);
        const missed = afterId === null ? rowsOfLast(pool, userId, replayMs) : rowsAfterId(pool, userId, afterId);
        open(await missed, resumeFrom);
      } catch (error) {
        unsubscribe();
        throw error;
      }
      return unsubscribe;
    },
    listeners: () => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
    stop: () => listening.stop(),
  };
}

const remembered = 1000;

/** Buffers new events during the replay, and drops those sent before. */
function inOrder(send: (message: LiveMessage) => void) {
  const sent = new Set<number>();
  let waiting: LiveRow[] | null = [];

  const pass = ({ id, event }: LiveRow) => {
    if (sent.has(id)) return;
    sent.add(id);
    if (sent.size > remembered) for (const oldest of sent.values().take(1)) sent.delete(oldest);
    send({ id, event });
  };

  return {
    take(row: LiveRow) {
      if (waiting) waiting.push(row);
      else pass(row);
    },
    open(past: readonly LiveRow[], resumeFrom: number) {
      for (const row of past) pass(row);
      send({ id: resumeFrom, event: null });
      for (const row of waiting ?? []) pass(row);
      waiting = null;
    },
  };
}
