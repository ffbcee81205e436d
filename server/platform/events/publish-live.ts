import { sql } from 'drizzle-orm';
import type { LiveEvent } from '#contract/live.ts';
import { prepared } from '../db/prepared.ts';
import type { Tx } from '../db/transaction.ts';

/**
 * The channel that announces new rows of `live_events` to all processes, as `<row id> <user id> <event>`; without the event where it is long: then it
 * is read.
 */
export const liveChannel = 'live';

/** The recipient of events for all administrators: no account, since they have none. */
export const administrators = '00000000-0000-0000-0000-000000000000';

export interface LiveNews {
  readonly userId: string;
  readonly event: LiveEvent;
}

/** Limit of a NOTIFY payload, which ends at 8000 bytes. */
const mostBytes = 7500;

const channel = sql.raw(`'${liveChannel}'`);

const publishEach = prepared('live_publish_each', (db, name) => {
  const added = db.$with('added', {}).as(
    sql`insert into live_events (user_id, payload)
      select user_id, payload
      from unnest(${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('payloads')}::jsonb[])
        with ordinality as given (user_id, payload, place)
      order by place
      returning id, user_id, payload::text as event`,
  );
  const event = sql`case when octet_length(event) < ${sql.raw(String(mostBytes))} then ' ' || event else '' end`;
  const told = sql`pg_notify(${channel}, id || ' ' || user_id || ${event})`;
  return db.with(added).select({ told }).from(sql`added`).prepare(name);
});

const publishSame = prepared('live_publish_same', (db, name) => {
  const added = db.$with('added', {}).as(
    sql`insert into live_events (user_id, payload)
      select user_id, ${sql.placeholder('kept')}::jsonb
      from unnest(${sql.placeholder('userIds')}::uuid[]) with ordinality as given (user_id, place)
      order by place
      returning id, user_id`,
  );
  const event = sql`coalesce(' ' || ${sql.placeholder('event')}::text, '')`;
  const told = sql`pg_notify(${channel}, id || ' ' || user_id || ${event})`;
  return db.with(added).select({ told }).from(sql`added`).prepare(name);
});

// What a user wrote is stored in one place, where it can be deleted: late recipients fetch it.
const textOf = (event: LiveEvent) => JSON.stringify({ ...event, message: undefined });

/** Publishes events to users, wherever they are connected, once the transaction is committed; in this order. */
export async function publishLiveNews(tx: Tx, news: readonly LiveNews[]): Promise<void> {
  if (news.length === 0) return;
  const payloads = news.map(({ event }) => textOf(event));
  tx.inPassing(publishEach(tx.db).execute({ userIds: news.map(({ userId }) => userId), payloads }));
}

/** Publishes the same event to each of these users. */
export async function publishLive(tx: Tx, userIds: readonly string[], event: LiveEvent): Promise<void> {
  if (userIds.length === 0) return;
  const whole = JSON.stringify(event);
  tx.inPassing(
    publishSame(tx.db).execute({
      userIds: [...new Set(userIds)],
      kept: textOf(event),
      event: Buffer.byteLength(whole) < mostBytes ? whole : null,
    }),
  );
}
